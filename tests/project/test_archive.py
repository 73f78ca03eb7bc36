"""The source archive is enough to build a wheel where there is no Node.js."""

from __future__ import annotations

from pathlib import Path

from hatchling.builders.sdist import SdistBuilder

ROOT = Path(__file__).parent.parent.parent


def test_a_source_archive_has_the_pages_built_and_nothing_to_build_them_from() -> None:
    archive = SdistBuilder(str(ROOT)).config
    assert archive.include_path("src/signoria/server/site/index.html")
    assert not [path for path in (ROOT / "web" / "src").iterdir() if archive.include_path(str(path.relative_to(ROOT)))]
