import type { StoredMap } from "#adapters/farm-json/records.ts";
import { readFigure } from "#core/shared/figure.ts";
import { type Pence, toPence } from "#core/shared/money.ts";
import { isReckonable, MOST } from "#core/shared/reckonable.ts";

// Hand-written readers are some ten times as fast as a schema, for what comes by the thousands.

export const fieldsOf = (stored: unknown): StoredMap | null =>
  typeof stored === "object" ? (stored as StoredMap | null) : null;

export const textIn = (stored: unknown, otherwise = ""): string =>
  typeof stored === "string" ? stored : otherwise;

const figureIn = (stored: unknown): number | null => {
  const figure = typeof stored === "string" ? readFigure(stored) : stored;
  return typeof figure === "number" ? figure : null;
};

export const numberIn = (stored: unknown): number | null => {
  const figure = typeof stored === "number" ? stored : figureIn(stored);
  return figure !== null && isReckonable(figure) ? figure : null;
};

export const isStoredFigure = (stored: unknown, most = MOST): boolean =>
  Math.abs(typeof stored === "number" ? stored : (figureIn(stored) ?? 0)) <= most;

export const wholeIn = (stored: unknown, least: number, most = MOST): number | null => {
  const number = typeof stored === "number" ? stored : numberIn(stored);
  return number !== null && Number.isInteger(number) && number >= least && number <= most
    ? number
    : null;
};

/** `toPence` is slow, and differs only near half a penny. */
export const penceOf = (pounds: number): Pence => {
  const pence = pounds * 100;
  const whole = Math.round(pence);
  return Math.abs(pence - whole) < 0.1 && Math.abs(pence) < 1e9 ? whole : toPence(pounds);
};

export const penceIn = (stored: unknown): Pence => penceOf(numberIn(stored) ?? 0);
