const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/\s+/g, " ")
    .trim();

const NO_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * What a record is found by: the words of its texts, whole and in their parts, each behind a space.
 * "mabel@example.com" is found by itself, "mabel", "example" and "com".
 */
export const searchable = (texts: readonly string[]): string =>
  texts
    .map(fold)
    .map((text) => ` ${text} ${text.replace(NO_WORD, " ")} ${text.replace(NO_WORD, "")}`)
    .join("");

/** The words of a text that are told apart by spaces, in small letters and without accents. */
export const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(" ")
    .filter((word) => word !== "");

/** Whether each word that was typed begins a word of the record, in any case and without accents. */
export const isFoundBy = (typed: string): ((record: string) => boolean) => {
  const beginnings = wordsOf(typed).map((word) => ` ${word}`);
  return (record) => beginnings.every((beginning) => record.includes(beginning));
};
