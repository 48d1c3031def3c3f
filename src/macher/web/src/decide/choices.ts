/** What the open options mean on the table: which boards, cards, seats and spaces can be chosen. */
import { CARD_TYPES, NATIONAL_SPACES } from "../names";
import type { Option, Reference, Refusal } from "../wire";

/** How a question is best answered; what no form knows stands in the list. */
export type Form = "bid" | "count" | "cards" | "set" | "pair" | "gift" | "pay" | "list";

const PAIRS = new Set(["swap", "exchange", "national"]);
const COUNTS = new Set(["rallies", "convert"]);
const BY_LAND = new Set(["media", "place", "act-in"]);
const BY_SEAT = new Set([
  ...["name", "replace", "oust", "down", "impose", "propose", "use-result"],
]);
const ASIDE = new Set(["pass", "skip", "take-back", "suppress"]);

/** Options that say no, or leave something out: they stand at the end. */
export function isAside(option: Option): boolean {
  return ASIDE.has(option.group);
}

export function formOf(options: readonly Option[]): Form {
  const main = options.filter((option) => !isAside(option));
  const groups = new Set(main.map((option) => option.group));
  if (groups.has("pay")) return "pay";
  if (groups.size !== 1) return "list";
  const [group] = groups;
  if (group === "bid") return main.length > 1 ? "bid" : "list";
  if (COUNTS.has(group)) return "count";
  if (group === "card") return "cards";
  if (group === "cards") return main.length > 1 ? "set" : "list";
  if (PAIRS.has(group)) return "pair";
  if (group === "donate" || group === "contribute") return "gift";
  return "list";
}

/** The land that an option names by itself. */
export function landOfOption(option: Pick<Option, "group" | "value">): number | null {
  return BY_LAND.has(option.group) ? option.value : null;
}

export function seatOfOption(option: Option): number | null {
  return BY_SEAT.has(option.group) ? option.value : null;
}

/** The opinion slot of the asked land that an option is about. */
export function slotOfOption(option: Option): number | null {
  if (option.group === "double-on") return option.value;
  if (option.group === "exchange") return Math.floor(option.value / CARD_TYPES);
  if (option.group === "national") return Math.floor(option.value / NATIONAL_SPACES);
  return null;
}

export function spaceOfOption(option: Option): number | null {
  return option.group === "national" ? option.value % NATIONAL_SPACES : null;
}

/** The card that an option names: the one that comes, where one is exchanged. */
export function cardOfOption(option: Option): number | null {
  if (option.group === "card") return option.value;
  if (option.group === "exchange" || option.group === "swap") return option.value % CARD_TYPES;
  return null;
}

/** What cannot be chosen, for a list: where many things have the same reason, one of them stands for all. */
export function whyNot(refusals: readonly Refusal[]): Refusal[] {
  const together = (one: Refusal): boolean => PAIRS.has(one.group);
  return refusals.filter(
    (one, at) => !together(one) || refusals.findIndex((other) => other.reason === one.reason && halves(other).first === halves(one).first) === at,
  );
}

/** The two halves of a pair: what goes and what comes, as numbers to choose by. */
export function halves(option: Pick<Option, "group" | "value">): { first: number; second: number } {
  const size = option.group === "national" ? NATIONAL_SPACES : CARD_TYPES;
  return { first: Math.floor(option.value / size), second: option.value % size };
}

/** The cards of a set, kept as a number in base three: for each topic 1 approve, 2 disapprove. */
export function cardsOfSet(code: number): number[] {
  const cards = [];
  for (let topic = 0, rest = code; rest > 0; topic++, rest = Math.floor(rest / 3)) {
    if (rest % 3) cards.push(topic * 2 + (rest % 3) - 1);
  }
  return cards;
}

/** The option with exactly these cards. */
export function setOf(options: readonly Option[], cards: readonly number[]): Option | undefined {
  const wanted = [...cards].sort((one, other) => one - other).join();
  return options.find((option) => option.group === "cards" && cardsOfSet(option.value).join() === wanted);
}

const ALL_CHIPS = 12;

/** Sums to offer with one touch: all if they are few; else the least, a few above it, the half and all. */
export function chips(least: number, most: number): number[] {
  if (most - least < ALL_CHIPS) return Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const wished = [least, least + 1, least + 2, least + 3, least + 5, Math.floor(most / 4), Math.floor(most / 2), most];
  return [...new Set(wished.filter((sum) => sum >= least && sum <= most))].sort((one, other) => one - other);
}

/** The amounts of the donation (contribution) cards, in thousands; a table may have several sets of them. */
export function giftAmounts(reference: Reference, options: Record<string, string>): number[] {
  const cards = reference.tables.donations ?? reference.tables.contributions;
  const set = Array.isArray(cards) ? cards : (cards as Record<string, unknown[]>)[options.donation_table ?? "standard"];
  return ((set ?? []) as { amount: number }[]).map((card) => card.amount);
}

/** Donations (contributions) as they stand side by side: card by card, the answer that takes the money first. */
export function giftOrder(options: readonly Option[]): Option[] {
  return [...options].sort((one, other) => (one.value >> 1) - (other.value >> 1) || other.value - one.value);
}

const TIES: Record<string, string> = {
  "2019 start-bid": "R19-5.3",
  "2019 start-raise": "R19-5.4",
  "2019 poll-bid": "R19-12.3",
  "2006 start-bid": "R06-6.2.1-3",
  "2006 start-rebid": "R06-6.2.1-4",
  "2006 poll-bid": "R06-6.2.7-3",
};

/** The rule for equal bids in a step; its words are the message `tie-<edition>-<step>`. */
export function tieRule(edition: string, step: string): string | null {
  return TIES[`${edition} ${step}`] ?? null;
}

/** From so many options on, those that do the same are gathered. */
const MANY = 8;
const BECOMES = /\s*\(([^()]*→[^()]*)\)$/u; // what comes of it, at the end

/** Options to be shown as one: their words without what each is about. */
export interface Gathered {
  options: Option[];
  heading: string | null;
}

/** Of many options those that do the same to different parties or cards, gathered where the first of them stands. */
export function gathered(options: readonly Option[], labelOf: (option: Option) => string | null): Gathered[] {
  const alone = (option: Option): Gathered => ({ options: [option], heading: null });
  if (options.length < MANY) return options.map(alone);
  const found: Gathered[] = [];
  const told = new Map<string, Gathered>();
  for (const option of options) {
    const heading = headingOf(option, labelOf(option));
    const same = heading === null ? undefined : told.get(`${option.group} ${heading}`);
    if (same) {
      same.options.push(option);
      continue;
    }
    const one = { options: [option], heading };
    if (heading !== null) told.set(`${option.group} ${heading}`, one);
    found.push(one);
  }
  return found.map((one) => (one.options.length > 1 ? one : alone(one.options[0])));
}

/** What an option does, with an ellipsis for what it is about. */
function headingOf(option: Option, label: string | null): string | null {
  if (!label || !option.text.includes(label)) return null;
  const [before, after] = option.text.replace(BECOMES, "").split(label, 2);
  return `${before}…${after.replace(/^\s\([^()]*\)/u, "")}`;
}

/** What comes of an option, in numbers: what stands in brackets at its end. */
export function becomes(option: Option): string {
  return BECOMES.exec(option.text)?.[1] ?? "";
}
