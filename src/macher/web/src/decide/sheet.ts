/** The start sheet (2006) and the start block (2019): options, and things that each of them puts into states. */
import type { Option, Reference } from "../wire";

/** One column of the sheet: the number of the option that is chosen, and the land of each of its things. */
export interface Column {
  option: number;
  lands: (number | null)[];
}

export type Kind = "rallies" | "trend" | "media" | "votes";

const SYMBOLS: readonly Kind[] = ["rallies", "trend", "media", "votes"];
const COLUMNS = ["block", "column-one", "column-two"];

/** Whether an option chooses what to place, and not where. */
export function isHead(option: Option): boolean {
  return COLUMNS.includes(option.group);
}

/** What an option of a column puts into states, in the order in which the service asks. */
export function thingsOf(reference: Reference, column: number, option: number): Kind[] {
  const { tables } = reference;
  if (reference.edition === "2019") return (tables.start_blocks as number[][])[option].map((symbol) => SYMBOLS[symbol]);
  const many = (kind: Kind, count: number): Kind[] => Array<Kind>(count).fill(kind);
  if (column === 0) {
    const first = (tables.first_column as Record<string, number>[])[option];
    return [...many("trend", first.popularity), ...many("rallies", first.meetings), ...many("votes", first.votes)];
  }
  return many("media", (tables.second_column as Record<string, number>[])[option].media);
}

/** How much a thing is worth: so many rallies, so many votes. */
export function amountOf(reference: Reference, kind: Kind): number {
  const { tables } = reference;
  if (kind === "rallies") return (tables.start_rallies ?? tables.item_meetings) as number;
  return kind === "votes" ? ((tables.start_votes ?? tables.item_votes) as number) : 1;
}

/** The answers in the order of asking: equal things by ascending land, those without a land last (null). */
export function answers(reference: Reference, columns: readonly Column[]): (number | null)[] {
  return columns.flatMap((column, at) => {
    const kinds = thingsOf(reference, at, column.option);
    const sorted = [...new Set(kinds)].flatMap((kind) =>
      column.lands.filter((_, thing) => kinds[thing] === kind).sort((one, other) => (one ?? Infinity) - (other ?? Infinity)),
    );
    return [column.option, ...sorted];
  });
}

/** The columns that steps, option after option, have filled in. */
export function columnsOf(reference: Reference, steps: readonly Option[]): Column[] {
  const columns: Column[] = [];
  let filled = 0;
  for (const step of steps) {
    if (isHead(step)) {
      columns.push({ option: step.value, lands: thingsOf(reference, columns.length, step.value).map(() => null) });
      filled = 0;
    } else columns[columns.length - 1].lands[filled++] = step.value;
  }
  return columns;
}

/** The columns with as many of the things without a land put into one as the answers have there: all were tried. */
export function placedRest(reference: Reference, columns: readonly Column[], land: number, tried: readonly Option[]): Column[] {
  let at = 0;
  return columns.map((column, number) => {
    const kinds = thingsOf(reference, number, column.option);
    const lands = [...column.lands];
    at += 1; // the head
    for (const kind of new Set(kinds)) {
      const places = kinds.flatMap((one, place) => (one === kind ? [place] : []));
      let room = tried.slice(at, at + places.length).filter((one) => one.value === land).length;
      room -= places.filter((place) => column.lands[place] === land).length;
      for (const place of places) if (lands[place] === null && room-- > 0) lands[place] = land;
      at += places.length;
    }
    return { ...column, lands };
  });
}
