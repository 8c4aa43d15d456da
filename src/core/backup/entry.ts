export const RECORD_KINDS = [
  "orders",
  "customers",
  "stories",
  "costs",
  "eggCounts",
  "crackedAndKept",
  "hens",
  "medicines",
  "lots",
  "moves",
  "stock",
  "prices",
  "splash",
  "settings",
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

export interface Entry {
  readonly kind: RecordKind;
  readonly key: string;
  readonly value: unknown;
}
