"""What is committed of the page fits what it was made from: types, words and build."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import macher
from macher.i18n import messages
from tests.web.browsers import CHROMIUM

WEB = Path(macher.__file__).parent / "web"
STATIC = WEB.parent / "server" / "static"
ROOT = WEB.parents[2]
SOURCES = [*WEB.glob("src/**/*.svelte"), *(file for file in WEB.glob("src/**/*.ts") if ".test." not in file.name)]
NO_NODE = "no node_modules in src/macher/web: `npm ci` there, with Node 20"
NODE_IS_MISSING = not (WEB / "node_modules").exists() or shutil.which("node") is None
needs_node = pytest.mark.skipif(NODE_IS_MISSING and not os.environ.get("CI"), reason=NO_NODE)
"""Skipped where there is no Node; in a CI run that must not happen."""


def test_the_types_are_those_of_the_service() -> None:
    """`python src/macher/web/scripts/wire_types.py` writes them anew."""
    source = (
        f"import sys; sys.path.insert(0, {str(WEB / 'scripts')!r}); import wire_types; print(wire_types.text(), end='')"
    )
    written = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True).stdout
    assert (WEB / "src" / "wire.ts").read_text(encoding="utf-8") == written


def test_the_page_has_the_words_that_it_uses_and_no_others() -> None:
    """Ids stand in the source as `t("close")`; those of a family by their beginning, as in t(`tab-${id}`)."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES)
    named = set(re.findall(r"""\bt\(\s*["'`]([a-zA-Z0-9-]+)["'`]""", text))
    named |= set(re.findall(r"""\?\s*t\(["']([a-zA-Z0-9-]+)["']""", text))
    families = tuple(re.findall(r"\bt\(`([a-z-]+-)\$\{", text))
    there = {
        message.removeprefix("web-").removesuffix("-2006") for message in messages("en") if message.startswith("web-")
    }
    assert named - there == set()
    assert {word for word in there - named if not word.startswith(families)} == set()


def test_the_build_names_its_parts_and_no_other_host() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    parts = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert parts
    assert [part for part in parts if not (STATIC / part).is_file()] == []
    assert "<style" not in page
    assert re.search(r"<script(?![^>]*\bsrc=)", page) is None
    for file in STATIC.rglob("*.js"):
        hosts = set(re.findall(r"https?://([a-z0-9.-]+)", file.read_text(encoding="utf-8")))
        assert hosts <= {"www.w3.org", "svelte.dev"}, file.name  # names of standards and of error messages: never asked


def test_first_load_is_small() -> None:
    """Page, script, style, words and one font, compressed: under 250 kB."""
    first = [file for file in STATIC.rglob("*") if re.match(r"index|web-|favicon", file.name)]
    fonts = [file for file in STATIC.rglob("*.woff2") if "latin-wght" in file.name]
    total = sum(len(gzip.compress(file.read_bytes())) for file in first) + sum(file.stat().st_size for file in fonts)
    assert 60_000 < total < 250_000


@needs_node
def test_the_committed_build_is_a_fresh_build(tmp_path: Path) -> None:
    done = run_tool("vite", "build", "--outDir", str(tmp_path / "fresh"), "--logLevel", "error")
    assert done.returncode == 0, done.stderr
    fresh = {
        file.relative_to(tmp_path / "fresh"): file.read_bytes()
        for file in (tmp_path / "fresh").rglob("*")
        if file.is_file()
    }
    committed = {file.relative_to(STATIC): file.read_bytes() for file in STATIC.rglob("*") if file.is_file()}
    assert sorted(committed) == sorted(fresh)
    assert [name for name in fresh if fresh[name] != committed[name]] == []


def run_tool(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A tool of the page's packages."""
    assert not NODE_IS_MISSING, NO_NODE
    tool = [str(WEB / "node_modules" / ".bin" / name), *arguments]
    return subprocess.run(tool, check=False, cwd=WEB, capture_output=True, text=True, timeout=300)


@needs_node
@pytest.mark.parametrize("check", [("svelte-check", "--fail-on-warnings"), ("vitest", "run")])
def test_checks_of_the_page_itself(check: tuple[str, ...]) -> None:
    done = run_tool(*check)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


@needs_node
@pytest.mark.thorough
def test_the_drawing_benchmark_still_runs() -> None:
    """A few views of each edition; how fast is for `benchmarks/drawing.py` to say, on a quiet machine."""
    assert not NODE_IS_MISSING, NO_NODE
    if not CHROMIUM.exists() and not os.environ.get("CI"):
        pytest.skip(f"{CHROMIUM} is missing")
    source = (
        "from benchmarks.drawing import draw, measure, show\n"
        "found = measure(draw, turns=12)\n"
        "assert all(len(one.script) >= 5 and min(one.script) > 0 for one in found.values()), found\n"
        "shown = measure(show, turns=12)\n"
        "assert all(one['captions'] > 0 for one in shown.values()), shown\n"
    )
    # In a process of its own: the browser's event loop must not stay in this one.
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr[-3000:]


@needs_node
def test_the_check_really_checks(tmp_path: Path) -> None:
    """A planted type error is found."""
    (tmp_path / "planted.ts").write_text('export const planted: number = "not a number";\n', encoding="utf-8")
    config = {"extends": str(WEB / "tsconfig.json"), "compilerOptions": {"types": []}, "include": ["planted.ts"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    done = run_tool("svelte-check", "--workspace", str(tmp_path), "--tsconfig", "tsconfig.json", "--output", "machine")
    assert done.returncode != 0
    assert "planted.ts" in done.stdout
