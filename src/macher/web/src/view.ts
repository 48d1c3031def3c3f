/** Reading a view: the flat lists of the engine as the things on the table. Nothing is computed here but places. */
import { LANDS, type Party, PARTIES, SLOTS, TOPIC_COUNT } from "./names";
import type { Meter, View2006, View2019, View2019_PoliticianSeen } from "./wire";

export type View = View2019 | View2006;

export const NONE = -1;

export function is2019(view: View): view is View2019 {
  return view.edition === "2019";
}

export interface Opinion {
  slot: number;
  /** null: face down; -1: no card. */
  card: number | null;
  doubled: boolean;
}

/** A party in a land. */
export interface Standing {
  seat: number;
  party: Party;
  votes: number;
  trend: number;
  rallies: number;
  media: number;
  /** Whether a coalition tile lies there (2006). */
  tile: boolean;
}

export interface Land {
  land: number;
  /** The state card; -1 where no state lies any more. */
  state: number;
  /** The number of its election. */
  election: number;
  votesNow: boolean;
  standings: Standing[];
  opinions: Opinion[];
  row: View2019_PoliticianSeen[];
  mediaCount: number;
  inPlay: boolean;
  /** A face-down poll lies there (2006). */
  poll: boolean;
}

export function seatsOf(view: View): number {
  return view.parties.length;
}

export function partyOf(view: View, seat: number): Party {
  return PARTIES[view.parties[seat]];
}

export function landOf(view: View, land: number): Land {
  const seats = seatsOf(view);
  const at = (values: number[], seat: number): number => values[land * seats + seat] ?? 0;
  const standings = view.parties.map((party, seat) => ({
    seat,
    party: PARTIES[party],
    votes: at(view.votes, seat),
    trend: view.scale[at(view.trend, seat)] ?? 0,
    rallies: at(view.rallies, seat),
    media: at(view.media, seat),
    tile: !is2019(view) && !!view.tiles[land * seats + seat],
  }));
  // Parties stand in the order of the boards, wherever their players sit.
  standings.sort((one, other) => PARTIES.indexOf(one.party) - PARTIES.indexOf(other.party));
  return {
    land,
    state: view.card[land],
    election: view.election[land],
    votesNow: votesNow(view, land),
    standings,
    opinions: Array.from({ length: SLOTS }, (_, slot) => ({
      slot,
      card: view.opinions[land * SLOTS + slot],
      doubled: view.doubled[land] === slot,
    })),
    row: view.rows[land],
    mediaCount: standings.reduce((sum, one) => sum + one.media, 0),
    inPlay: view.order.includes(land),
    poll: !is2019(view) && !!view.poll_at[land],
  };
}

/** A land as a meter says that it would stand. */
export function standingAs(land: Land, meter: Meter): Land {
  const standings = land.standings.map((one) => {
    const then = meter.parties.find((party) => party.seat === one.seat);
    return then ? { ...one, votes: then.votes, rallies: then.rallies, trend: then.trend } : one;
  });
  return { ...land, standings };
}

/** The round of an election. In the long 2019 game round 4 holds elections 4 and 5, and round 5 holds 6 and 7 (R19-18.9). */
export function roundOf(view: View, election: number): number {
  const doubled = is2019(view) && view.variant === 7 && election > 3;
  return doubled ? Math.floor(election / 2) + 2 : election;
}

function votesNow(view: View, land: number): boolean {
  return !view.over && view.round > 0 && view.order.includes(land) && roundOf(view, view.election[land]) === view.round;
}

/** A spot of the national board for media markers. */
export interface Spot {
  spot: number;
  /** The number of its election. */
  number: number;
  worth: number;
  /** The markers there of each seat. */
  there: number[];
}

const LONG_GAME_SPOTS = 3; // R19-1.5: the three left spots are for the long game
const LAST_FIVE = 2; // R06-6.3.3: where the short game uses the last five spaces

/** The spots that this game uses, by election; `worth` are the printed points of all of them. */
export function presenceOf(view: View, worth: number[]): Spot[] {
  const seats = seatsOf(view);
  const short = is2019(view) ? view.variant !== 7 : view.variant === 5 && view.options.short_media_spaces === "last_five";
  const first = short ? (is2019(view) ? LONG_GAME_SPOTS : LAST_FIVE) : 0;
  const count = is2019(view) ? worth.length - first : view.variant;
  return Array.from({ length: count }, (_, place) => ({
    spot: first + place,
    number: place + 1,
    worth: worth[first + place],
    there: Array.from({ length: seats }, (_, seat) => view.presence[(first + place) * seats + seat] ?? 0),
  }));
}

export function landsOf(view: View): Land[] {
  return Array.from({ length: LANDS }, (_, land) => landOf(view, land));
}

/** The cards of a party's program, by topic. */
export function programOf(view: View, seat: number): number[] {
  return view.programs
    .slice(seat * TOPIC_COUNT, (seat + 1) * TOPIC_COUNT)
    .flatMap((attitude, topic) => (attitude ? [topic * 2 + (attitude < 0 ? 1 : 0)] : []));
}

/** Whether a card agrees (1) or differs (-1) with the program of a seat; 0 if the topic is not in it. */
export function fitsWith(view: View, seat: number, card: number): number {
  const program = programOf(view, seat);
  return program.includes(card) ? 1 : program.includes(card ^ 1) ? -1 : 0;
}

/** The members of a set kept as bits. */
export function bits(mask: number): number[] {
  const found = [];
  for (let bit = 0; mask >> bit; bit++) if ((mask >> bit) & 1) found.push(bit);
  return found;
}

/** Points for votes: the row of the printed table that they reach; the last row is for 50 and more. */
export function pointsFor(points: number[], votes: number): number {
  const row = Math.min(Math.floor(votes / 5), points.length) - 1;
  return row < 0 ? 0 : points[row];
}

/** The cards of a pool kept as counts, equal ones repeated. */
export function pool(counts: number[]): number[] {
  return counts.flatMap((count, card) => Array<number>(count).fill(card));
}

/** How many rounds the game has. */
export function roundsOf(view: View): number {
  return is2019(view) && view.variant === 7 ? 5 : view.variant;
}

/** The last election on a board that has none to come: elections go round the ring of boards, one after the other. */
export function lastElectionOn(view: View, land: number): number {
  const [now] = view.order;
  if (now === undefined) return 0;
  const behind = (now - land + LANDS) % LANDS || LANDS;
  return Math.max(0, view.election[now] - behind);
}

/** The clear order of boards: by election, states that left at the end. */
export function boardOrder(view: View): number[] {
  const rest = Array.from({ length: LANDS }, (_, land) => land).filter((land) => !view.order.includes(land));
  return [...view.order, ...rest];
}
