"""Tagged JSON: what a constructor takes is saved, and nothing else gets in or out."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.codec import CannotLoad, CannotSave, Codec, Json


class Piece:
    def __init__(self, name: str, where: list[int], pair: tuple[int, ...]) -> None:
        self.name = name
        self.where = where
        self.pair = pair
        self.cache = object()


CODEC = Codec([Piece])


def test_an_object_comes_back_as_it_was() -> None:
    packed = json.loads(json.dumps(CODEC.pack(Piece("a", [1, 2], (3, 4)))))
    assert packed == {"Piece": ["a", [1, 2], {"()": [3, 4]}]}
    again = CODEC.unpack(packed)
    assert isinstance(again, Piece)
    assert (again.name, again.where, again.pair) == ("a", [1, 2], (3, 4))


@pytest.mark.parametrize("thing", [None, True, 7, "text", [], [1, [2]]])
def test_plain_things_stay_plain(thing: Json) -> None:
    assert CODEC.unpack(CODEC.pack(thing)) == thing == CODEC.pack(thing)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.lists(inner).map(tuple),
)


@given(PLAIN)
def test_lists_and_tuples_come_back_as_they_were(thing: object) -> None:
    again = CODEC.unpack(json.loads(json.dumps(CODEC.pack(thing))))
    assert again == thing
    assert repr(again) == repr(thing), "a list is not a tuple, and True is not 1"


@pytest.mark.parametrize("thing", [1.5, {"a": 1}, object(), lambda: None, {1, 2}])
def test_what_is_not_plain_data_cannot_be_saved(thing: object) -> None:
    with pytest.raises(CannotSave):
        CODEC.pack([thing])


@pytest.mark.parametrize(
    "packed",
    [{"Unknown": []}, {"Piece": ["a"]}, {"Piece": "a"}, {"Piece": [], "()": []}, {}],
)
def test_what_was_never_saved_cannot_be_loaded(packed: Json) -> None:
    with pytest.raises(CannotLoad):
        CODEC.unpack(packed)


def test_a_digest_tells_states_apart() -> None:
    digests = {CODEC.digest(Piece("a", [1], ())), CODEC.digest(Piece("a", [2], ())), CODEC.digest(Piece("b", [1], ()))}
    assert len(digests) == 3
    assert CODEC.digest(Piece("a", [1], ())) in digests
