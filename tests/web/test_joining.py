"""Tables one can join stand first on the front page, say what they are, hold still, and one click sits down."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.company import Company
from tests.server.guest import Guest
from tests.server.serving import Serving
from tests.web.conftest import SIZES, Visit
from tests.web.test_access import violations_in_both_themes
from tests.web.test_front import AT_REST, CUT, open_settled
from tests.web.visitor import LAPTOP, PHONE

pytestmark = pytest.mark.slow
LONG_NAME = "Lisabetta Guicciardinini"
#: The page asks the server again, as it does when somebody comes back to it.
LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
#: Where everything on the page stands that stays there.
BOXES = """() => [...document.querySelectorAll('main h1, main h2, main h3, main .ways .button, main article')]
    .map((node) => { const { x, y, width, height } = node.getBoundingClientRect(); return [x, y, width, height]; })"""


@pytest.fixture
def inn(server: Serving) -> Iterator[Company]:
    """People with tables that everybody may join; when they go, none of their tables is left."""
    company = Company(server)
    yield company
    for guest in company.guests:
        for table in guest.get("/api/tables")["mine"]:
            if table["phase"] == "waiting" and table.get("yours"):
                clear(guest, table["id"], len(table["seats"]))
    company.leave()


def clear(host: Guest, table: str, seats: int) -> None:
    for seat in range(seats):
        host.post(f"/api/tables/{table}/seat", {"seat": seat, "bot": ""})
    host.post(f"/api/tables/{table}/leave")


def opened(host: Guest, seats: Sequence[str], listed: bool = True, **more: object) -> str:
    """A table that its host sits at."""
    table = host.make(seats, listed=listed, **more)
    host.sit(table, 0)
    return table


def cards(page: Page) -> Locator:
    return page.get_by_role("region", name="Tables to join").get_by_role("article")


def names(host: Guest, table: str) -> list[str]:
    return [seat.get("name") or seat.get("bot", "") for seat in host.get(f"/api/tables/{table}")["seats"]]


@SIZES
def test_a_table_says_who_sits_there_by_which_rules_and_how_fast_and_one_click_joins(
    visit: Visit, inn: Company, size: tuple[int, int]
) -> None:
    anna = inn.guest("Anna")
    settings = {"advanced": False}
    table = opened(anna, ["", "greedy", "", ""], game="lorenzo", settings=settings, clock=300)
    carla = visit(size=size, name="Carla")
    page = open_settled(carla, "/")
    card = cards(page)
    expect(card).to_have_count(1)
    for text in ("Lorenzo il Magnifico", "Short rules", "5 minutes a decision", "Anna", "Greedy"):
        expect(card).to_contain_text(text)
    expect(card.get_by_text("open", exact=True)).to_have_count(2)
    first, title = card.bounding_box(), page.locator("h1").bounding_box()
    assert first
    assert title
    assert first["y"] + first["height"] < title["y"]
    page.get_by_role("button", name="Join Anna and Greedy: Lorenzo il Magnifico").click()
    page.wait_for_url(f"**/tables/{table}")
    expect(page.get_by_text("Waiting room")).to_be_visible()
    assert names(anna, table) == ["Anna", "greedy", "Carla", ""]


@pytest.mark.parametrize(
    ("game", "seats", "settings", "rules"),
    [
        ("lorenzo", 2, {}, "Full rules"),
        ("lorenzo", 5, {"houses": True}, "With Houses of Renaissance"),
        ("lorenzo", 3, {"houses": True, "leader_pool": "new"}, "With Houses of Renaissance, with settings of its own"),
        ("princes", 3, {}, "The base game"),
        ("princes", 2, {"expansion": True}, "With The Muse and the Princess"),
        ("masters", 4, {}, "Full rules"),
    ],
)
def test_the_rules_of_a_table_have_a_name(
    visit: Visit, inn: Company, game: str, seats: int, settings: dict[str, object], rules: str
) -> None:
    opened(inn.guest("Anna"), [""] * seats, game=game, settings=settings)
    page = open_settled(visit(), "/")
    expect(cards(page).get_by_text(rules, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("clock", "speed"), [(0, "No clock"), (300, "5 minutes a decision"), (86400, "By post: 1 day")]
)
def test_how_fast_a_table_plays_is_said(visit: Visit, inn: Company, clock: int, speed: str) -> None:
    opened(inn.guest("Anna"), ["", ""], clock=clock)
    expect(cards(open_settled(visit(), "/"))).to_contain_text(speed)


def test_nobody_is_asked_to_join_where_there_is_no_seat_for_them(visit: Visit, inn: Company) -> None:
    anna, bruno = inn.guest("Anna"), inn.guest("Bruno")
    opened(anna, ["", ""], listed=False)
    opened(anna, ["", "random"])
    bruno.sit(opened(anna, ["", ""]), 1)
    playing = opened(anna, [""])
    anna.start(playing)
    carla = visit()
    page = open_settled(carla, "/")
    expect(page.get_by_role("region", name="Tables to join")).to_have_count(0)
    expect(page.get_by_role("region", name="Tables to watch").get_by_role("link")).to_have_attribute(
        "href", f"/tables/{playing}"
    )
    anna.post(f"/api/tables/{playing}/concede")


def test_my_own_table_is_among_mine(visit: Visit, inn: Company) -> None:
    carla = visit(name="Carla")
    page = carla.open("/tables/new?game=masters")
    page.get_by_role("group", name="Who can find it?").get_by_text("Listed").click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(re.compile(r"/tables/[\w-]{12}$"))
    table = page.url.rsplit("/", 1)[1]
    page = open_settled(carla, "/")
    expect(cards(page)).to_have_count(0)
    mine = page.get_by_role("region", name="My tables").get_by_role("article")
    expect(mine).to_contain_text("One seat is open")
    expect(mine.get_by_role("link")).to_have_attribute("href", f"/tables/{table}")
    other = open_settled(visit(), "/")
    expect(cards(other)).to_contain_text("Carla")
    clear(carla.guest(), table, 2)


def test_joining_takes_the_seat_that_is_open_now(visit: Visit, inn: Company) -> None:
    anna, bruno = inn.guest("Anna"), inn.guest("Bruno")
    table = opened(anna, ["", "", ""])
    carla = visit(name="Carla")
    page = open_settled(carla, "/")
    bruno.sit(table, 1)
    cards(page).get_by_role("button").click()
    page.wait_for_url(f"**/tables/{table}")
    assert names(anna, table) == ["Anna", "Bruno", "Carla"]


def test_whoever_comes_too_late_is_told_and_stays(visit: Visit, inn: Company) -> None:
    anna, bruno = inn.guest("Anna"), inn.guest("Bruno")
    table = opened(anna, ["", ""])
    page = open_settled(visit(name="Carla"), "/")
    bruno.sit(table, 1)
    cards(page).get_by_role("button").click()
    expect(cards(page)).to_contain_text("No longer open")
    expect(cards(page).get_by_role("button")).to_have_count(0)
    assert page.url.endswith("/")
    assert names(anna, table) == ["Anna", "Bruno"]


def test_joining_twice_is_once(visit: Visit, inn: Company) -> None:
    anna = inn.guest("Anna")
    table = opened(anna, ["", "", ""])
    carla = visit(name="Carla")
    page = open_settled(carla, "/")
    cards(page).get_by_role("button").dblclick()
    page.wait_for_url(f"**/tables/{table}")
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    assert names(anna, table) == ["Anna", "Carla", ""]


@SIZES
def test_nothing_moves_while_tables_come_and_go(visit: Visit, inn: Company, size: tuple[int, int]) -> None:
    anna, bruno = inn.guest("Anna"), inn.guest("Bruno")
    first = opened(anna, ["", ""])
    page = open_settled(visit(size=size), "/")
    page.evaluate(AT_REST)
    before = page.evaluate(BOXES)
    opened(bruno, ["", "", ""], clock=300)
    page.evaluate(LOOK_AGAIN)
    more = page.get_by_role("button", name="Somebody has opened a table")
    expect(more).to_be_visible()
    assert page.evaluate(BOXES) == before
    expect(cards(page)).to_have_count(1)
    more.click()
    expect(cards(page)).to_have_count(2)
    expect(more).to_have_count(0)
    before = page.evaluate(BOXES)
    inn.guest("Dino").sit(first, 1)
    page.evaluate(LOOK_AGAIN)
    expect(cards(page).get_by_text("No longer open")).to_be_visible()
    expect(cards(page)).to_have_count(2)
    expect(cards(page).get_by_role("button")).to_have_count(1)
    assert page.evaluate(BOXES) == before


def test_a_table_comes_to_an_empty_page_without_moving_it(visit: Visit, inn: Company) -> None:
    page = open_settled(visit(), "/")
    page.evaluate(AT_REST)
    before = page.evaluate(BOXES)
    opened(inn.guest("Anna"), ["", ""])
    page.evaluate(LOOK_AGAIN)
    expect(page.get_by_role("button", name="Somebody has opened a table")).to_be_visible()
    assert page.evaluate(BOXES) == before


def test_of_many_tables_the_newest_three_stand_above_the_games(visit: Visit, inn: Company) -> None:
    tables = [opened(inn.guest(f"Host {n}"), ["", ""]) for n in range(5)]
    page = open_settled(visit(), "/")
    newest = [f"/tables/{table}" for table in reversed(tables)]
    links = page.get_by_role("region", name="Tables to join").get_by_role("link")
    expect(links).to_have_count(3)
    page.get_by_text("2 more", exact=True).click()
    expect(links).to_have_count(5)
    assert [link.get_attribute("href") for link in links.all()] == newest


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_and_nothing_is_cut_among_tables_to_join(
    visit: Visit, inn: Company, size: tuple[int, int]
) -> None:
    host = inn.guest(LONG_NAME)
    opened(host, ["", "greedy", "", "random", ""], game="princes", settings={"expansion": True, "blocks": True})
    gone = opened(host, ["", ""], clock=259200)
    page = open_settled(visit(size=size), "/")
    inn.guest("Bruno").sit(gone, 1)
    opened(host, ["", ""])
    page.evaluate(LOOK_AGAIN)
    expect(page.get_by_role("button", name="Somebody has opened a table")).to_be_visible()
    assert violations_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", ["en", "it"])
def test_tables_to_join_can_be_read_at_twice_the_size(visit: Visit, inn: Company, language: str) -> None:
    opened(inn.guest(LONG_NAME), ["", "greedy", "", "", ""], game="princes", settings={"expansion": True}, clock=259200)
    page = open_settled(visit(size=LAPTOP, language=language), "/")
    page.add_style_tag(content=":root { font-size: 200% !important }")
    page.evaluate(AT_REST)
    assert page.evaluate("document.documentElement.scrollWidth") <= LAPTOP[0]
    assert page.evaluate(CUT) == []
