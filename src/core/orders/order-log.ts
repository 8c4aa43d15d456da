export const ORDER_LOG_KINDS = [
  "paid",
  "checked",
  "denied",
  "ready",
  "completed",
  "reopened",
  "refund-asked",
  "refund-refused",
  "refunded",
  /** It was under way in a backup that was restored: the farmer has to go on with it. */
  "refund-left",
  "put-back",
  /** `detail` is the method of a half that was still here, and stays out while the rest is back. */
  "not-put-back",
  /** Of a part: `detail` is how much, and why once there is an answer: "£1.20, broken eggs". */
  "part-asked",
  "part-refused",
  "part-refunded",
  /** At the provider's own site. `detail` is how much. */
  "partly-refunded",
  "reversed",
  "disagrees",
  /** `detail` is the number of the other order for the same basket. */
  "paid-twice",
  /** `detail` is how many eggs were short. */
  "eggs-short",
  /** Of a delivery, when it was paid. */
  "no-address",
  "day-closed",
  "day-over",
  /** `detail` is from which day to which, "2026-11-28 to 2026-11-29". */
  "day-moved",
  /** The same of a move by the customer. */
  "customer-moved",
  /** Put past the caps of a day by the owner's 'anyway'. `detail` is where, "delivery 2026-11-28". */
  "past-limits",
  "customer-cancelled",
  /** `detail` is the method of the half that left first. */
  "handed-over",
  /** `detail` is the method of the half that it is about. */
  "not-handed-over",
  "not-collected",
  /** `detail` is how it is paid, as for the next two. */
  "taken-by-hand",
  "marked-paid",
  "marked-unpaid",
  /** `detail` is "given-back" or "kept", of an order that was paid. */
  "cancelled-by-hand",
  /** `detail` is which field, never what stood there; "paid-card" where it says how it was paid. */
  "edited",
] as const;

export type OrderLogKind = (typeof ORDER_LOG_KINDS)[number];

export interface OrderLogEntry {
  readonly at: string;
  readonly kind: OrderLogKind;
  readonly detail?: string;
  /** The name of the helper who did it. */
  readonly by?: string;
}

interface Logged {
  readonly log?: readonly OrderLogEntry[];
}

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
