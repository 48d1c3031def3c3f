/** A table as this page knows it: the position, the turn being made, the log, and the line to the service.
 *
 * The page computes no rule. A turn in the making is a list of words that the service tries on a copy; nothing is known
 * to anybody before it is sent. Of several seats at one device only one is ever in the page. */
import { api, freshKey, Refusal } from "../api";
import type { WhatIfs } from "../ahead/whatif.svelte";
import type { Chat, ChatLine, Draft, Log, Option, Orders, Position, Reference, Table, Told } from "../wire";
import { settings } from "../settings.svelte";
import { Evening } from "../show/evening.svelte";
import { actorOf, captionOf, piecesOf } from "../show/frames";
import { Show } from "../show/show.svelte";
import { language, seatName, t } from "../words.svelte";
import { plainKind } from "./kinds";
import { type Line, type Pushed, Socket } from "./socket";

export interface Entry extends Told {
  /** A running number: versions repeat. */
  id: number;
  automatic: boolean;
}

/** A step of a turn in the making. */
export interface Made {
  word: string;
  text: string;
  reveals: boolean;
  /** The question that it answers. */
  step: string;
  /** There was nothing else to choose: it comes and goes with the step before it. */
  forced?: boolean;
}

/** Lines that tell the result of the game. */
const FINAL = new Set(["finalscored", "finalcounted", "gamewon"]);
const NOTHING: Set<string> = new Set();

/** Something that a form has in hand, and the boards where it may be put. */
export interface Placing {
  thing: string;
  lands: readonly number[];
  put: (land: number) => void;
}

export class TableStore {
  table = $state.raw<Table | null>(null);
  reference = $state.raw<Reference | null>(null);
  position = $state.raw<Position | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** What others do, shown turn by turn. */
  readonly show = new Show(
    (version) => api.position(this.id, this.seat, version),
    (text) => (this.announcement = text),
    () => this.toPresent(),
  );
  readonly evening = new Evening();
  /** The version that somebody has turned the view back to, and the table at that time. */
  private turnedTo = $state<number | null>(null);
  private past = $state.raw<Position | null>(null);
  /** My orders for questions to come. */
  orders = $state.raw<Orders | null>(null);
  /** The imagined world that is looked into instead of the table. */
  whatif = $state.raw<WhatIfs | null>(null);
  seat = $state<number | null>(null);
  /** The seat that has to take the device, while the curtain is down. */
  curtain = $state<number | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  line = $state<Line>("connecting");
  problem = $state<{ text: string; rule: string | null } | null>(null);
  missing = $state(false);
  busy = $state(false);
  /** The pieces of the line of the log that is pointed at. */
  pointed = $state.raw<Set<string>>(NOTHING);
  announcement = $state("");
  /** From where on the log is new to this seat. */
  lastActed = $state(0);

  /** The steps of the turn in the making, in words. */
  made = $state.raw<Made[]>([]);
  /** What a form over several questions has in hand: the boards offer to put it there, and the form puts it. */
  placing = $state.raw<Placing | null>(null);
  /** Grows whenever a turn is begun anew: a form over several questions then begins anew as well. */
  begun = $state(0);
  /** Steps behind one that is being changed. */
  private later: Made[] = [];
  /** The turn as it was before each change of a form over several questions. */
  private earlier: { draft: Draft | null; made: Made[] }[] = [];

  private readonly imagined = $derived(this.whatif?.answer?.position ?? null);
  /** The version that is looked at, while the view is turned back. */
  readonly at = $derived(this.show.past ? (this.show.frame?.version ?? this.turnedTo) : this.turnedTo);
  /** What is decided on: the newest position with the turn in the making; while looking back, the past. */
  readonly current = $derived(
    this.imagined ??
      (this.at === null ? (this.draft?.position ?? this.position) : ((this.show.past ? this.show.position : this.past) ?? this.position)),
  );
  /** What boards and panels draw: while the show runs, its frame. */
  readonly shown = $derived(this.imagined || this.at !== null || this.draft ? this.current : (this.show.position ?? this.position));
  /** The result is known to the page and not told yet. */
  readonly untold = $derived(this.current?.view.over === true && (this.shown?.view.over !== true || this.evening.running));
  /** The log as far as it has been told. */
  readonly shownLog = $derived.by(() => {
    const { at, untold } = this;
    const { heard } = this.show;
    return this.log.filter((entry) => (at === null || entry.version <= at) && entry.id <= heard && !(untold && FINAL.has(plainKind(entry.kind))));
  });
  /** What happened in the turn that is looked at. */
  readonly told = $derived(this.at === null ? [] : this.log.filter((entry) => entry.version === this.at));
  readonly lit = $derived(
    this.pointed.size ? this.pointed : (this.show.lit ?? (this.told.length ? piecesOf(this.told, actorOf(this.told)) : NOTHING)),
  );
  readonly steps = $derived(this.draft?.steps ?? []);
  readonly options = $derived<Option[]>(
    this.imagined || this.at !== null || !this.position || this.draft?.done || this.draft?.sealed
      ? []
      : (this.draft?.position ?? this.position).options,
  );
  readonly asked = $derived(this.position?.asked === true && this.at === null && this.imagined === null);
  readonly mine = $derived((this.table?.seats ?? []).filter((one) => one.mine).map((one) => one.seat));
  readonly names = $derived((this.table?.seats ?? []).map((one) => seatName(one) ?? this.partyName(one.party)));
  readonly newest = $derived(this.position?.version ?? 0);

  private socket: Socket | null = null;
  private entries = 0;
  private stopped = false;
  private turnKey = "";
  private asking = 0;
  private sending = false;
  private trials = 0;

  constructor(
    readonly id: string,
    private readonly onTurn: () => void,
  ) {}

  partyName(party: string): string {
    return this.reference?.parties.find((one) => one.id === party)?.name ?? party;
  }

  /** Come to the table. */
  async open(): Promise<void> {
    try {
      this.table = await api.table(this.id);
      await this.loadReference();
      this.seat = this.firstSeat();
      if (this.table.status !== "gathering" && this.curtain === null) {
        await this.load();
        await this.takeUpSteps();
      }
      this.chat = await api.chat(this.id).then(
        (chat: Chat) => chat.lines,
        () => [],
      );
      if (this.stopped) return;
      this.socket = new Socket(
        this.id,
        this.seat,
        () => this.newest,
        (message) => this.hear(message),
        (line) => {
          this.line = line;
          if (line === "open" && this.problem?.text === t("offline")) this.problem = null;
        },
        () => this.comeAgain(),
      );
    } catch (error) {
      this.notThere(error);
    }
  }

  /** The seat or the session is no longer mine: look at the table as who I am now. */
  private async comeAgain(): Promise<void> {
    try {
      this.table = await api.table(this.id);
      this.curtain = null;
      this.clear(this.firstSeat());
      if (this.table.status !== "gathering" && this.curtain === null) await this.load();
    } catch (error) {
      this.notThere(error);
    }
  }

  private notThere(error: unknown): void {
    if (error instanceof Refusal && (error.status === 404 || error.status === 403)) {
      this.missing = true;
      this.close();
    } else this.complain(error);
  }

  private async loadReference(): Promise<void> {
    if (this.table) this.reference = await api.reference(this.table.edition, this.table);
  }

  /** My only seat; of several, the one that is asked, behind a curtain. */
  private firstSeat(): number | null {
    if (this.mine.length <= 1) return this.mine[0] ?? null;
    const asked = this.mine.find((seat) => this.table?.deciders.includes(seat));
    this.curtain = asked ?? null;
    return null;
  }

  private async load(): Promise<void> {
    const ask = ++this.asking;
    const seat = this.seat;
    let position: Position;
    let log: Log;
    do {
      [position, log] = await Promise.all([api.position(this.id, seat), api.log(this.id, seat)]);
      const told = log.turns.at(-1)?.version ?? 0;
      if (told < position.version) log.turns.push(...(await api.log(this.id, seat, told)).turns);
      if (ask !== this.asking || this.stopped) return;
      // Somebody may have acted meanwhile, and the push been faster: then the answers are old, and are asked for again.
    } while (this.newest > position.version);
    this.show.end();
    this.position = position;
    this.log = [];
    this.entries = 0;
    this.append(log.opening, false);
    for (const turn of log.turns.filter((one) => one.version <= position.version)) {
      this.append(turn.events, turn.automatic);
      if (turn.seat === seat && !turn.automatic) this.lastActed = turn.version;
    }
  }

  private append(told: Told[], automatic: boolean): Entry[] {
    const entries = told.map((one) => ({ ...one, automatic, id: this.entries++ }));
    this.log = [...this.log, ...entries];
    return entries;
  }

  // --- what the service pushes ---------------------------------------------------------------------------------------
  private hear(message: Pushed): void {
    switch (message.type) {
      case "hello":
      case "changed": {
        const began = this.table?.status === "gathering" && message.table.status !== "gathering";
        this.table = message.table;
        if (began || (message.table.status !== "gathering" && !this.position)) {
          if (this.seat === null && this.curtain === null) this.seat = this.firstSeat();
          this.socket?.sit(this.seat);
          void this.load().catch((error: unknown) => this.complain(error));
        }
        this.drawCurtain();
        break;
      }
      case "moved":
        this.moved(message.position);
        break;
      case "said":
        for (const line of message.lines) {
          if (this.chat.some((one) => one.id === line.id)) continue;
          this.chat = [...this.chat, line];
          if (!line.name || !settings.muted.includes(line.name)) this.unread += 1;
        }
        break;
      case "ordered":
        if (message.orders.seat === this.seat) this.orders = message.orders;
        break;
      case "failed":
        this.problem = { text: message.error.message, rule: message.error.rule };
        break;
    }
  }

  private moved(position: Position): void {
    if (position.seat !== this.seat) return; // still under way for a seat that is no longer looked from
    const before = this.position;
    const seen = this.shown;
    const wasAsked = before?.asked ?? false;
    const fresh = position.events.filter((one) => one.version > (before?.version ?? -1));
    this.position = before && before.version > position.version ? before : position;
    if (before && position.version > before.version) {
      const news = this.append(fresh, false);
      this.announcement = fresh.map((one) => one.text).join(" ");
      if (this.turnedTo === null || this.show.past) this.show.follow(seen ?? before, news, this.log, position, this.seat);
    }
    if (this.sending) {
      // The answer to my own turn is on its way: it will clear the draft.
    } else if (this.draft && (position.asked_since !== before?.asked_since || !position.asked)) {
      this.dropDraft();
      this.problem = { text: t("turn-overtaken"), rule: null };
    } else if (this.draft && !this.busy && before && position.version !== before.version) {
      void this.try([...this.draft.steps], true);
    }
    if (position.asked && (!wasAsked || position.asked_since !== before?.asked_since)) this.onTurn();
    this.drawCurtain();
  }

  // --- several seats at one device -----------------------------------------------------------------------------------
  /** Where the game waits for another seat of this device and not for the one in the page, the curtain falls. */
  private drawCurtain(): void {
    if (this.mine.length < 2 || this.table?.status !== "playing") return;
    const deciders = this.position?.view.deciders ?? this.table.deciders;
    const waiting = this.mine.filter((seat) => deciders.includes(seat));
    const next = waiting.find((seat) => seat !== this.seat);
    if (next === undefined || (this.seat !== null && waiting.includes(this.seat))) return;
    if (this.curtain === next) return;
    this.curtain = next;
    this.clear(null);
  }

  /** Nothing of a seat stays in the page. */
  private clear(seat: number | null): void {
    this.asking += 1;
    this.show.end();
    this.toPresent();
    this.dropDraft();
    this.seat = seat;
    this.position = null;
    this.orders = null;
    this.whatif = null;
    this.log = [];
    this.pointed = NOTHING;
    this.problem = null;
    this.announcement = "";
    this.socket?.sit(seat);
  }

  /** The next person has the device now. */
  async liftCurtain(): Promise<void> {
    if (this.curtain === null) return;
    const seat = this.curtain;
    this.clear(seat);
    this.curtain = null;
    await this.load().catch((error: unknown) => this.complain(error));
  }

  /** Look from another seat: all are open when the game is over. */
  async look(seat: number | null): Promise<void> {
    if (seat === this.seat) return;
    this.clear(seat);
    await this.load().catch((error: unknown) => this.complain(error));
  }

  // --- a turn in the making ------------------------------------------------------------------------------------------
  /** Take a step, on a copy; a step that reveals something ends the turn. */
  async step(option: Option, forced = false): Promise<void> {
    const step = this.current?.step ?? "";
    const made = [...this.made, { word: option.word, text: option.text, reveals: option.reveals, step, forced }];
    const rest = this.later;
    this.earlier = [];
    if (!(await this.try(made.map((one) => one.word)))) return;
    this.made = made;
    this.later = [];
    // A step in the middle was changed: what came after it comes again, as far as it still fits.
    for (const one of rest) {
      const still = this.options.find((found) => found.word === one.word);
      if (!still || !(await this.try([...this.steps, still.word]))) break;
      this.made = [...this.made, { ...one, text: still.text, reveals: still.reveals }];
    }
    this.keepSteps();
  }

  /** Choose one step of the turn anew; the steps behind it wait to be taken again. */
  async change(at: number): Promise<void> {
    const made = this.made;
    if (at === 0) this.dropDraft();
    else if (!(await this.try(made.slice(0, at).map((one) => one.word)))) return;
    this.made = made.slice(0, at);
    this.later = made.slice(at + 1);
  }

  async undo(): Promise<void> {
    const before = this.earlier.pop();
    if (before?.draft) {
      this.draft = before.draft;
      this.made = before.made;
    } else {
      const left = this.made.slice(0, this.made.findLastIndex((one) => !one.forced));
      if (before || !left.length) this.dropDraft();
      else if (await this.try(left.map((one) => one.word))) this.made = left;
    }
    this.keepSteps();
  }

  /** What steps would give, without making them the turn: a form over several questions looks ahead with it. */
  async probe(steps: string[]): Promise<Draft | null> {
    const { seat, position } = this;
    if (!position || seat === null) return null;
    try {
      const draft = await api.draft(this.id, { seat, version: position.version, steps });
      return seat === this.seat && position.asked_since === this.position?.asked_since ? draft : null;
    } catch (error) {
      if (position.asked_since === this.position?.asked_since) this.complain(error);
      return null;
    }
  }

  /** All steps of a form become the turn at once; one undo takes them back. */
  adopt(draft: Draft, made: Made[]): void {
    this.show.begin(this.position);
    this.trials += 1;
    this.busy = this.sending; // a trial that was under way is not waited for any more
    this.earlier.push({ draft: this.draft, made: this.made });
    this.draft = draft;
    this.made = made;
    this.later = [];
    this.problem = null;
    this.keepSteps();
  }

  /** Try steps as the turn. `again`: they are the turn already, others went on; what has the focus must not lose it. */
  async try(steps: string[], again = false): Promise<boolean> {
    if (!this.position || this.seat === null) return false;
    if (!again) {
      this.busy = true;
      this.show.begin(this.position);
    }
    const { seat, position } = this;
    const trial = ++this.trials;
    try {
      const draft = await api.draft(this.id, { seat, version: position.version, steps });
      // Meanwhile the question may have been overtaken, the seat left, or another trial begun.
      if (trial !== this.trials || seat !== this.seat || position.asked_since !== this.position?.asked_since) return false;
      this.draft = draft;
      this.problem = null;
      return true;
    } catch (error) {
      if (trial === this.trials) this.complain(error);
      return false;
    } finally {
      if (trial === this.trials && !again) this.busy = false;
    }
  }

  dropDraft(): void {
    this.trials += 1;
    this.busy = this.sending;
    this.draft = null;
    this.made = [];
    this.later = [];
    this.earlier = [];
    this.begun += 1;
    this.turnKey = "";
    this.keepSteps();
  }

  // --- steps outlive a reload ----------------------------------------------------------------------------------------
  /** The turn in the making stays in this tab, unless several people share the device. */
  private keepSteps(): void {
    if (this.mine.length !== 1) return;
    try {
      const key = `macher-steps-${this.id}`;
      if (!this.made.length) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify({ since: this.position?.asked_since, made: this.made }));
    } catch {
      // A browser that keeps nothing: a reload then begins the turn anew.
    }
  }

  private async takeUpSteps(): Promise<void> {
    if (this.mine.length !== 1 || !this.position?.asked) return;
    try {
      const text = sessionStorage.getItem(`macher-steps-${this.id}`);
      const kept = text ? (JSON.parse(text) as { since: number; made: Made[] }) : null;
      if (!kept || kept.since !== this.position.asked_since) return;
      if (await this.try(kept.made.map((one) => one.word))) this.made = kept.made;
      else this.problem = null;
    } catch {
      // Unreadable: begin the turn anew.
    }
  }

  /** Send the turn: the same key until it is taken or refused, so that sending twice is harmless. */
  async commit(steps: string[] = this.steps): Promise<boolean> {
    if (!this.position || this.seat === null || !steps.length || this.busy || this.imagined) return false;
    this.busy = true;
    this.sending = true;
    this.show.begin(this.position);
    this.turnKey ||= freshKey();
    const { id, seat, position } = this;
    try {
      const done = await api.turn(id, { seat, version: position.version, steps: [...steps], key: this.turnKey });
      this.dropDraft(); // still busy: the old question must not look open before the new position is here
      this.sending = false;
      this.problem = null;
      this.lastActed = done.version;
      if (this.line !== "open" || this.newest < done.version) await this.refresh();
      return true;
    } catch (error) {
      this.sending = false;
      if (error instanceof Refusal && error.code !== "offline") {
        this.dropDraft();
        await this.refresh();
      }
      this.complain(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Ask for the position again, where a push may be late or lost. */
  async refresh(): Promise<void> {
    const { seat } = this;
    try {
      const position = await api.position(this.id, seat);
      if (seat !== this.seat || this.stopped) return;
      const since = this.newest;
      if (position.version > since) {
        const log = await api.log(this.id, seat, since);
        if (seat !== this.seat || this.newest !== since) return;
        this.moved({ ...position, events: log.turns.flatMap((turn) => turn.events) });
      } else if (position.version === since) {
        this.moved({ ...position, events: [] });
      }
    } catch (error) {
      this.complain(error);
    }
  }

  // --- time ----------------------------------------------------------------------------------------------------------
  /** Show the turns since a version one after the other, until the present or until somebody looks elsewhere. */
  play(from: number): void {
    if (this.shown) this.show.play(this.shown, this.log.filter((entry) => entry.version >= from), this.log);
  }

  private toPresent(): void {
    this.turnedTo = null;
    this.past = null;
  }

  /** Turn the view back to a version, or to the present with null. It ends the show. */
  async rewind(at: number | null): Promise<void> {
    const seen = this.shown;
    this.show.end();
    if (at === null || at >= this.newest) {
      this.toPresent();
      return;
    }
    const wanted = Math.max(0, at);
    this.turnedTo = wanted;
    this.past = seen; // until the other one is there
    const { seat } = this;
    try {
      const past = await api.position(this.id, seat, wanted);
      if (this.turnedTo !== wanted || this.seat !== seat) return;
      this.past = past;
      this.announcement = captionOf(this.told);
    } catch (error) {
      if (this.turnedTo === wanted) this.toPresent();
      this.complain(error);
    }
  }

  // --- words ---------------------------------------------------------------------------------------------------------
  /** All texts anew in the language of the page. */
  async translate(): Promise<void> {
    if (!this.table) return;
    const words = this.made.map((one) => one.word);
    this.socket?.speak(language());
    await this.loadReference();
    if (this.table.status !== "gathering" && this.curtain === null) {
      await this.load();
      await this.retake(words);
      if (this.turnedTo !== null) await this.rewind(this.turnedTo);
    }
    this.problem = null;
  }

  /** The steps of the turn in the making once more, each in the words of now. */
  async retake(words: string[]): Promise<void> {
    if (!words.length) return;
    this.dropDraft();
    for (const word of words) {
      const option = this.options.find((one) => one.word === word);
      if (!option) break;
      await this.step(option);
    }
  }

  async say(text: string): Promise<void> {
    try {
      const line = await api.say(this.id, text, this.seat);
      if (line && !this.chat.some((one) => one.id === line.id)) this.chat = [...this.chat, line];
    } catch (error) {
      this.complain(error);
    }
  }

  complain(error: unknown): void {
    if (error instanceof Refusal) {
      const text = error.code === "offline" ? t("offline") : error.message || t("failed");
      this.problem = { text, rule: error.rule };
    } else {
      console.error(error);
      this.problem = { text: t("failed"), rule: null };
    }
  }

  close(): void {
    this.stopped = true;
    this.show.end();
    this.evening.end();
    this.socket?.close();
  }
}
