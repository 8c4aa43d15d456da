export const spaced = (...words: readonly (string | false | undefined)[]): string =>
  words.filter(Boolean).join(" ");
