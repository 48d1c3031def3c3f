/** Who I am to the service: a name is enough; an account is a choice. */
import { api } from "../api";
import type { Me } from "../wire";

let person = $state.raw<Me | null>(null);

export function me(): Me | null {
  return person;
}

export async function loadMe(): Promise<Me> {
  person = await api.me();
  return person;
}

export async function callMe(name: string): Promise<void> {
  if (name && person?.name !== name) person = await api.setMe({ name });
}

export function became(who: Me | null): void {
  person = who;
}
