/** Whether the service can be reached: known from what was asked last, looked at again until it can. */

const AGAIN = 3000; // milliseconds

let lost = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the line is lost. */
export function lineLost(): boolean {
  return lost;
}

/** Somebody asked the service, and it answered or could not be reached. */
export function heard(answered: boolean): void {
  lost = !answered;
  clearTimeout(timer);
  if (lost) timer = setTimeout(() => void look(), AGAIN);
}

async function look(): Promise<void> {
  if (!navigator.onLine) return heard(false);
  try {
    await fetch("/healthz", { cache: "no-store" });
    heard(true);
  } catch {
    heard(false);
  }
}

addEventListener("online", () => {
  if (lost) void look();
});
addEventListener("offline", () => heard(false));
