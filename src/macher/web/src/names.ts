/** Names that the page needs to draw: ids as the service sends them. What people read comes from the service. */

export const PARTIES = ["linke", "spd", "gruene", "cdu", "fdp"] as const;
export type Party = (typeof PARTIES)[number];

export const LETTERS: Record<Party, string> = { linke: "L", spd: "S", gruene: "G", cdu: "C", fdp: "F" };

export const TOPICS: Record<string, readonly string[]> = {
  "2019": ["education", "digitization", "genetics", "security", "welfare", "environment", "traffic"],
  "2006": ["terrorism", "genetics", "economy", "taxes", "nuclear", "wages", "social"],
};

export const LANDS = 4;
export const SLOTS = 4;
export const TOPIC_COUNT = 7;

/** A number with its sign and a true minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** A state for a close look: with its German name, where the language has another. */
export function stateInFull({ name, native }: { name: string; native: string }): string {
  return name === native ? name : `${name} (${native})`;
}

export const CARD_TYPES = 14;
export const NATIONAL_SPACES = 5;
