/** What programs say to cards and to each other: read off the lists of a view. */
import { type Party, PARTIES, TOPIC_COUNT } from "../names";
import { partyOf, programOf, seatsOf, type View } from "../view";

/** Whether a party's program says the same as an opinion (1), the opposite (-1) or nothing (0). */
export function agrees(view: View, seat: number, card: number | null): number {
  if (card === null || card < 0) return 0;
  const attitude = view.programs[seat * TOPIC_COUNT + (card >> 1)] ?? 0;
  return attitude === 0 ? 0 : attitude > 0 === (card & 1) < 1 ? 1 : -1;
}

/** The cards that the programs of two parties share. */
export function shared(view: View, one: number, other: number): number[] {
  const theirs = programOf(view, other);
  return programOf(view, one).filter((card) => theirs.includes(card));
}

/** The seats in the order of the boards: by party, wherever their players sit. */
export function byParty(view: View): { seat: number; party: Party }[] {
  return Array.from({ length: seatsOf(view) }, (_, seat) => ({ seat, party: partyOf(view, seat) })).sort(
    (one, other) => PARTIES.indexOf(one.party) - PARTIES.indexOf(other.party),
  );
}
