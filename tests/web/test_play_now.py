"""*Play now* asks how many, how strong and by which rules, proposes what was chosen last, and is still two clicks."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from signoria.registry import games
from tests.web.conftest import SIZES, Visit
from tests.web.test_access import violations_in_both_themes
from tests.web.test_front import AT_REST, CUT, open_settled, title
from tests.web.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.slow
WORDS = {"en": ("Play now", "Begin"), "it": ("Gioca subito", "Comincia")}


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def ask(visitor: Visitor, game: str, language: str = "en") -> Locator:
    """Press *Play now* at a game; the sheet that asks."""
    page = open_settled(visitor, "/")
    page.get_by_role("button", name=f"{WORDS[language][0]}: {title(game, language)}").click()
    expect(sheet(page)).to_be_visible()
    page.evaluate(AT_REST)
    return sheet(page)


def chosen(dialog: Locator) -> list[str]:
    """What is chosen, question by question."""
    return [radio.evaluate("(node) => node.closest('label').innerText.split('\\n')[0]") for radio in checked(dialog)]


def checked(dialog: Locator) -> list[Locator]:
    return dialog.locator("input:checked:not(:disabled)").all()


def pick(dialog: Locator, question: str, answer: str) -> None:
    dialog.get_by_role("group", name=question).get_by_text(answer, exact=True).click()


def begin(visitor: Visitor) -> Any:
    """Press *Begin*; the table that comes of it."""
    sheet(visitor.page).get_by_role("button", name="Begin").click()
    visitor.page.wait_for_url(re.compile(r"/tables/[\w-]{12}$"))
    expect(visitor.bar).to_be_visible()
    return visitor.guest().get(f"/api/tables/{visitor.page.url.rsplit('/', 1)[1]}")


def bots(table: Any) -> list[str]:
    return [seat.get("bot", "") for seat in table["seats"]]


@SIZES
@pytest.mark.parametrize(
    ("game", "rules"), [("lorenzo", "Short rules"), ("masters", "Full rules"), ("princes", "The base game")]
)
def test_a_newcomer_is_proposed_three_seats_strong_bots_and_the_shortest_rules(
    visit: Visit, game: str, rules: str, size: tuple[int, int]
) -> None:
    anna = visit(size=size)
    dialog = ask(anna, game)
    expect(dialog.get_by_role("group")).to_have_count(3)
    assert chosen(dialog) == ["3", "Strong", rules]
    table = begin(anna)
    assert bots(table) == ["", "greedy", "greedy"]
    assert table["game"] == game
    assert not any(table["settings"].get(key) for key in ("advanced", "houses", "expansion"))


@pytest.mark.parametrize("game", games())
def test_every_answer_has_a_sentence(visit: Visit, game: str) -> None:
    dialog = ask(visit(), game)
    for question in ("How strong are the others?", "By which rules?"):
        for about in dialog.get_by_role("group", name=question).locator("label .about").all():
            assert (about.text_content() or "").endswith(".")


def test_what_is_chosen_is_played_and_proposed_again_for_this_game(visit: Visit) -> None:
    anna = visit()
    dialog = ask(anna, "lorenzo")
    pick(dialog, "How many play?", "2")
    pick(dialog, "How strong are the others?", "Easy")
    pick(dialog, "By which rules?", "Full rules")
    table = begin(anna)
    assert bots(table) == ["", "random"]
    assert (table["settings"]["advanced"], table["settings"]["houses"]) == (True, False)
    assert chosen(ask(anna, "lorenzo")) == ["2", "Easy", "Full rules"]
    assert chosen(ask(anna, "princes")) == ["3", "Strong", "The base game"]


def test_what_is_closed_without_beginning_is_not_remembered(visit: Visit) -> None:
    anna = visit()
    pick(ask(anna, "princes"), "How many play?", "5")
    anna.page.keyboard.press("Escape")
    expect(sheet(anna.page)).to_have_count(0)
    assert chosen(ask(anna, "princes"))[0] == "3"


def test_an_address_without_seats_plays_as_one_did_last(visit: Visit) -> None:
    anna = visit()
    dialog = ask(anna, "princes")
    pick(dialog, "How many play?", "4")
    pick(dialog, "By which rules?", "With The Muse and the Princess")
    begin(anna)
    anna.open("/play/princes")
    anna.page.wait_for_url(re.compile(r"/tables/[\w-]{12}$"))
    table = anna.guest().get(f"/api/tables/{anna.page.url.rsplit('/', 1)[1]}")
    assert bots(table) == ["", "greedy", "greedy", "greedy"]
    assert table["settings"]["expansion"] is True


@SIZES
def test_five_play_lorenzo_with_the_expansion_and_the_others_say_why_not(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    dialog = ask(anna, "lorenzo")
    pick(dialog, "How many play?", "5")
    assert chosen(dialog) == ["5", "Strong", "With Houses of Renaissance"]
    for way in ("Short rules", "Full rules"):
        radio = dialog.get_by_role("radio", name=way)
        expect(radio).to_be_disabled()
        expect(radio).to_have_accessible_description("Only for 2 to 4 players.")
    pick(dialog, "How many play?", "4")
    assert chosen(dialog) == ["4", "Strong", "Short rules"]
    pick(dialog, "How many play?", "5")
    table = begin(anna)
    assert bots(table) == ["", *["greedy"] * 4]
    assert (table["settings"]["advanced"], table["settings"]["houses"]) == (True, True)


def test_alone_there_is_nobody_to_be_strong(visit: Visit) -> None:
    anna = visit()
    dialog = ask(anna, "masters")
    pick(dialog, "How many play?", "1")
    for strength in dialog.get_by_role("group", name="How strong are the others?").get_by_role("radio").all():
        expect(strength).to_be_disabled()
        expect(strength).to_have_accessible_description("Nobody else plays.")
    assert bots(begin(anna)) == [""]


def test_the_keyboard_begins_at_once_and_escape_gives_the_focus_back(visit: Visit) -> None:
    anna = visit()
    page = open_settled(anna, "/")
    button = page.get_by_role("button", name=f"Play now: {title('masters')}")
    button.focus()
    page.keyboard.press("Enter")
    expect(sheet(page).get_by_role("button", name="Begin")).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet(page).get_by_role("button", name="Begin")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/tables/[\w-]{12}$"))


@SIZES
@pytest.mark.parametrize("game", games())
def test_a_double_click_only_opens_the_sheet(visit: Visit, game: str, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    page = open_settled(anna, "/")
    page.get_by_role("button", name=f"Play now: {title(game)}").dblclick()
    expect(sheet(page)).to_be_visible()
    page.evaluate(AT_REST)
    expect(sheet(page)).to_be_visible()
    assert page.url.endswith("/")
    assert anna.guest().get("/api/tables")["mine"] == []
    assert begin(anna)["phase"] == "playing"


@SIZES
def test_a_click_beside_closes_the_sheet(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    ask(anna, "masters")
    anna.page.mouse.click(size[0] / 2, 20)
    expect(sheet(anna.page)).to_have_count(0)


@SIZES
def test_ones_name_is_changed_in_its_place_and_goes_to_the_table(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size=size, name="")
    dialog = ask(anna, "masters")
    tag = dialog.get_by_role("button", name="Change your name")
    proposed = tag.text_content() or "?"
    tag.click()
    dialog.get_by_label("Your name").fill("Nobody")
    anna.page.keyboard.press("Escape")
    expect(tag).to_have_text(proposed)
    tag.click()
    dialog.get_by_label("Your name").fill("Anna Lena")
    anna.page.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Change your name")).to_contain_text("Anna Lena")
    assert begin(anna)["seats"][0] == {"name": "Anna Lena"}


def test_a_name_that_was_typed_is_meant_without_saving_it(visit: Visit) -> None:
    anna = visit(name="")
    dialog = ask(anna, "masters")
    dialog.get_by_role("button", name="Change your name").click()
    dialog.get_by_label("Your name").fill("Annetta")
    assert begin(anna)["seats"][0] == {"name": "Annetta"}


@SIZES
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", games())
def test_the_sheet_fits(visit: Visit, game: str, language: str, size: tuple[int, int]) -> None:
    anna = visit(size=size, language=language, name="Alessandra Frescobaldi")
    dialog = ask(anna, game, language)
    page = anna.page
    expect(dialog.get_by_role("button", name=WORDS[language][1])).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert [node for node in page.evaluate(CUT) if 'class="name' not in node] == []
    if size != PHONE:
        assert dialog.locator(".content").evaluate("(node) => node.scrollHeight - node.clientHeight") <= 0


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", games())
def test_axe_finds_nothing_on_the_sheet(visit: Visit, game: str, size: tuple[int, int]) -> None:
    anna = visit(size=size)
    dialog = ask(anna, game)
    assert violations_in_both_themes(anna.page) == []
    dialog.get_by_role("group", name="How many play?").get_by_role("radio").first.press("ArrowLeft")
    assert violations_in_both_themes(anna.page) == []
