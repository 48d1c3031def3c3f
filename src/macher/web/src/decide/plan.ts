/** Several questions of one turn as one form: rallies state by state, politicians to states, the start sheet.
 *
 * The service asks one thing after the other. A form answers all of them at once: it tries the answers on copies, one
 * after the other, sees each question as it would be asked, and what can no longer be is left out. */
import type { Made, TableStore } from "../table/store.svelte";
import type { Draft, Option, Position } from "../wire";

export type PlanForm = "rallies" | "cabinet" | "sheet";

const FORMS: Record<string, PlanForm> = {
  "rally-buy": "rallies",
  "meetings-buy": "rallies",
  "send-politician": "cabinet",
  "cabinet-place": "cabinet",
  "start-positions": "sheet",
  preliminary: "sheet",
};

/** The form that a step has together with the steps of its kind that follow. */
export function planForm(step: string): PlanForm | null {
  return FORMS[step] ?? null;
}

/** A question as it was put, and the answer that was tried. */
export interface Answered {
  position: Position;
  option: Option;
  draft: Draft;
}

export type Ask = (steps: string[]) => Promise<Draft | null>;
export type Answer = (position: Position, at: number) => Option | undefined;

/** Answer questions of one kind until there is no answer or no such question; null if the table went on meanwhile. */
export async function walk(start: Position, before: string[], ask: Ask, answer: Answer): Promise<Answered[] | null> {
  const answered: Answered[] = [];
  let position = start;
  for (;;) {
    const option = answer(position, answered.length);
    if (!option) return answered;
    const draft = await ask([...before, ...answered.map((one) => one.option.word), option.word]);
    if (!draft) return null;
    answered.push({ position, option, draft });
    if (draft.done || draft.sealed || draft.position.step !== start.step || !draft.position.asked) return answered;
    position = draft.position;
  }
}

/** The land of each answer, in the order of asking. */
export function landsAsked(answered: readonly Answered[]): number[] {
  return answered.flatMap((one) => one.position.land ?? []);
}

/** The money that a seat has after an answer: a step that shows something new is told by its preview alone. */
export function moneyAfter(answered: Answered, seat: number): number {
  const line = answered.draft.preview.find((one) => one.key === "money");
  return line?.numbers.now ?? answered.draft.position.view.money[seat] ?? 0;
}

/** What an answer costs: the difference that the service sees. */
export function priceOf(answered: readonly Answered[], at: number, seat: number): number {
  const before = at ? moneyAfter(answered[at - 1], seat) : (answered[0].position.view.money[seat] ?? 0);
  return before - moneyAfter(answered[at], seat);
}

/** The option with a number, or the highest one below it. */
export function atMost(options: readonly Option[], wanted: number): Option | undefined {
  return options.filter((option) => option.value <= wanted).sort((one, other) => other.value - one.value)[0];
}

/** A form over several questions at work: looks ahead, keeps what it has seen, and hands the steps to the table. */
export class Plan {
  private seen = new Map<string, Draft>();
  private turn = 0;
  /** Whether answers are being tried. */
  laying = false;
  /** The steps that the form knows of. Others have come from elsewhere: an undo, a reload, a click on a board. */
  known: Made[] | null = null;

  constructor(
    private readonly store: TableStore,
    readonly step: string,
  ) {}

  /** The steps of this turn that came before the form. */
  get prefix(): Made[] {
    const first = this.store.made.findIndex((one) => one.step === this.step);
    return first < 0 ? this.store.made : this.store.made.slice(0, first);
  }

  /** The words that the turn has in this form. */
  get words(): string[] {
    return this.store.made.slice(this.prefix.length).map((one) => one.word);
  }

  private readonly ask: Ask = async (steps) => {
    const key = `${this.store.position?.version} ${steps.join(" ")}`;
    const known = this.seen.get(key);
    if (known) return known;
    const draft = await this.store.probe(steps);
    if (draft) this.seen.set(key, draft);
    return draft;
  };

  /** Try answers; with `take` they become the turn. Null if newer answers are being tried, or the table went on. */
  async lay(answer: Answer, take: boolean): Promise<Answered[] | null> {
    const mine = ++this.turn;
    this.laying = true;
    const before = this.prefix;
    const words = before.map((one) => one.word);
    const start = words.length ? (await this.ask(words))?.position : this.store.position;
    const answered = start ? await walk(start, words, this.ask, answer) : null;
    if (mine !== this.turn) return null;
    this.laying = false;
    if (!answered) return null;
    const last = answered.at(-1);
    if (take && last) {
      const step = this.step;
      const made = answered.map(({ option }) => ({ word: option.word, text: option.text, reveals: option.reveals, step }));
      this.store.adopt(last.draft, (this.known = [...before, ...made]));
    } else if (take) {
      this.store.dropDraft();
      this.known = this.store.made;
    }
    return answered;
  }

  /** What other answers would give, without making them the turn. */
  async look(answer: Answer): Promise<Answered[] | null> {
    const words = this.prefix.map((one) => one.word);
    const start = words.length ? (await this.ask(words))?.position : this.store.position;
    return start ? walk(start, words, this.ask, answer) : null;
  }

  /** The answers that are the turn now. */
  async read(): Promise<Answered[] | null> {
    const words = this.words;
    return this.lay((position, at) => position.options.find((option) => option.word === words[at]), false);
  }
}
