/** Printable ASCII with single spaces within: most of what is searched. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKD")
        .toLowerCase()
        .replace(/\p{M}+/gu, "")
        .replace(/\s+/g, " ")
        .trim();

const NO_WORD = /[^\p{L}\p{N}]+/gu;
const NO_PLAIN_WORD = /[^a-z0-9]+/g;

const inParts = (text: string): string => {
  const separator = PLAIN.test(text) ? NO_PLAIN_WORD : NO_WORD;
  return ` ${text} ${text.replace(separator, " ")} ${text.replace(separator, "")}`;
};

/**
 * What a record is found by: the words of its texts, whole and in their parts, each behind a space.
 * "mabel@example.com" is found by itself, "mabel", "example" and "com".
 */
export const searchable = (texts: readonly string[]): string =>
  texts.map(fold).map(inParts).join("");

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
