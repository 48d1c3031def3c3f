"""The judgement of the 2019 edition: which function decides which step."""

from __future__ import annotations

from typing import Final

from macher.bots.planner.e2019 import (
    cabinet,
    donations,
    elections,
    media,
    opening,
    polls,
    programs,
    rallies,
    start_seat,
)
from macher.bots.planner.e2019.weights import CLUB
from macher.bots.planner.thought import Mind

MIND: Final = Mind(
    {
        "draft": programs.draft,
        "choose-program": programs.choose_program,
        "fill-program": programs.choose_program,
        "keep-hand-card": programs.keep_card,
        "start-positions": opening.start_positions,
        "start-bid": start_seat.start_bid,
        "start-raise": start_seat.start_raise,
        "program-source": programs.program_source,
        "program-take": programs.program_take,
        "program-swap": programs.program_swap,
        "program-keep": programs.keep_card,
        "media-buy": media.media_buy,
        "rally-buy": rallies.rally_buy,
        "send-politician": cabinet.send_politician,
        "politician-pay": cabinet.politician_pay,
        "politician-act": cabinet.politician_act,
        "media-exchange": media.media_exchange,
        "poll-bid": polls.poll_bid,
        "poll-publish": polls.poll_publish,
        "convert": rallies.convert,
        "coalition-consent": elections.coalition_consent,
        "presence-move": elections.presence_move,
        "donation": donations.donation,
    },
    CLUB,
    rallies.Thought2019,
)
