"""An empty table: what is the same at the beginning of every game."""

from __future__ import annotations

from macher.rules.parts.campaign import NONE, Campaign
from macher.rules.parts.codes import LANDS, SLOTS, TOPIC_COUNT


def nothing_under_way(g: Campaign) -> None:
    """No phase, no auction, no sealed choice; nothing on the boards and nothing in anybody's hand."""
    markers = LANDS * g.seats
    g.round = g.phase = g.turn = g.passes = g.held = 0
    g.waiting = False
    g.agenda = []
    g.sealed = [()] * g.seats
    g.sealed_for = 0
    g.bidders = []
    g.high = g.high_seat = g.poll = NONE
    g.start = NONE
    g.votes = [0] * markers
    g.trend = [g.scale.index(0)] * markers
    g.rallies = [0] * markers
    g.media = [0] * markers
    g.opinions = [NONE] * (LANDS * SLOTS)
    g.face_up = [0] * (LANDS * SLOTS)
    g.doubled = [NONE] * LANDS
    g.rows = [()] * LANDS
    g.paid = [0] * g.seats
    g.received = [0] * g.seats
    g.programs = [0] * (g.seats * TOPIC_COUNT)
    g.hands = [()] * g.seats
    g.shown = [()] * g.seats
    g.points = [0] * (g.config.variant * g.seats)
