/** Chances and points as people write them in the language that is shown. */
import { language } from "../words.svelte";

export const percent = (share: number): string => new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
export const number = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
/** A change of a chance. */
export const signed = (share: number): string => `${Math.round(share * 100) < 0 ? "−" : "+"}${percent(Math.abs(share))}`;
