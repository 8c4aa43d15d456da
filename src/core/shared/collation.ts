export const compareWords: (a: string, b: string) => number = new Intl.Collator("en-GB", {
  numeric: true,
}).compare;
