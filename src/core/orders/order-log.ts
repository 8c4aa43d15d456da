/** What can happen to an order. */
export const ORDER_LOG_KINDS = [
  /** Its money is here. */
  "paid",
  /** The provider still checks its money. */
  "checked",
  "denied",
  "ready",
  "completed",
  "reopened",
  /** The owner asked for its money to be paid back. */
  "refund-asked",
  "refund-refused",
  "refunded",
  /** Its eggs went back into stock. */
  "put-back",
  "partly-refunded",
  "reversed",
  /** What was paid isn't what was agreed. */
  "disagrees",
  /** There were fewer eggs on the shelf than it took: `detail` is how many were short. */
  "eggs-short",
] as const;

export type OrderLogKind = (typeof ORDER_LOG_KINDS)[number];

export interface OrderLogEntry {
  /** ISO 8601 instant. */
  readonly at: string;
  readonly kind: OrderLogKind;
  readonly detail?: string;
}

interface Logged {
  readonly log?: readonly OrderLogEntry[];
}

/** The record with entries more. */
export const logged = <Record extends Logged>(
  record: Record,
  at: string,
  ...entries: readonly Omit<OrderLogEntry, "at">[]
): Record => ({
  ...record,
  log: [...(record.log ?? []), ...entries.map((one) => ({ at, ...one }))],
});

export const hasLogged = ({ log = [] }: Logged, kind: OrderLogKind): boolean =>
  log.some((entry) => entry.kind === kind);
