import { expect, it, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { grows } = await import("./motion");

/** As much of an element as moves. */
function element(progress: number) {
  const animate = vi.fn((_: Keyframe[]) => ({ cancel: () => {}, effect: { getComputedTiming: () => ({ progress }) } }));
  return { animate, node: { animate } as unknown as Element };
}

it("a bar that is drawn for the first time does not move", () => {
  const { animate, node } = element(0);
  grows(40, 60)(node);
  grows(40, 60)(node);
  expect(animate).not.toHaveBeenCalled();
});

it("a bar grows from what it was, and moves on from where it is", () => {
  const { animate, node } = element(0.5);
  grows(80, 20)(node);
  grows(60, 40)(node);
  expect(animate.mock.calls[0][0][0]).toEqual({ transform: "translateY(20px) scaleY(0.5)" });
  grows(20, 80)(node); // halfway: it is seen at 70, 30 high
  expect(animate.mock.calls[1][0][0]).toEqual({ transform: "translateY(50px) scaleY(0.375)" });
});
