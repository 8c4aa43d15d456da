export const PAYER: readonly string[] = [
  "alter table agreement add column if not exists paid_by text not null default ''",
];
