"""Which judgement is made in which step of the 2006 edition."""

from __future__ import annotations

from typing import Final

from macher.bots.planner.e2006 import cabinet, coalitions, election, media, meetings, platform, polls, start
from macher.bots.planner.e2006.deciding import Decision
from macher.bots.planner.e2006.weights import CLUB
from macher.bots.planner.thought import Mind

MIND: Final = Mind(
    {
        "preliminary": start.preliminary,
        "start-bid": start.start_bid,
        "start-rebid": start.start_bid,
        "name-start": start.name_start,
        "policy-redraw": platform.redraw,
        "policy-swap": platform.swap,
        "cabinet-place": cabinet.send,
        "coalition-tile": cabinet.lay_tile,
        "cabinet-card": cabinet.act_next,
        "cabinet-act": cabinet.act,
        "coalition-turn": coalitions.coalition_turn,
        "coalition-answer": coalitions.coalition_answer,
        "media-buy": media.media_buy,
        "media-exchange": media.exchange,
        "meetings-buy": meetings.meetings_buy,
        "poll-bid": polls.poll_bid,
        "poll-use": polls.poll_use,
        "poll-results": polls.poll_results,
        "convert": meetings.convert,
        "majority-exchange": media.exchange,
        "national-media": election.national_media,
        "national-opinion": election.national_opinion,
        "contribution": election.contribution,
    },
    CLUB,
    Decision,
)
