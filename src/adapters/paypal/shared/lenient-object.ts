import * as v from "valibot";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g;

/** Cut between letters, freed of what steers a terminal, a line or the direction of writing. */
const cleaned = (text: string, most: number): string =>
  text
    .replace(UNSEEN, " ")
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "");

/** A text that PayPal tells of a buyer: empty where it tells none, or something else than a text. */
export const lenientText = (most: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => cleaned(text, most)),
    ),
    "",
  );

const ID = /^[\w-]{1,64}$/;

/** An id of PayPal's: null where there is none. */
export const lenientId = v.fallback(v.nullable(v.pipe(v.string(), v.regex(ID))), null);

/** A code of so many capital letters: empty where it is none. */
export const lenientCode = (letters: number) =>
  v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]+$/), v.length(letters)), "");

/**
 * An object whose entries all have a fallback: something else than an object is taken for an empty one, so that no
 * wrong type hides what else is told.
 */
export const lenientObject = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const schema = v.object(entries);
  return v.fallback(schema, () => v.parse(schema, {}));
};
