"""Guests: a name and an opaque token, of which only the hash is kept."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Final

from signoria.server.problems import NotDone
from signoria.server.store import PersonRow, Store

TOKEN_BYTES: Final = 32
LONGEST_NAME: Final = 24


class People:
    """Who comes in, and who somebody is."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store = store
        self.clock = clock

    async def enter(self, name: str) -> tuple[PersonRow, str]:
        """A new guest and their token, which nobody can be told again."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = PersonRow(secrets.token_urlsafe(9), known_name(name), token_hash(token), self.clock())
        await self.store.add_person(person)
        return person, token

    async def with_token(self, token: str) -> PersonRow | None:
        """Whose token this is."""
        return await self.store.person_by_token(token_hash(token)) if token else None

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Call somebody differently from now on."""
        name = known_name(name)
        await self.store.rename(person.id, name)
        return replace(person, name=name)


def token_hash(token: str) -> bytes:
    return sha256(token.encode()).digest()


def known_name(name: str) -> str:
    """A name as it may stand on a table."""
    visible = plain(name)
    if not 0 < len(visible) <= LONGEST_NAME:
        raise NotDone(422, "no-name")
    return visible


def plain(text: str) -> str:
    """What somebody wrote as others may see it: one line, nothing invisible."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    return " ".join("".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C").split())
