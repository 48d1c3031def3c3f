/** The kind of an event without its dashes: "phase-began" and "PhaseBegan" are the same. */
export function plainKind(kind: string): string {
  return kind.replaceAll(/[-_]/g, "").toLowerCase();
}
