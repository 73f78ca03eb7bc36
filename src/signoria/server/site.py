"""The built web site and the words, as files; a page of the site is always the same file."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from signoria.kit.words import LANGUAGES
from signoria.registry import word_files

SITE: Final = Path(__file__).parent / "site"
#: The addresses of pages; what each shows is the browser's business.
PAGES: Final = (
    "/",
    "/tables/new",
    "/tables/{table}",
    "/play/{game}",
    "/cards/{game}",
    "/learn/{game}",
    "/help",
    "/credits",
    "/privacy",
    "/parts",
    "/parts/{game}",
)
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH: Final = {"Cache-Control": "no-cache"}


@cache
def build_id() -> str:
    """Changes whenever the pages or the words in this installation do."""
    digest = sha256(version("signoria").encode())
    spoken = [path for language in LANGUAGES for path in word_files(language).values()]
    for path in [*sorted(SITE.rglob("*.html")), *spoken]:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


@cache
def files() -> frozenset[str]:
    """Every file of the site but the document itself; nothing else can be asked for."""
    paths = [path.relative_to(SITE).as_posix() for path in SITE.rglob("*") if path.is_file()]
    return frozenset(name for name in paths if name != "index.html" and not name.startswith("."))


def beside_the_pages() -> list[str]:
    """Files that stand beside the document itself, such as its icon."""
    return sorted(name for name in files() if "/" not in name)


async def page(_request: Request, status: int = 200) -> Response:
    """Every page is the same document; the address says what it shows."""
    index = SITE / "index.html"
    if not index.exists():
        return PlainTextResponse("The web pages are not built: run npm run build in web/.", 503)
    return FileResponse(index, status, headers=FRESH)


async def asset(request: Request) -> Response:
    """A file of the site; names below assets/ carry a hash of their content."""
    path = request.url.path.lstrip("/")
    if path not in files():
        return PlainTextResponse("There is no such file.", 404)
    return FileResponse(SITE / path, headers=FOR_EVER if path.startswith("assets/") else FRESH)


async def words(request: Request) -> Response:
    """A catalogue of sentences."""
    language, catalogue = request.path_params["language"], request.path_params["catalogue"]
    if language not in LANGUAGES or catalogue not in word_files(language):
        return PlainTextResponse("There is no such catalogue.", 404)
    caching = FOR_EVER if "b" in request.query_params else FRESH
    return FileResponse(word_files(language)[catalogue], media_type="text/plain; charset=utf-8", headers=caching)
