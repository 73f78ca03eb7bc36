"""Whatever a game says or shows has words: nothing is missing, nothing is unused, in any language."""

from __future__ import annotations

import pytest

from signoria.kernel.core import Label, Term
from signoria.kernel.match import Match
from signoria.kit.field import PLAYER
from signoria.kit.missing import missing_in
from signoria.kit.table import names_in
from signoria.kit.words import LANGUAGES
from signoria.registry import catalogue, cover_messages, games, package, packages, words_in
from tests.faces.printed import amounts_in
from tests.words.catalogue import cited_rules, literals
from tests.words.gathering import gathered, keys

GAMES = sorted(games())
NAMES = ["Anna", "Bruno", "Carla", "Dino"]
TOPICS = {"lorenzo": 36, "masters": 23, "princes": 34}


def of_game(game: str) -> set[str]:
    return {key for key in catalogue("en").messages if key.startswith(f"{game}-")}


#: What every game says of a lack.
LACKS = {"platform-lack", "platform-unmet"}


def topics(game: str) -> set[str]:
    start = f"{game}-topic-"
    return {key.removeprefix(start) for key in of_game(game) if key.startswith(start)}


def settings(game: str) -> set[str]:
    """What a setting is called, and those of its values that are words."""
    messages = set()
    for setting in games()[game].settings:
        name = f"{game}-setting-{setting.key}"
        words = [value for value in setting.values if isinstance(value, (bool, str))]
        messages |= {name, *[f"{name}-{str(value).lower()}" for value in words]}
    return messages


def term_labels(term: Term) -> tuple[Label, ...]:
    """The name of a word and all that is said about it."""
    return (term.name, *term.about)


def orders(game: str) -> list[Label]:
    """What answers are called that can be ordered."""
    return [answer.label for question in package(game).orders for answer in question.answers]


def amounts(game: str) -> set[str]:
    """What amounts drawn on pieces are called, where they have a message of their own."""
    drawn = [amount["of"] for face in package(game).faces()["pieces"].values() for amount in amounts_in(face)]
    return {f"{game}-{of.replace('_', '-')}" for of in drawn} & of_game(game)


def headings(game: str) -> set[str]:
    """What the page of a game's pieces calls their kinds, and those tints and levels that it has a name for."""
    faces = package(game).faces()["pieces"].values()
    kinds = {f"{game}-cards-kind-{face['kind'].replace('_', '-')}" for face in faces}
    others = {f"{game}-cards-{of}" for of in ("tints", "level", "levels", *[f"tint-{face['tint']}" for face in faces])}
    return kinds | (others & of_game(game))


@pytest.mark.parametrize("game", GAMES)
def test_what_everybody_stops_for_happens(game: str) -> None:
    events = {label.key for label in gathered(game).labels}
    assert set(package(game).scene_messages) <= events
    assert package(game).scene_messages or game not in TOPICS  # others need not stop for anything


@pytest.mark.parametrize("game", GAMES)
def test_what_gives_something_away_is_offered(game: str) -> None:
    assert set(package(game).gives_away) <= {option.verb for option in games()[game].options}


def needed_messages(game: str) -> set[str]:
    """Every message that the game, its table and the pages ask for."""
    gathering = gathered(game)
    parts = games()[game].scores(Match.begin(games()[game], {}, "s").state)[0].parts
    declared = packages()[game].view.declaration
    fields = {name for part in (declared.table, declared.boards, declared.own) for name in names_in(part)}
    return {
        *[key for label in gathering.labels for key in keys(label)],
        *[key for term in games()[game].glossary().values() for label in term_labels(term) for key in keys(label)],
        *[key for label in orders(game) for key in keys(label)],
        *(fields - {PLAYER}),
        *gathering.amounts,
        *[f"{game}-part-{part}" for part in parts],
        *[f"{game}-rule-{rule}" for rule in cited_rules(game)],
        *[f"{game}-{kind}-{topic}" for topic in topics(game) for kind in ("topic", "help")],
        *settings(game),
        *amounts(game),
        *headings(game),
        *[f"{game}-lesson-{lesson.key}" for lesson in package(game).teaching.lessons],
        *cover_messages(game),
        *([f"{game}-tie"] if gathering.ties else []),
        f"{game}-about",
    }


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_missing(game: str) -> None:
    assert needed_messages(game) - of_game(game) - LACKS == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_unused(game: str) -> None:
    assert of_game(game) - needed_messages(game) - literals(game) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_happens_or_is_refused_can_be_said(game: str, language: str) -> None:
    for viewer in (None, 0, 1):
        words = words_in(language, viewer, NAMES)
        labels = (*gathered(game).labels, *orders(game))
        for label in (*labels, *[missing for missing in map(missing_in, labels) if missing]):
            text = words.translate(label)
            assert text
            assert "{" not in text


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_view_is_in_the_glossary(game: str) -> None:
    assert gathered(game).words - set(games()[game].glossary()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_glossary_is_explained(game: str, language: str) -> None:
    words = words_in(language)
    for word, term in games()[game].glossary().items():
        texts = [words.translate(label) for label in term_labels(term)]
        assert all(texts), word
        assert not [text for text in texts if "{" in text], word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_refuses_something_has_a_sentence_and_no_other_has(game: str, language: str) -> None:
    start = f"{game}-rule-"
    sentences = {key.removeprefix(start) for key in catalogue(language).messages if key.startswith(start)}
    assert sentences == cited_rules(game)
    assert words_in(language).rule(game, games()[game].rule_of_turns)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_can_be_asked_about_is_explained(game: str, language: str) -> None:
    topics = words_in(language).topics(game)
    assert len(topics) == TOPICS.get(game, len(topics))
    assert all(words_in(language).say(help_text) for help_text in topics.values())


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_ordered_exists(game: str) -> None:
    """Kinds that are asked, codes of the catalogue, places of the view and words of the glossary."""
    gathering = gathered(game)
    kinds = {label.key.removeprefix(f"{game}-decision-") for label in gathering.labels}
    for question in package(game).orders:
        assert question.kind in kinds
        assert {code for answer in question.answers for code in answer.codes} <= set(games()[game].by_code)
        places = [packages()[game].view.at(place) for place in (question.place, question.limit) if place]
        assert all(place.name in of_game(game) for place in places)
        assert set(question.words) <= set(games()[game].glossary())
        assert all(len(answer.codes) <= 64 for answer in question.answers)


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_tell_all_there_is_to_explain_each_once(game: str) -> None:
    """Why the record can be trusted stands on the page of help, for all games."""
    lessons = package(game).teaching.lessons
    taught = [topic for lesson in lessons for topic in lesson.topics]
    assert len(set(taught)) == len(taught)
    assert set(taught) == (topics(game) - {"record"} if lessons else set())
    assert {piece for lesson in lessons for piece in lesson.pieces} <= set(package(game).faces()["pieces"])


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_told_something_at_every_kind_of_question(game: str) -> None:
    hints = package(game).teaching.hints
    assert {topic for hinted in hints.values() for topic in hinted} <= topics(game)
    kinds = {key.removeprefix(f"{game}-decision-").replace("-", "_") for key in of_game(game) if "-decision-" in key}
    assert set(hints) == (kinds if package(game).teaching.lessons else set())
