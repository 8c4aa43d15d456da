import { readFigure } from "#core/shared/figure.ts";

export type Pence = number;

/** Rounds half away from zero: `toPence(1.005)` is 101. */
export const toPence = (pounds: number): Pence =>
  Math.sign(pounds) * Math.round(Number((Math.abs(pounds) * 100).toPrecision(15)));

export const toPounds = (pence: Pence): number => pence / 100;

/** Returns "2.50", as payment providers ask. */
export const formatPounds = (pence: Pence): string => {
  const whole = Math.trunc(Math.abs(pence) / 100);
  const rest = String(Math.abs(pence) % 100).padStart(2, "0");
  return `${pence < 0 ? "-" : ""}${whole}.${rest}`;
};

const MOST_POUNDS = 1e12;

export const isCostAmount = (pence: number): boolean =>
  Number.isSafeInteger(pence) && pence >= 0 && pence <= MOST_POUNDS * 100;

/** Reads "£2.50" or "2.5"; null outside 0 to a million million. */
export const readPounds = (typed: string): Pence | null => {
  const pounds = readFigure(typed.trim().replace(/^£/, ""));
  return pounds !== null && pounds >= 0 && pounds <= MOST_POUNDS ? toPence(pounds) : null;
};
