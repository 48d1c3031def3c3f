"""What a device needs to install the page: icons of `icons/*.svg` as PNG, and a manifest in each language.

    .venv/bin/python src/macher/web/scripts/app_files.py

writes them to `public`, from where the build takes them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from macher.i18n import LANGUAGES, Texts

WEB: Final = Path(__file__).parents[1]
PUBLIC: Final = WEB / "public"
CHROMIUM: Final = "/usr/bin/chromium"
PICTURES: Final = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-512.png": ("maskable.svg", 512),
    "badge-96.png": ("badge.svg", 96),
}
DARK: Final = "#131926"


def manifest(language: str) -> dict[str, Any]:
    """The manifest in a language. Its `id` is the same in all: it is one program, whatever it is called."""
    texts = Texts(language)

    def icon(name: str, **more: str) -> dict[str, str]:
        size = PICTURES[name][1]
        return {"src": f"./icons/{name}", "sizes": f"{size}x{size}", "type": "image/png", **more}

    def shortcut(name: str, page: str) -> dict[str, Any]:
        return {"name": texts.get(name), "url": f"./#/{page}", "icons": [icon("icon-192.png")]}

    return {
        "id": "./",
        "name": "Macher",
        "short_name": "Macher",
        "description": texts.get("web-lobby-about"),
        "lang": language,
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": DARK,
        "theme_color": DARK,
        "categories": ["games"],
        "icons": [
            icon("icon-192.png"),
            icon("icon-512.png"),
            icon("maskable-512.png", purpose="maskable"),
            {"src": "./favicon.svg", "sizes": "any", "type": "image/svg+xml"},
        ],
        "shortcuts": [shortcut("web-lobby-new", "new"), shortcut("web-lobby-learn", "learn")],
    }


def file_of(language: str) -> str:
    """The name of a manifest; the page names it by the language that is spoken."""
    return "manifest.webmanifest" if language == "en" else f"manifest-{language}.webmanifest"


def text_of(language: str) -> str:
    """A manifest as it is written."""
    return json.dumps(manifest(language), ensure_ascii=False, indent=2) + "\n"


def draw() -> None:
    """Draw the icons with the browser that the tests use."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--disable-gpu"])
        for name, (source, size) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (WEB / "icons" / source).read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size}" ', 1)
            page.set_content(
                f"<style>body {{ margin: 0; background: transparent }} svg {{ display: block }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / "icons" / name, omit_background=True)
            page.close()
        browser.close()


def main() -> None:
    """Write all of it."""
    for language in LANGUAGES:
        (PUBLIC / file_of(language)).write_text(text_of(language), encoding="utf-8")
    draw()


if __name__ == "__main__":
    main()
