export const OPENED_FROM: readonly string[] = [
  "create index if not exists agreement_opened_from on agreement (opened) where opened_from <> ''",
];
