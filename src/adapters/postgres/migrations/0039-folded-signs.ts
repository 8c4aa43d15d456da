/** Words with other apostrophes and dashes than those that are searched: each process indexes what is null at its start. */
export const FOLDED_SIGNS: readonly string[] = [
  "update orders set words = null where not substring(words::text from '[^ -_a-~]') is null",
];
