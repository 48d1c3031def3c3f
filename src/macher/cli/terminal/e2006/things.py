"""What lies on the table in the 2006 edition."""

from __future__ import annotations

from macher.cli.terminal.e2006.facts import Facts2006, NationalSpace
from macher.cli.terminal.labels import NOTHING
from macher.cli.terminal.things import Column, Thing, Things
from macher.i18n import signed
from macher.i18n.e2006.words import FIRST, SECOND, Words2006
from macher.rules.e2006.actions import COLUMN_ONE, COLUMN_TWO
from macher.rules.parts.codes import PLACE


class Things2006(Things[Facts2006]):
    """Labels and values of the 2006 edition."""

    def sealed_choice(self, facts: Facts2006, short: bool) -> str | None:
        """A bid, or the preliminary sheet as far as it is filled in."""
        answer = facts.data["answer"]
        if not answer or not facts.data["sealed_for"]:
            return None
        if not is_sheet(answer):
            return self.labels.renderer.action(answer[0], facts.view)
        return self._sheet(facts, answer, short)

    def _sheet(self, facts: Facts2006, answer: list[int], short: bool) -> str:
        """The options with the states named beside their items; an option without states yet with all it gives."""
        words = Words2006(self.labels.texts, facts.config)
        columns = []
        rest = answer
        for column, first in ((FIRST, COLUMN_ONE), (SECOND, COLUMN_TWO)):
            if not rest:
                break
            option = rest[0] - first
            items = words.items(column, option)
            lands = [code - PLACE for code in rest[1 : 1 + len(items)]]
            given = words.texts.apart(self._placed(facts, words, items, lands, short)) or words.contents(column, option)
            columns.append(f"{words.option(column, option)} {given}")
            rest = rest[1 + len(items) :]
        return " · ".join(columns)

    def _placed(self, facts: Facts2006, words: Words2006, items: list[int], lands: list[int], short: bool) -> list[str]:
        """Items with their states, in short with the letters of the boards."""
        filled = items[: len(lands)]
        if not short:
            return words.beside(filled, [facts.data["card"][land] for land in lands])
        letters: dict[int, list[str]] = {}
        for item, land in zip(filled, lands, strict=True):
            letters.setdefault(item, []).append(self.labels.letters[land])
        return [words.texts.labelled(words.symbol(item), ", ".join(there)) for item, there in letters.items()]

    # --- lands ------------------------------------------------------------------------------------------------------
    def beside_votes(self, facts: Facts2006, land: int) -> list[Thing]:
        get, labels = self.get, self.labels
        there, spaces = facts.media_in(land), facts.tables.media_spaces
        markers = get("media-markers", markers=there, spaces=spaces)
        things = [(get("label-media"), f"{labels.influence(facts, land)} · {markers}" if there else markers)]
        if facts.stacks(land):
            over = f" {get('over')} "
            stacks = [
                get("stack", votes=votes, parties=over.join(labels.party(seat) for seat in seats))
                for votes, seats in facts.stacks(land)
            ]
            things.append((get("label-stacks"), " · ".join(stacks)))
        things.append((get("label-coalitions"), self._coalitions(facts, land)))
        if facts.data["poll_at"][land]:
            things.append((get("label-poll"), get("poll-lies-here")))
        return things

    def _coalitions(self, facts: Facts2006, land: int) -> str:
        """The no-coalition tile, the pacts, and whose tiles lie there."""
        if facts.forbids_coalitions(land):
            return self.get("no-coalition")
        pacts = [" + ".join(self.labels.party(seat) for seat in pact) for pact in facts.pacts(land)]
        if pacts:
            return self.get("pacts", pacts=" · ".join(pacts))
        tiles = ", ".join(self.labels.party(seat) for seat in facts.tiles(land))
        return self.get("coalition-tiles", parties=tiles) if tiles else NOTHING

    def overview_rows(self, facts: Facts2006) -> list[tuple[str, list[str]]]:
        lands, get = facts.data["order"], self.get
        rows = [(get("media-short"), [self._media_short(facts, land) for land in lands])]
        if any(facts.stacks(land) for land in lands):
            rows.append((get("stacks-short"), [self._stacks_short(facts, land) for land in lands]))
        if any(facts.tiles(land) for land in lands):
            rows.append((get("coalitions-short"), [self._coalitions_short(facts, land) for land in lands]))
        if any(facts.data["poll_at"]):
            polls = [get("poll-short-here") if facts.data["poll_at"][land] else NOTHING for land in lands]
            rows.append((get("poll-short"), polls))
        return rows

    def _media_short(self, facts: Facts2006, land: int) -> str:
        controller = self.labels.party_or_none(facts.influencer(land))
        return f"{controller} ({facts.media_in(land)}/{facts.tables.media_spaces})"

    def _stacks_short(self, facts: Facts2006, land: int) -> str:
        stacks = [
            f"{votes} {'>'.join(self.labels.short_party(seat) for seat in seats)}"
            for votes, seats in facts.stacks(land)
        ]
        return ", ".join(stacks) or NOTHING

    def _coalitions_short(self, facts: Facts2006, land: int) -> str:
        if facts.forbids_coalitions(land):
            return self.get("no-coalition-short")
        pacts = ["+".join(self.labels.short_party(seat) for seat in pact) for pact in facts.pacts(land)]
        return ", ".join(pacts) or ", ".join(self.labels.short_party(seat) for seat in facts.tiles(land)) or NOTHING

    # --- own things -------------------------------------------------------------------------------------------------
    def own_supply(self, facts: Facts2006, seat: int) -> list[Thing]:
        things = [(self.get("label-contributions"), self.labels.amounts(facts.contributions(seat)))]
        played = self._played(facts, seat)
        if played is not None:
            things.append((self.get("label-played"), played))
        things.append((self.get("label-supply"), self.supply(facts, seat)))
        return [*things, (self.get("label-tiles"), str(facts.data["tile_supply"][seat]))]

    def _played(self, facts: Facts2006, seat: int) -> str | None:
        """The contribution of this round; a declined one of another party is not named."""
        played = facts.contribution_played(seat)
        if played is None:
            return None
        amount, accepted = played
        if amount is None:
            return self.get("contribution-hidden")
        name = "contribution-accepted" if accepted else "contribution-declined"
        return self.get(name, amount=self.labels.words.money(amount))

    # --- the national board -----------------------------------------------------------------------------------------
    def national(self, facts: Facts2006, short: bool) -> list[Thing]:
        get, labels = self.get, self.labels
        return [
            *([] if short else [*self._spaces(facts), self._media(facts)]),
            (get("label-opinion-display"), labels.cards(facts.pool(), short)),
            self.piles(facts),
            (get("label-doubles"), str(facts.data["double_pool"])),
            (get("label-payouts"), ", ".join(map(str, facts.payout_rounds()))),
            *self.start_and_states(facts, facts.states_to_come()),
        ]

    def _media(self, facts: Facts2006) -> Thing:
        """The media spaces in words."""
        media = []
        for number, worth, seats in facts.national_media():
            parties = ", ".join(self.labels.party(seat) for seat in seats) or NOTHING
            media.append(self.get("national-medium", round=number, worth=worth, parties=parties))
        return self.get("label-presence"), " · ".join(media)

    def _spaces(self, facts: Facts2006) -> list[Thing]:
        """The five opinions in words."""
        things = []
        for at, space in enumerate(facts.national_spaces(), start=1):
            card = NOTHING if space.card is None else self.labels.words.card(space.card)
            worth = self.get(
                "national-space",
                card=card,
                secured="yes" if space.secured else "no",
                members=space.members,
                points=space.points,
            )
            things.append((self.get("label-national-space", space=at), worth))
        return things

    def national_grids(self, facts: Facts2006) -> list[list[list[str]]]:
        get, spaces, media = self.get, facts.national_spaces(), facts.national_media()
        opinions = [
            [get("grid-space"), *[str(at) for at in range(1, len(spaces) + 1)]],
            [get("grid-opinion"), *[self._national_short(space) for space in spaces]],
            [get("grid-worth"), *[f"{signed(space.members)}, {space.points}" for space in spaces]],
        ]
        parties = [" ".join(self.labels.short_party(seat) for seat in seats) or NOTHING for _, _, seats in media]
        return [
            opinions,
            [
                [get("grid-round"), *[str(number) for number, _, _ in media]],
                [get("grid-media"), *parties],
                [get("grid-media-points"), *[str(worth) for _, worth, _ in media]],
            ],
        ]

    def _national_short(self, space: NationalSpace) -> str:
        if space.card is None:
            return NOTHING
        card = self.labels.short(space.card)
        return f"{card} {self.get('secured-mark')}" if space.secured else card

    # --- players ----------------------------------------------------------------------------------------------------
    def supply_columns(self, facts: Facts2006) -> list[Column]:
        data, get = facts.data, self.get
        return [
            Column(get("head-rallies-left"), lambda seat: str(data["rally_supply"][seat])),
            Column(get("head-media-left"), lambda seat: str(data["media_supply"][seat])),
            Column(get("head-tiles-left"), lambda seat: str(data["tile_supply"][seat])),
            Column(
                get("head-contributions"),
                lambda seat: " ".join(map(str, facts.contributions(seat))) or NOTHING,
                number=False,
            ),
            Column(get("head-politicians-left"), lambda seat: str(data["cabinet"][seat].bit_count())),
        ]

    def about_supply(self, facts: Facts2006, seat: int) -> list[Thing]:
        get = self.get
        things = [
            (get("label-supply"), self.supply(facts, seat)),
            (get("label-tiles"), str(facts.data["tile_supply"][seat])),
            (get("label-contributions"), self.labels.amounts(facts.contributions(seat))),
        ]
        played = self._played(facts, seat)
        if played is not None:
            things.append((get("label-played"), played))
        unseen = self.labels.politicians(facts.politicians(facts.data["cabinet"][seat]))
        return [*things, (get("head-politicians"), unseen)]

    def remarks(self, facts: Facts2006) -> list[str]:
        played = [(seat, self._played(facts, seat)) for seat in range(facts.seats)]
        laid = [
            self.get("has-played", party=self.labels.party(seat), contribution=contribution)
            for seat, contribution in played
            if contribution is not None
        ]
        return laid + self.not_seen_yet(facts)


def is_sheet(answer: list[int]) -> bool:
    """Whether a sealed answer is a preliminary sheet: it begins with an option of the first column."""
    return COLUMN_ONE <= answer[0] < COLUMN_TWO
