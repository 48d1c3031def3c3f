"""The bot API: an outside program takes a seat with a token and plays a whole game, as the example of docs/api.md."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import macher
from tests.server.client import Client, done
from tests.server.service import RunningService, program

EXAMPLE = Path(macher.__file__).parents[2] / "docs" / "examples" / "bot.py"


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40


@pytest.mark.parametrize(("edition", "variant"), [("2019", 4), ("2006", 5)])
def test_the_example_plays_a_whole_game(service: RunningService, anna: Client, edition: str, variant: int) -> None:
    table = anna.make_table("mbb", edition, variant=variant)
    token = done(anna.post(f"/api/tables/{table['id']}/seats/0/token"), 201)["token"]
    command = [sys.executable, str(EXAMPLE), service.url, table["id"], "0", token]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode == 0, ended.stderr
    final = done(anna.get(f"/api/tables/{table['id']}"))
    assert final["status"] == "finished"
    assert ended.stdout.strip() == str(anna.position(table["id"])["scores"])


def test_a_token_is_for_its_seat_alone(service: RunningService, anna: Client) -> None:
    table = anna.make_table("mhh")["id"]
    old = done(anna.post(f"/api/tables/{table}/seats/1/token"), 201)["token"]
    robot = program(service, old)
    assert robot.position(table)["seat"] == 1
    assert robot.position(table, 1)["seat"] == 1
    assert robot.get(f"/api/tables/{table}/position", seat=0).status_code == 403
    assert robot.turn(table, 0, 0, "pass").status_code == 403
    for path in ("close", "start", "seats/1/token", "rematch"):
        assert robot.post(f"/api/tables/{table}/{path}").status_code == 403
    assert robot.post("/api/tables", edition="2019", seats=[{"party": "spd", "kind": "hot"}] * 3).status_code == 403
    other = anna.make_table("mhh")["id"]
    assert robot.get(f"/api/tables/{other}/position", seat=1).status_code == 403
    new = done(anna.post(f"/api/tables/{table}/seats/1/token"), 201)["token"]
    assert done(robot.get(f"/api/tables/{table}"), 401)["error"] == "token"
    robot.token = new
    assert robot.position(table)["seat"] == 1
    done(anna.post(f"/api/tables/{table}/seats/1", kind="bot", bot="random"))
    assert robot.get(f"/api/tables/{table}").status_code == 401
    robot.http.close()
