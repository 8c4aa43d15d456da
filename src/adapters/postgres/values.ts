import { sql } from "kysely";
import { emailKey } from "#core/customers/email-key.ts";
import { instantOf } from "#core/shared/day.ts";

const NUL = "\u0000";
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

export const storable = <Value>(value: Value): Value =>
  typeof value === "string"
    ? (value.replaceAll(NUL, "").replace(LONE_SURROGATE, "\uFFFD") as Value)
    : value;

export const json = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => storable(part));

export const extraJson = (unknown: unknown): string | null =>
  unknown === null ? null : json(unknown);

/** One parameter for many values: thousands of parameters are slow to plan. */
export const anyOf = <Text extends string>(texts: readonly Text[]) =>
  sql<Text>`any(${texts}::text[])`;

const FIRST_INSTANT = Date.UTC(1, 0, 1);

const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export const isStoredInstant = (milliseconds: number): boolean =>
  milliseconds >= FIRST_INSTANT && milliseconds <= LAST_INSTANT;

export const instantIn = (key: string | number): string => {
  const instant = typeof key === "number" ? key : (instantOf(key) ?? 0);
  return new Date(Math.max(instant, FIRST_INSTANT)).toISOString();
};

/** In UTF-16 code units: indexes limit the length of their keys. */
export const LONGEST_KEY = 200;

export const storedEmailKey = (email: string): string => emailKey(email).slice(0, LONGEST_KEY);
