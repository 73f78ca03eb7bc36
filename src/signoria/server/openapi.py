"""The OpenAPI document and the schema of all messages, made from the endpoints and the Structs."""

from __future__ import annotations

import inspect
import re
from functools import cache
from importlib.metadata import version
from typing import get_args

import msgspec

from signoria.kernel.codec import Json
from signoria.registry import packages
from signoria.server import messages
from signoria.server.api import ENDPOINTS, Endpoint

PROBLEMS = {
    401: "Nobody is known by this cookie or token.",
    403: "Not for the asker to do.",
    404: "There is no such thing.",
    409: "Not now.",
    429: "Too much at once.",
    413: "Too much.",
    422: "Not understood, or against the rules.",
    503: "Too much at this table at once; try again.",
}


def reference(kind: type[msgspec.Struct]) -> Json:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def content(schema: Json) -> Json:
    return {"application/json": {"schema": schema}}


def operation(endpoint: Endpoint) -> Json:
    """One endpoint, as OpenAPI says it."""
    statuses = {*endpoint.refusals, *([401] if endpoint.somebody else []), *([413] if endpoint.takes else [])}
    statuses |= {403} if endpoint.method != "GET" else set()
    statuses |= {503} if endpoint.somebody and "{table}" in endpoint.path else set()
    gives: Json = reference(endpoint.gives) if endpoint.gives else {"type": "array", "items": {"type": "object"}}
    responses: dict[str, Json] = {
        str(endpoint.status): {"description": inspect.getdoc(endpoint.does) or "", "content": content(gives)}
    }
    for status in sorted(statuses):
        responses[str(status)] = {"description": PROBLEMS[status], "content": content(reference(messages.Problem))}
    fields: dict[str, Json] = {
        "operationId": endpoint.does.__name__,
        "summary": inspect.getdoc(endpoint.does) or "",
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", endpoint.path)
        ],
        "responses": responses,
    }
    if endpoint.takes:
        fields["requestBody"] = {"required": True, "content": content(reference(endpoint.takes))}
    if endpoint.somebody:
        fields["security"] = [{"bearer": []}, {"cookie": []}]
    return fields


def spliced(place: str) -> dict[str, dict[str, Json]]:
    """What is spliced in as it was encoded: a table, a board for each seat, what an entry tells and changes."""
    thing: Json = {"type": "object"}
    labels, changes = [several({"$ref": f"{place}/{kind.__name__}"}) for kind in (messages.Label, messages.Change)]
    return {
        messages.View.__name__: {"table": thing, "boards": several(thing)},
        messages.Entry.__name__: {"labels": labels, "changes": changes},
    }


def several(items: Json) -> Json:
    return {"type": "array", "items": items}


@cache
def document() -> dict[str, Json]:
    """The whole OpenAPI document."""
    kinds = {kind for endpoint in ENDPOINTS for kind in (endpoint.gives, endpoint.takes) if kind}
    kinds |= {messages.Problem, messages.Change}
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    for kind, fields in spliced("#/components/schemas").items():
        schemas[kind]["properties"] |= fields
    paths: dict[str, dict[str, Json]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    schemes: Json = {
        "bearer": {"type": "http", "scheme": "bearer"},
        "cookie": {"type": "apiKey", "in": "cookie", "name": "signoria"},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Signoria", "version": version("signoria")},
        "paths": {path: dict(operations) for path, operations in paths.items()},
        "components": {"schemas": schemas, "securitySchemes": schemes},
    }


def schema() -> dict[str, object]:
    """Every message and every game's view in one JSON Schema; TypeScript is made from it."""
    views = [package.view.type for package in packages().values()]
    structs = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    _, definitions = msgspec.json.schema_components([*structs, *views], ref_template="#/$defs/{name}")
    for kind, fields in spliced("#/$defs").items():
        definitions[kind]["properties"] |= fields
    unions = {name: get_args(getattr(messages, name)) for name in ("Message", "Request")}
    for name, kinds in unions.items():
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}
    return {"$defs": dict(sorted(definitions.items()))}
