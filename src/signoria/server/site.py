"""The built web site and the words, as files; a page of the site is always the same file."""

from __future__ import annotations

import os
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from signoria.words import FOLDER as WORDS
from signoria.words import LANGUAGES

SITE: Final = Path(__file__).parent / "site"
#: The addresses of pages; what each shows is the browser's business.
PAGES: Final = (
    "/",
    "/tables/new",
    "/tables/{table}",
    "/play/{game}",
    "/help",
    "/credits",
    "/privacy",
)
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH: Final = {"Cache-Control": "no-cache"}


@cache
def build_id() -> str:
    """Changes whenever the pages or the words in this installation do."""
    found = sha256(version("signoria").encode())
    for path in sorted([*SITE.rglob("*.html"), *WORDS.rglob("*.ftl")]):
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


def beside_the_pages() -> list[str]:
    """Files that stand beside the document itself, such as its icon."""
    found = [path.name for path in SITE.glob("*") if path.is_file()]
    return sorted(name for name in found if name != "index.html" and not name.startswith("."))


async def page(_request: Request, status: int = 200) -> Response:
    """Every page is the same document; the address says what it shows."""
    index = SITE / "index.html"
    if not index.exists():
        return PlainTextResponse("The web pages are not built: run npm run build in web/.", 503)
    return FileResponse(index, status, headers=FRESH)


async def asset(request: Request) -> Response:
    """A file of the site; names below assets/ carry a hash of their content."""
    wanted = (SITE / request.url.path.lstrip("/")).resolve()
    if SITE not in wanted.parents or not wanted.is_file():
        return PlainTextResponse("There is no such file.", 404)
    return FileResponse(wanted, headers=FOR_EVER if "assets" in wanted.parts else FRESH)


async def words(request: Request) -> Response:
    """A catalogue of sentences."""
    language, catalogue = request.path_params["language"], request.path_params["catalogue"]
    wanted = WORDS / language / f"{catalogue}.ftl"
    if language not in LANGUAGES or os.sep in catalogue or not wanted.is_file():
        return PlainTextResponse("There is no such catalogue.", 404)
    caching = FOR_EVER if "b" in request.query_params else FRESH
    return FileResponse(wanted, media_type="text/plain; charset=utf-8", headers=caching)
