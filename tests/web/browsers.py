"""A real browser for tests: Debian's Chromium, driven by Playwright, watched for everything that must not happen.

Without its windows (`chromium-headless-shell`) it is the same engine and costs half: a visitor who opens a table 0.9 s
of processor instead of 2.2.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, Response, ViewportSize, expect, sync_playwright

WITH_WINDOWS = Path("/usr/bin/chromium")
CHROMIUM = next(filter(Path.exists, [Path("/usr/bin/chromium-headless-shell"), WITH_WINDOWS]), WITH_WINDOWS)
PATIENCE = 120_000.0  # milliseconds: a slow machine with other tests beside this one
FLAGS = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
]
BLOCKED = "Service Worker registration blocked by Playwright"
OVERTAKEN = "the server responded with a status of 409 (Conflict)"
"""What a browser writes of a question that another turn overtook; the page asks anew."""
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Colours on their way from one theme to the other are nobody's fault.
SETTLED = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const ends = (one) => one.effect.getTiming().iterations !== Infinity && one.playState === 'running';
    await frame();
    for (let changing = []; (changing = document.getAnimations().filter(ends)).length; await frame())
        await Promise.allSettled(changing.map((one) => one.finished));
    await frame();
}"""

# What points at the page from now on: mouse, touch or pen.
WATCH_POINTERS = """() => {
    window.pointers = new Set();
    addEventListener('pointerdown', (event) => window.pointers.add(event.pointerType), true);
}"""
# Elements with text of their own that is shown, and that spills over its box or is cut at its edge.
CUT_OFF = """() => [...document.querySelectorAll('body *')]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => one instanceof HTMLElement && one.checkVisibility())
    .filter((one) => !one.closest('.spoken, select, [aria-hidden=true]'))
    .filter((one) => {
        const style = getComputedStyle(one);
        if (style.display === 'inline' || style.display === 'contents') return false;
        if (style.clipPath === 'inset(50%)' || one.clientWidth <= 1) return false; // for those who listen
        const shortened = style.textOverflow === 'ellipsis' && (one.title || one.closest('[title]'));
        const scrolls = /auto|scroll/.test(style.overflowX);
        return !shortened && !scrolls && one.scrollWidth > one.clientWidth + 1;
    })
    .map((one) => `${one.tagName.toLowerCase()}.${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""

AXE = """async ([within, options]) => (await axe.run(within ?? document, options)).violations"""


class Visitor:
    """One person in a browser of their own, with all that the page complained about or asked for."""

    def __init__(self, browser: Browser, url: str, **context: Any) -> None:
        self.url = url
        wanted: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        wanted["service_workers"] = "block"  # so that what comes over the line is what the page asked; see test_place
        wanted |= context
        self.locale: str = wanted["locale"]
        self.context = browser.new_context(**wanted)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.answers: list[Response] = []
        """Every answer of the service."""
        self.pushes: list[bytes] = []
        """Every message of a socket."""
        host = urlsplit(url).netloc
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("console", lambda message: self._heard(message.type, message.text, message.location["url"]))
        self.page.on("request", lambda request: self._asked(request.url, host))
        self.page.on("response", lambda answer: self.answers.append(answer))  # noqa: PLW0108 - no builtin may listen
        self.page.on("websocket", lambda line: line.on("framereceived", self._pushed))

    def _pushed(self, message: str | bytes) -> None:
        self.pushes.append(message if isinstance(message, bytes) else message.encode())

    def _heard(self, kind: str, text: str, address: str) -> None:
        overtaken = text.endswith(OVERTAKEN) and urlsplit(address).path.endswith(("/draft", "/effects"))
        if kind in ("error", "warning") and text != BLOCKED and not overtaken:
            self.complaints.append(f"{kind}: {text} {address}")

    def _asked(self, address: str, host: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("data", "blob") and parts.netloc != host:
            self.foreign.append(address)

    def go(self, path: str = "/") -> None:
        """Open a page of the service."""
        self.page.goto(self.url + path)

    def settings(self, **kept: object) -> None:
        """Settings of this browser, as the settings window would keep them."""
        self.context.add_init_script(
            "try { localStorage.getItem('macher-settings') ?? localStorage.setItem('macher-settings', "
            f"JSON.stringify({json.dumps(kept)})) }} catch {{}}"
        )

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Ask the service as this browser would, with its cookies, whatever page is open or none."""
        secret = next((one["value"] for one in self.context.cookies(self.url) if one["name"] == "macher_csrf"), "")
        headers = {
            "accept-language": self.locale,
            "content-type": "application/json",
            "x-csrf-token": unquote(secret),
        }
        sent = None if body is None else json.dumps(body)
        answer = self.context.request.fetch(self.url + path, method=method, headers=headers, data=sent)
        return answer.json()

    def received(self) -> list[bytes]:
        """All that came over the line since the page was loaded, as it came; the printed cards and rules left out."""
        kept = [one for one in self.answers if one.status != 204 and "/api/" in one.url]
        told = [one for one in kept if "/api/reference/" not in one.url and "/api/rules/" not in one.url]
        return [*(one.body() for one in told), *self.pushes]

    def sideways(self) -> int:
        """By how many pixels the page is wider than its window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return wide

    def cut_off(self) -> list[str]:
        """Texts that do not fit: wider than their element, unless it shortens them and a title has all of it."""
        found: list[str] = self.page.evaluate(CUT_OFF)
        return found

    def axe(self, only: str | None = None, within: str | None = None, but: str | None = None) -> list[str]:
        """What axe finds wrong with what is shown now, or with a part of it; by all of its rules, by one or but one."""
        self.page.evaluate(SETTLED)
        options: dict[str, Any] = {"resultTypes": ["violations"]} | ({"runOnly": [only]} if only else {})
        options |= {"rules": {but: {"enabled": False}}} if but else {}
        if not self.page.evaluate("'axe' in window"):  # half a megabyte: once a page, not once a look
            self.page.evaluate(AXE_SCRIPT)
        found = self.page.evaluate(AXE, [within, options])
        return [
            f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
            for violation in found
            for node in violation["nodes"]
        ]

    def check(self) -> None:
        """Nothing complained, nothing was asked of another host."""
        assert self.complaints == [], self.complaints
        assert self.foreign == [], self.foreign


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser. Where there is none, the test is skipped; in a CI run that must not happen."""
    if not CHROMIUM.exists():
        if os.environ.get("CI"):
            pytest.fail(f"{CHROMIUM} is missing")
        pytest.skip(f"{CHROMIUM} is missing: the page is not tested in a browser")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(CHROMIUM), headless=True, chromium_sandbox=False, args=FLAGS
        )
        try:
            yield browser
        finally:
            browser.close()
