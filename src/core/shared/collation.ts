/** British collation: case and accents second, "2" before "10". */
export const compareWords: (a: string, b: string) => number = new Intl.Collator("en-GB", {
  numeric: true,
}).compare;
