const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** "Four orders are", at the beginning of a sentence. */
export const countedOrders = (count: number): string =>
  `${WORDS[count] ?? count} ${count === 1 ? "order is" : "orders are"}`;
