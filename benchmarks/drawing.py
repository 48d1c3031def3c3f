"""How long the page takes to draw a new view: a whole long game, pushed as the service pushes it, in a real Chromium.

Run it: `.venv/bin/python -m benchmarks.drawing` (needs Chromium, Node and `npm ci` in src/macher/web). It
- starts `macher serve`, plays the longest games of both editions, five parties, one seat by random turns and four
  random bots, and keeps every message of that seat's socket;
- builds the benchmark page: the real table page with a socket that plays the recording;
- feeds it one push after the other, a frame apart, and takes the milliseconds of script of each: reading the message,
  the store, every effect and all changes of the document;
- asks Chromium after each view how much processor time script, style and layout took: what other programs on the
  machine took is not counted, and the verdict goes by this. The time on the clock is printed beside it.

With `--show` it plays the show instead, as somebody sees it: other people's turns one after the other at normal speed,
elections stage by stage. It counts the frames of the display, and those that came late (by half a frame), and the
processor time that the page's own thread takes for a frame, which other programs on the machine do not change. No
verdict is given, because they make frames late.

Exit code 0: median and 95th percentile under the target; 1: not.
"""

from __future__ import annotations

import argparse
import json
import mimetypes
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright
from websockets.sync.client import ClientConnection, connect

from tests.server.client import Client, done
from tests.server.service import RunningService, person, running_service
from tests.web.browsers import CHROMIUM, DESKTOP, FLAGS, PATIENCE, WITH_WINDOWS

Found = TypeVar("Found")
TARGET_MS = 16.0
WEB = Path(__file__).resolve().parent.parent / "src" / "macher" / "web"
PLACE = "http://benchmark.invalid"  # asked of nobody: every request is answered here
LONGEST = (("2006", 7), ("2019", 7))
SILENCE = 120.0  # seconds
SHOWN = 80  # pushes of each game that the show plays
EVERY_MS = 700  # between two of them: about as fast as captions go
AT_ONCE = {"speed": "off", "reveals": False, "sound": False}  # every position is drawn as it comes
AS_NEW = {"sound": False}
WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")  # of the page's own thread
WARM_UP = 5  # views that are drawn and not counted: the first ones also compile the script


# --- recording --------------------------------------------------------------------------------------------------------
@dataclass
class Recording:
    """A game as one seat's page hears it: what it asks at the beginning, then every push."""

    table: str
    answers: dict[str, Any]
    pushes: list[str]


def record(service: RunningService, edition: str, variant: int, turns: int | None = None) -> Recording:
    """Play a game to its end, or to a number of turns, and keep what the socket of seat 0 says."""
    client = person(service)
    client.get("/api/me")
    table = client.make_table("mbbbb", edition, variant=variant, seed="a long game")
    place = f"/api/tables/{table['id']}"
    answers = {
        f"/api/reference/{edition}": done(client.get(f"/api/reference/{edition}", variant=variant)),
        f"{place}/log": done(client.get(f"{place}/log", seat=0)) | {"turns": []},
        f"{place}/chat": {"lines": []},
        "/api/me": done(client.get("/api/me")),
    }
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    address = f"{service.socket_url}{place}/socket?seat=0&since=0"
    with connect(address, additional_headers={"cookie": cookies}, max_size=None) as socket:
        pushes = play(socket, client, table["id"], turns)
    first = json.loads(pushes[0])["position"]
    answers[place] = done(client.get(place)) | {"status": "playing", "deciders": first["view"]["deciders"]}
    answers[f"{place}/position"] = first
    client.http.close()
    return Recording(table["id"], answers, pushes[1:])


def play(socket: ClientConnection, client: Client, table: str, turns: int | None) -> list[str]:
    """Take a random turn whenever seat 0 is asked; every push with a position."""
    chance = random.Random(1)
    pushes: list[str] = []
    answered = -1
    while True:
        text = str(socket.recv(SILENCE))
        message = json.loads(text)
        if message["type"] != "moved":
            continue
        pushes.append(text)
        position = message["position"]
        if position["view"]["over"] or (turns is not None and len(pushes) > turns):
            return pushes
        if position["asked"] and position["asked_since"] > answered:
            taken = client.play_turn(table, 0, chance)
            if taken is not None and taken.is_success:
                answered = position["asked_since"]


# --- drawing ----------------------------------------------------------------------------------------------------------
@dataclass
class Measured:
    """Milliseconds for each view: of script on the clock, and of the processor for script, style and layout."""

    clock: list[float]
    script: list[float]
    style: list[float]
    layout: list[float]


def p95(times: list[float]) -> float:
    """Nineteen of twenty are not longer."""
    return sorted(times)[int(len(times) * 0.95)]


def build(folder: Path) -> None:
    """The benchmark page, compiled as the served page is."""
    tool = WEB / "node_modules" / ".bin" / "vite"
    if not tool.exists() or shutil.which("node") is None:
        raise SystemExit(f"Node and its packages are needed: `npm ci` in {WEB}")
    command = [str(tool), "build", "--config", "benchmark/vite.config.ts", "--outDir", str(folder)]
    subprocess.run([*command, "--logLevel", "error"], check=True, cwd=WEB)


def come(
    browser: Browser, built: Path, recording: Recording, settings: dict[str, Any]
) -> tuple[BrowserContext, Page, list[str]]:
    """The benchmark page at a table that is all recorded, and what goes wrong there."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.setItem('macher-settings', {json.dumps(json.dumps(settings))})")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    positions = [json.loads(push)["position"] for push in recording.pushes]

    def answer(route: Route) -> None:
        parts = urlsplit(route.request.url)
        path, wanted = parts.path, parse_qs(parts.query).get("at")
        if wanted and path.endswith("/position"):
            route.fulfill(json=next(one for one in positions if one["version"] >= int(wanted[0])))
            return
        if path in recording.answers:
            route.fulfill(json=recording.answers[path])
            return
        if path.endswith("/draft"):  # a form that tries its rows: the game has gone on, as it would have
            route.fulfill(status=409, json={"error": "stale", "message": "", "rule": None, "version": None})
            return
        file = built / (path.lstrip("/") or "index.html")
        if file.is_file():
            route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file.name)[0])
        else:
            faults.append(f"asked for {path}")
            route.fulfill(status=404)

    page.route("**/*", answer)
    page.goto(f"{PLACE}/#/table/{recording.table}")
    page.locator(".table").wait_for()
    page.wait_for_function("() => !!window.recording?.onmessage")
    return context, page, faults


def draw(browser: Browser, built: Path, recording: Recording) -> Measured:
    """Feed a recording to the page."""
    context, page, faults = come(browser, built, recording, AT_ONCE)
    asking = context.new_cdp_session(page)
    asking.send("Performance.enable", {"timeDomain": "threadTicks"})
    measured = Measured([], [], [], [])
    before: dict[str, float] = {}
    for number, push in enumerate(recording.pushes):
        clock: float = page.evaluate("(push) => window.drawNext(push)", push)
        after = metrics(asking.send("Performance.getMetrics"))
        if number >= WARM_UP:
            measured.clock.append(clock)
            measured.script.append(after["ScriptDuration"] - before["ScriptDuration"])
            measured.style.append(after["RecalcStyleDuration"] - before["RecalcStyleDuration"])
            measured.layout.append(after["LayoutDuration"] - before["LayoutDuration"])
        before = after
    shown = page.locator(".table").get_attribute("data-version")
    last = json.loads(recording.pushes[-1])["position"]["version"]
    context.close()
    if faults or shown != str(last):
        raise SystemExit(f"the page did not draw the game: version {shown} of {last}, {faults[:5]}")
    return measured


def show(browser: Browser, built: Path, recording: Recording) -> dict[str, float]:
    """Let the page show a part of a recording; what it counted."""
    context, page, faults = come(browser, built, recording, AS_NEW)
    asking = context.new_cdp_session(page)
    asking.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = metrics(asking.send("Performance.getMetrics"))
    found: dict[str, float] = page.evaluate(
        "([pushes, every]) => window.playShow(pushes, every)", [recording.pushes[:SHOWN], EVERY_MS]
    )
    after = metrics(asking.send("Performance.getMetrics"))
    for name in WORK:
        found[name] = (after[name] - before[name]) / found["frames"]
    context.close()
    if faults or not found["captions"]:
        raise SystemExit(f"the page did not show the game: {found}, {faults[:5]}")
    return found


def metrics(answer: dict[str, Any]) -> dict[str, float]:
    """Chromium's counters by name, in milliseconds where they are times."""
    return {one["name"]: one["value"] * 1000 for one in answer["metrics"]}


def measure(
    look: Callable[[Browser, Path, Recording], Found],
    turns: int | None = None,
    games: tuple[tuple[str, int], ...] = LONGEST,
) -> dict[str, Found]:
    """All of it; by the name of the game."""
    found: dict[str, Found] = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        build(folder / "page")
        service = stack.enter_context(running_service(folder))
        recordings = {
            f"{edition}, variant {variant}": record(service, edition, variant, turns) for edition, variant in games
        }
        service.stop()  # the browser has the machine to itself
        playwright = stack.enter_context(sync_playwright())
        program = WITH_WINDOWS if WITH_WINDOWS.exists() else CHROMIUM  # as people have it, if it is there
        browser = playwright.chromium.launch(
            executable_path=str(program), headless=True, chromium_sandbox=False, args=FLAGS
        )
        stack.callback(browser.close)
        for name, recording in recordings.items():
            found[name] = look(browser, folder / "page", recording)
    return found


def print_show(turns: int) -> None:
    """How many frames came late while the show was played."""
    print("processor, ms for each frame of the show: script, style, layout, all of the page's thread")
    print("                       frames  captions  late  over 50 ms     longest  script  style layout    all")
    for name, found in measure(show, turns).items():
        print(
            f"{name:<20} {found['frames']:>8.0f} {found['captions']:>9.0f} {found['late']:>5.0f}"
            f" {found['long']:>11.0f} {found['longest']:>11.0f}  " + "".join(f"{found[one]:>7.2f}" for one in WORK)
        )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, help="end the games after so many pushes")
    parser.add_argument("--show", action="store_true", help="play the show and count late frames")
    wanted = parser.parse_args()
    if wanted.show:
        print_show(wanted.turns or SHOWN)
        return 0
    good = True
    print("processor time, ms   views  script: median    p95    max  style  layout  on the clock: median    p95")
    for name, measured in measure(draw, wanted.turns).items():
        script = measured.script
        good = good and statistics.median(script) < TARGET_MS and p95(script) < TARGET_MS
        print(
            f"{name:<20} {len(script):>5} {statistics.median(script):>15.1f} {p95(script):>6.1f} {max(script):>6.1f}"
            f" {statistics.median(measured.style):>6.1f} {statistics.median(measured.layout):>7.1f}"
            f" {statistics.median(measured.clock):>21.1f} {p95(measured.clock):>6.1f}"
        )
    print(f"{'PASS' if good else 'FAIL'}: median and 95th percentile of script under {TARGET_MS:.0f} ms")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
