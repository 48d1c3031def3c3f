/** Talking to the service: questions, turns, and what it says when it refuses. */
import { heard } from "./line.svelte";
import type * as wire from "./wire";
import { language } from "./words.svelte";

/** The service refused, or could not be reached (`code` "offline"). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly version: number | null = null,
    readonly status = 0,
  ) {
    super(message);
  }
}

type Query = Record<string, string | number | null | undefined>;

function address(path: string, query: Query = {}): string {
  const parts = new URLSearchParams({ lang: language() });
  for (const [key, value] of Object.entries(query)) if (value !== null && value !== undefined) parts.set(key, `${value}`);
  return `/api/${path}?${parts}`;
}

function csrf(): string {
  const found = /(?:^|;\s*)macher_csrf=([^;]+)/.exec(document.cookie);
  return found ? decodeURIComponent(found[1]) : "";
}

async function ask<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") {
    headers["content-type"] = "application/json";
    headers["x-csrf-token"] = csrf();
  }
  let answer: Response;
  try {
    answer = await fetch(address(path, query), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    heard(false);
    throw new Refusal("offline", "");
  }
  heard(true);
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  let said: unknown;
  try {
    said = text ? JSON.parse(text) : undefined;
  } catch {
    said = text;
  }
  if (!answer.ok) {
    const error = (said ?? {}) as Partial<wire.Error>;
    throw new Refusal(error.error ?? "failed", error.message ?? "", error.rule, error.version, answer.status);
  }
  return said as T;
}

/** Options of a table as an address writes them. */
const written = (options: Record<string, string>): string | undefined =>
  Object.entries(options)
    .map(([key, value]) => `${key}:${value}`)
    .join(",") || undefined;

const get = <T>(path: string, query?: Query): Promise<T> => ask<T>("GET", path, query);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, {}, body);

export const api = {
  about: () => get<wire.About>("about"),
  reference: (edition: string, table?: wire.Table) =>
    get<wire.Reference>(`reference/${edition}`, table && { variant: table.variant, data: table.data, options: written(table.options), rules: table.rules }),
  rules: (edition: string, q?: string) => get<wire.Rules>(`rules/${edition}`, { q }),
  me: () => get<wire.Me>("me"),
  setMe: (changes: wire.MeUpdate) => ask<wire.Me>("PUT", "me", {}, changes),
  confirmEmail: (code: string | null) => post<wire.Me>("me/email", { code }),
  device: () => get<wire.Device>("me/device"),
  setDevice: (keys: wire.DeviceKeys) => ask<wire.Device>("PUT", "me/device", {}, keys),
  dropDevice: () => ask<wire.Device>("DELETE", "me/device"),
  signUp: (who: wire.Credentials) => post<wire.Me>("accounts", who),
  signIn: (who: wire.Credentials) => post<wire.Me>("login", who),
  changePassword: (change: wire.PasswordChange) => post<wire.Me>("password", change),
  signOut: () => post<unknown>("logout"),
  lobby: () => get<wire.Lobby>("tables"),
  create: (made: wire.NewTable) => post<wire.Table>("tables", made),
  lesson: (made: wire.NewLesson) => post<wire.Table>("lessons", made),
  table: (id: string, link?: string) => get<wire.Table>(`tables/${id}`, { link }),
  join: (id: string, who: wire.Join) => post<wire.Table>(`tables/${id}/join`, who),
  leave: (id: string, seat: number) => post<wire.Table>(`tables/${id}/leave`, { seat }),
  reseat: (id: string, seat: number, change: wire.SeatChange) => post<wire.Table>(`tables/${id}/seats/${seat}`, change),
  start: (id: string) => post<wire.Table>(`tables/${id}/start`),
  close: (id: string) => post<wire.Table>(`tables/${id}/close`),
  rematch: (id: string, same_seed: boolean) => post<wire.Table>(`tables/${id}/rematch`, { same_seed }),
  playOn: (id: string, wanted: wire.PlayOn) => post<wire.Table>(`tables/${id}/play-on`, wanted),
  position: (id: string, seat: number | null, at?: number | null) =>
    get<wire.Position>(`tables/${id}/position`, { seat, at }),
  draft: (id: string, tried: wire.DraftRequest) => post<wire.Draft>(`tables/${id}/draft`, tried),
  effects: (id: string, tried: wire.DraftRequest) => post<wire.Effects>(`tables/${id}/effects`, tried),
  hint: (id: string, seat: number, steps: readonly string[]) =>
    get<wire.Hint>(`tables/${id}/hint`, { seat, steps: steps.join(" ") }),
  orders: (id: string, seat: number) => get<wire.Orders>(`tables/${id}/orders`, { seat }),
  order: (id: string, given: wire.OrderRequest) => post<wire.Orders>(`tables/${id}/orders`, given),
  dropOrder: (id: string, seat: number, order: number) => ask<wire.Orders>("DELETE", `tables/${id}/orders/${order}`, { seat }),
  whatIf: (id: string, tried: wire.WhatIfRequest) => post<wire.WhatIf>(`tables/${id}/whatif`, tried),
  turn: (id: string, made: wire.TurnRequest) => post<wire.TurnDone>(`tables/${id}/turns`, made),
  log: (id: string, seat: number | null, since = 0) => get<wire.Log>(`tables/${id}/log`, { seat, since }),
  chat: (id: string) => get<wire.Chat>(`tables/${id}/chat`),
  say: (id: string, text: string, seat: number | null) => post<wire.ChatLine>(`tables/${id}/chat`, { text, seat }),
  notes: (id: string, seat: number) => get<wire.Notes>(`tables/${id}/notes`, { seat }),
  setNotes: (id: string, seat: number, text: string) => ask<wire.Notes>("PUT", `tables/${id}/notes`, { seat }, { text }),
  importRecord: (text: string) => post<wire.Table>("records", { text }),
  review: (id: string, begin: boolean, since = 0, more = false) =>
    begin ? ask<wire.Review>("POST", `tables/${id}/review`, more ? { more: "true" } : {}, {}) : get<wire.Review>(`tables/${id}/review`, { since }),
  puzzles: () => get<wire.Puzzles>("practice"),
  practise: (puzzle: string) => ask<wire.Table>("POST", "practice", {}, { puzzle }),
  practice: (id: string) => get<wire.Practice>(`tables/${id}/practice`),
  reviewAddress: (id: string, form: "html" | "svg") => address(`tables/${id}/review/file`, { form }),
  recordAddress: (id: string) => address(`tables/${id}/record`),
};

/** The address of a table's socket. */
export function socketAddress(id: string, seat: number | null, since: number): string {
  const url = new URL(address(`tables/${id}/socket`, { seat, since }), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/** A key that makes sending a turn twice harmless. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
