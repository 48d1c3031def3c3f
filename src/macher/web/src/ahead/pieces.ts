/** Hide the pieces: what is printed on the boards can be read, and what lies on them comes back with the same key. */

export const hidden = (): boolean => document.documentElement.dataset.pieces === "hidden";

export function togglePieces(): void {
  if (hidden()) delete document.documentElement.dataset.pieces;
  else document.documentElement.dataset.pieces = "hidden";
}
