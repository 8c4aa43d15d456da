export const RECORD_KINDS = [
  "orders",
  "customers",
  "stories",
  "costs",
  "eggCounts",
  "stock",
  "prices",
  "splash",
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** One record, for comparing. */
export interface Entry {
  readonly kind: RecordKind;
  /** The same for the same record of its kind in two archives. */
  readonly key: string;
  readonly value: unknown;
}
