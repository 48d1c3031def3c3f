/** What happened, cut into frames: a turn is a caption or a few, and a moment where something was revealed. */
import { plainKind } from "../table/kinds";
import { winnersIn } from "../table/results";
import type { Entry } from "../table/store.svelte";
import type { Position } from "../wire";

/** Sealed choices that were opened together, or an election: shown as one. */
export interface Moment {
  kind: "bids" | "programs" | "sheets" | "election";
  events: Entry[];
  /** What the service says right after it: a tie and its rule, who won and how. */
  after: Entry[];
  /** The votes have been shown before; only who governs is new. */
  known: boolean;
}

export interface Frame {
  version: number;
  /** Whose turn it is, as far as the events say. */
  actor: number | null;
  events: Entry[];
  text: string;
  /** So many lines of it are in the log only. */
  more: number;
  moment: Moment | null;
  /** The table stands still: what comes of it is shown with a later frame. */
  holds: boolean;
  /** The position after the turn, once it is known; a promise while it is asked for. */
  position: Position | null;
  asked: Promise<void> | null;
}

const MOMENTS: Record<string, Moment["kind"]> = {
  startbidsrevealed: "bids",
  programrevealed: "programs",
  startblockrevealed: "sheets",
  sheetrevealed: "sheets",
  electionheld: "election",
};
const AFTER = new Set([
  ...["startbidstied", "startplayerfound", "startbidwon", "startnamed"],
  ...["majoritywon", "severalreached", "coalitionformed", "nocoalition", "electionwon", "nosebeaten", "nowinner"],
]);
/** Said elsewhere on the table: who has chosen, and the phase. */
const QUIET = new Set(["chosen", "phasebegan"]);
const LONG = 110; // characters of a caption; what comes after them is the next one
const MOST = 6; // captions of one turn

export const seatOf = (event: Entry): number | null => (typeof event.fields.seat === "number" ? event.fields.seat : null);

/** Whose turn it was: the first seat that is named acts. */
export function actorOf(events: readonly Entry[]): number | null {
  const first = events.find((event) => seatOf(event) !== null);
  return first ? seatOf(first) : null;
}

/** The pieces that events are about, and the party that acts. */
export function piecesOf(events: readonly Entry[], actor: number | null): Set<string> {
  const found = new Set(events.flatMap((event) => event.about.map((piece) => `${piece.kind}-${piece.index}`)));
  if (actor !== null) found.add(`seat-${actor}`);
  return found;
}

/** The words of a turn that is looked at, without what is said elsewhere. */
export function captionOf(events: readonly Entry[]): string {
  const said = events.filter((event) => !QUIET.has(plainKind(event.kind)));
  return (said.length ? said : events).map((event) => event.text).join(" ");
}

/** The moment in the events of a turn. Who governs may be found turns after the votes: then these come from the log. */
export function momentIn(events: readonly Entry[], log: readonly Entry[]): Moment | null {
  const kinds = events.map((event) => plainKind(event.kind));
  const at = kinds.findIndex((kind) => kind in MOMENTS);
  if (at >= 0) {
    return {
      kind: MOMENTS[kinds[at]],
      events: events.filter((_, place) => kinds[place] === kinds[at]),
      after: events.filter((_, place) => place > at && AFTER.has(kinds[place])),
      known: false,
    };
  }
  const verdict = events.find((event) => winnersIn(event) !== null);
  const held = verdict && log.findLast((one) => plainKind(one.kind) === "electionheld" && one.fields.state === verdict.fields.state);
  return held ? { kind: "election", events: [held], after: events.filter((_, place) => AFTER.has(kinds[place])), known: true } : null;
}

/** Turns as frames. What the viewer does is not told to them again; what comes of it is. */
export function framesOf(events: readonly Entry[], log: readonly Entry[], viewer: number | null, reveals: boolean): Frame[] {
  const versions = [...new Set(events.map((event) => event.version))];
  return versions.flatMap((version) =>
    framesOfTurn(version, events.filter((event) => event.version === version), log, viewer, reveals),
  );
}

function framesOfTurn(version: number, events: Entry[], log: readonly Entry[], viewer: number | null, reveals: boolean): Frame[] {
  const actor = actorOf(events);
  const own = viewer !== null && actor === viewer;
  const told = events.filter((event) => !QUIET.has(plainKind(event.kind)) && !(own && seatOf(event) === viewer));
  const frame = (lines: Entry[], moment: Moment | null, holds: boolean): Frame => ({
    version,
    actor: moment ? null : (actorOf(lines) ?? actor),
    events: lines,
    text: lines.slice(0, moment ? lines.length : fitting(lines)).map((event) => event.text).join(" "),
    more: moment ? 0 : lines.length - fitting(lines),
    moment,
    holds,
    position: null,
    asked: null,
  });
  const moment = reveals ? momentIn(events, log) : null;
  if (!moment) return captions(told).map((lines) => frame(lines, null, false));
  const inside = new Set([...moment.events, ...moment.after]);
  const begins = events.findIndex((event) => inside.has(event));
  const before = told.filter((event) => !inside.has(event) && events.indexOf(event) < begins);
  const later = told.filter((event) => !inside.has(event) && events.indexOf(event) > begins);
  return [
    ...captions(before).map((lines) => frame(lines, null, true)),
    frame(events.filter((event) => inside.has(event)), moment, true),
    ...captions(later).map((lines) => frame(lines, null, false)),
  ];
}

/** How many lines a caption has room for; the first one in any case. */
function fitting(lines: readonly Entry[]): number {
  let length = 0;
  const over = lines.findIndex((line, at) => (length += line.text.length) > LONG && at > 0);
  return over < 0 ? lines.length : over;
}

/** Lines as captions: several short ones together, and of very many the rest in the last one. */
function captions(lines: Entry[]): Entry[][] {
  const found: Entry[][] = [];
  let length = Infinity;
  for (const line of lines) {
    length += line.text.length;
    if (length <= LONG || found.length === MOST) found[found.length - 1].push(line);
    else {
      found.push([line]);
      length = line.text.length;
    }
  }
  return found;
}
