/** With a space between, and without what is empty: classes, ids, sentences. */
export const spaced = (...words: readonly (string | false | undefined)[]): string =>
  words.filter(Boolean).join(" ");
