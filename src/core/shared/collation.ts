/** Orders two texts as a British reader expects: case and accents come second, and "2" before "10". */
export const compareWords: (a: string, b: string) => number = new Intl.Collator("en-GB", {
  numeric: true,
}).compare;
