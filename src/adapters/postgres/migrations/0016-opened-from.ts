/** Addresses from which payments were opened are found, to be forgotten, without a look at the others. */
export const OPENED_FROM: readonly string[] = [
  "create index if not exists agreement_opened_from on agreement (opened) where opened_from <> ''",
];
