import * as v from "valibot";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g;

/** Cuts between letters, and drops control characters of terminals, lines or writing direction. */
const cleaned = (text: string, most: number): string =>
  text
    .replace(UNSEEN, " ")
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "");

export const lenientText = (most: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => cleaned(text, most)),
    ),
    "",
  );

const ID = /^[\w-]{1,64}$/;

export const lenientId = v.fallback(v.nullable(v.pipe(v.string(), v.regex(ID))), null);

export const lenientCode = (letters: number) =>
  v.fallback(v.pipe(v.string(), v.regex(/^[A-Z]+$/), v.length(letters)), "");

/** Each entry and the object have a fallback, so that one wrong type doesn't hide the rest. */
export const lenientObject = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const schema = v.object(entries);
  return v.fallback(schema, () => v.parse(schema, {}));
};
