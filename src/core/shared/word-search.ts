const PLAIN = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/;

/** The apostrophes and dashes that phones, office programs and other keyboards write. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u2032\u00B4`]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        // The acute accent is one too, and falls apart below.
        .replace(APOSTROPHES, "'")
        .normalize("NFKD")
        // Full-width apostrophes and raised dashes are plain ones only now.
        .replace(APOSTROPHES, "'")
        .replace(DASHES, "-")
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

/** "mabel@example.com" is found by itself, "mabel", "example" and "com". */
export const searchable = (texts: readonly string[]): string =>
  texts.map(fold).map(inParts).join("");

export const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(" ")
    .filter((word) => word !== "");

export const isFoundBy = (typed: string): ((record: string) => boolean) => {
  const beginnings = wordsOf(typed).map((word) => ` ${word}`);
  return (record) => beginnings.every((beginning) => record.includes(beginning));
};
