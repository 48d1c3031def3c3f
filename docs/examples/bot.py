"""Plays a seat: `python bot.py http://127.0.0.1:8000 TABLE SEAT TOKEN` (needs httpx and websockets)."""

import json
import random
import sys
import uuid

import httpx
from websockets.sync.client import connect


def choose(options, view):
    """Your idea goes here: `view` is what your seat may know, an option has a word, a text and a value."""
    return random.choice(options)["word"]


def take_turn(http, path, asked, position):
    """Try step after step, which changes nothing, then commit them together. A 409 says that the game moved on."""
    steps = []
    while position["options"]:
        steps.append(choose(position["options"], position["view"]))
        draft = http.post(f"{path}/draft", json={**asked, "steps": steps})
        if draft.status_code == 409 or draft.raise_for_status().json()["done"]:
            break
        position = draft.json()["position"]
    http.post(f"{path}/turns", json={**asked, "steps": steps, "key": str(uuid.uuid4())})


def play(url, table, seat, token):
    path, headers = f"/api/tables/{table}", {"Authorization": f"Bearer {token}"}
    http = httpx.Client(base_url=url, headers=headers, timeout=60)
    with connect(f"ws{url[4:]}{path}/socket?seat={seat}", additional_headers=headers, max_size=None) as socket:
        for position in (message["position"] for message in map(json.loads, socket) if message["type"] == "moved"):
            if position["scores"]:
                return position["scores"]
            if position["asked"]:
                take_turn(http, path, {"seat": seat, "version": position["version"]}, position)


print(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]))
