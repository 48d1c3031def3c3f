/** The kind of an event without its dashes: "phase-began" and "PhaseBegan" are the same. */
export function plainKind(kind: string): string {
  let plain = known.get(kind);
  if (plain === undefined) known.set(kind, (plain = kind.replaceAll(/[-_]/g, "").toLowerCase()));
  return plain;
}
/** There are few kinds, and every line of the log is asked for its own. */
const known = new Map<string, string>();
