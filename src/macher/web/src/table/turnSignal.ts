/** My turn: the title and the icon of the tab and a short sound say so. */
import { settings } from "../settings.svelte";

let audio: AudioContext | null = null;

/** Two soft notes; browsers allow them only after the person has touched the page once. */
export function chime(): void {
  if (!settings.sound || audio?.state !== "running") return;
  try {
    for (const [at, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + at * 0.14;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.5);
    }
  } catch {
    // No sound device: the title must do.
  }
}

/** Let the browser know that sound is wanted: only a click or a key may say so. */
export function wakeSound(): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    // No sound device.
  }
}

/** Title and icon of the tab: a dot on both while the table waits for me. */
export function showTurn(mine: boolean, name: string): void {
  const title = `${mine ? "● " : ""}${name}`;
  if (document.title !== title) document.title = title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const file = mine ? "./favicon-turn.svg" : "./favicon.svg";
  if (icon && icon.getAttribute("href") !== file) icon.href = file;
}
