const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

export const counted = (count: number, one: string, many: string): string =>
  `${WORDS[count] ?? count} ${count === 1 ? one : many}`;
