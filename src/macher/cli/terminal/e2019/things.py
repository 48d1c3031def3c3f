"""What lies on the table in the 2019 edition."""

from __future__ import annotations

from macher.cli.terminal.e2019.facts import Facts2019
from macher.cli.terminal.labels import NOTHING
from macher.cli.terminal.things import Column, Thing, Things
from macher.rules.e2019.actions import BLOCK, CARDS, cards_of
from macher.rules.parts.codes import CARD, CARD_TYPES, PLACE, SWAP


class Things2019(Things[Facts2019]):
    """Labels and values of the 2019 edition."""

    def sealed_choice(self, facts: Facts2019, short: bool) -> str | None:
        answer = facts.data["answer"]
        if not answer or not facts.data["sealed_for"]:
            return None
        labels = self.labels
        first = answer[0]
        if first >= CARDS:
            return labels.cards(cards_of(first - CARDS), short)
        if CARD <= first < SWAP:
            return labels.cards([first - CARD], short)
        if not BLOCK <= first < PLACE:
            return labels.renderer.action(first, facts.view)
        symbols = facts.tables.start_blocks[first - BLOCK]
        places = [
            f"{labels.words.symbol(symbol)} {labels.words.state(facts.data['card'][place - PLACE])}"
            for symbol, place in zip(symbols, answer[1:], strict=False)
        ]
        return ", ".join(places) or labels.renderer.action(first, facts.view)

    # --- lands ------------------------------------------------------------------------------------------------------
    def beside_votes(self, facts: Facts2019, land: int) -> list[Thing]:
        return [(self.get("label-media"), self.labels.influence(facts, land))]

    def overview_rows(self, facts: Facts2019) -> list[tuple[str, list[str]]]:
        influencers = [self.labels.party_or_none(facts.influencer(land)) for land in facts.data["order"]]
        return [(self.get("media-short"), influencers)]

    # --- own things -------------------------------------------------------------------------------------------------
    def own_cards(self, facts: Facts2019, seat: int, short: bool) -> list[Thing]:
        pack, picks = facts.data["packs"][seat]["cards"], facts.data["picks"][seat]["cards"]
        things = self.if_any("label-pack", pack, short) + self.if_any("label-picks", picks, short)
        return things + super().own_cards(facts, seat, short)

    def own_supply(self, facts: Facts2019, seat: int) -> list[Thing]:
        return [
            (self.get("label-donations"), self.labels.amounts(facts.donations(seat))),
            (self.get("label-supply"), self.supply(facts, seat)),
        ]

    # --- the national boards ----------------------------------------------------------------------------------------
    def national(self, facts: Facts2019, short: bool) -> list[Thing]:
        data, get, labels = facts.data, self.get, self.labels
        spots = []
        for spot in facts.presence_spots():
            there = [seat for seat in range(facts.seats) for _ in range(data["presence"][spot * facts.seats + seat])]
            parties = ", ".join(labels.party(seat) for seat in there) or NOTHING
            spots.append(get("spot", worth=facts.tables.presence[spot], parties=parties))
        opinions = [card for card in range(CARD_TYPES) if data["opinion_display"][card]]
        return [
            (get("label-presence"), " · ".join(spots)),
            (get("label-program-display"), labels.cards(data["program_display"], short)),
            (get("label-opinion-display"), labels.cards(opinions, short)),
            self.piles(facts),
            (get("label-poll-top"), NOTHING if data["poll_top"] is None else labels.words.party(data["poll_top"])),
            (get("label-doubles"), str(data["double_pool"])),
            *self.start_and_states(facts, data["state_stack"] if facts.config.variant == 7 else 0),
        ]

    # --- players ----------------------------------------------------------------------------------------------------
    def supply_columns(self, facts: Facts2019) -> list[Column]:
        data, get = facts.data, self.get
        return [
            Column(get("head-rallies-left"), lambda seat: str(data["rally_supply"][seat])),
            Column(get("head-media-left"), lambda seat: str(data["media_supply"][seat])),
            Column(
                get("head-donations"), lambda seat: " ".join(map(str, facts.donations(seat))) or NOTHING, number=False
            ),
            Column(get("head-politicians-left"), lambda seat: str(data["cabinet"][seat].bit_count())),
        ]

    def about_supply(self, facts: Facts2019, seat: int) -> list[Thing]:
        return [
            (self.get("label-supply"), self.supply(facts, seat)),
            (self.get("label-donations"), self.labels.amounts(facts.donations(seat))),
            (self.get("head-politicians"), self.labels.politicians(facts.politicians(facts.data["cabinet"][seat]))),
        ]

    def remarks(self, facts: Facts2019) -> list[str]:
        return self.not_seen_yet(facts)
