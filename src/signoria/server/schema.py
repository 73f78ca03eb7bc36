"""Prints the schema of everything that travels, for `npm run types`."""

from __future__ import annotations

import json

from signoria.server.openapi import schema

if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
