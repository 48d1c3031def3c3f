/** Dragging things to places with mouse, pen or finger. Clicking and the keyboard do the same without it. */

export interface Drag {
  thing: number;
  x: number;
  y: number;
  /** The land under the pointer. */
  over: number | null;
}

const SLACK = 6; // pixels that a click may tremble
const EDGE = 90; // pixels from the edge of what scrolls, where dragging scrolls it

/** Near an edge of the form it scrolls, so that every state can be reached. */
function scrollAlong(node: HTMLElement, y: number): void {
  let box = node.parentElement;
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (y > Math.min(bottom, innerHeight) - EDGE) box.scrollTop += 14;
  else if (y < Math.max(top, 0) + EDGE) box.scrollTop -= 14;
}

function landUnder(x: number, y: number): number | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return place ? Number(place.dataset.place) : null;
}

/** Makes an element draggable. `onmove` hears where it is (null: let go), `ondrop` the land or null for nowhere. */
export function draggable(thing: number, onmove: (drag: Drag | null) => void, ondrop: (thing: number, land: number | null) => void) {
  return (node: HTMLElement) => {
    let from: { x: number; y: number } | null = null;
    let moving = false;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      if (!moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
      if (!moving) node.setPointerCapture(event.pointerId);
      moving = true;
      scrollAlong(node, event.clientY);
      onmove({ thing, x: event.clientX, y: event.clientY, over: landUnder(event.clientX, event.clientY) });
    };
    const end = (event: PointerEvent): void => {
      const dropped = moving && event.type === "pointerup";
      from = null;
      onmove(null);
      if (dropped) ondrop(thing, landUnder(event.clientX, event.clientY));
      // The click that follows a drag is none.
      setTimeout(() => (moving = false));
    };
    const click = (event: MouseEvent): void => {
      if (!moving) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
