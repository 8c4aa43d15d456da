import { instantOf } from "#core/shared/day.ts";

const NUL = "\u0000";
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** The text without what no database takes: NUL, and halves of characters. */
export const storable = <Value>(value: Value): Value =>
  typeof value === "string"
    ? (value.replaceAll(NUL, "").replace(LONE_SURROGATE, "\uFFFD") as Value)
    : value;

/** A value for a column of JSON. */
export const json = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => storable(part));

/** For the column `extra`. */
export const extraJson = (unknown: unknown): string | null =>
  unknown === null ? null : json(unknown);

const FIRST_INSTANT = Date.UTC(1, 0, 1);

/** The instant that a text tells, in ISO 8601 and UTC, and 1970 where it tells none. */
export const instantIn = (text: string): string => {
  const instant = instantOf(text) ?? 0;
  return new Date(Math.max(instant, FIRST_INSTANT)).toISOString();
};

/** So much of a text an index takes. */
export const LONGEST_KEY = 200;

/** What an e-mail is found by: its beginning, in small letters. */
export const emailKey = (email: string): string => email.trim().toLowerCase().slice(0, LONGEST_KEY);
