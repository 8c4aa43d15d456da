import * as v from "valibot";
import { StoredText } from "#core/shared/stored-text.ts";

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
  /** A restored backup had it under way: the farmer has to go on with it. */
  "refund-left",
  "put-back",
  /** `detail`: the method of a half that stays out while the rest is back. */
  "not-put-back",
  /** `detail`: how much, and why once there is an answer: "£1.20, broken eggs". */
  "part-asked",
  /** The provider hasn't made it yet, or gave it up. `detail`: how much. */
  "refund-pending",
  "refund-failed",
  "part-refused",
  "part-refunded",
  /** At the provider's own site. `detail`: how much. */
  "partly-refunded",
  "reversed",
  /** `detail`: why, as the buyer says. */
  "dispute-opened",
  "dispute-won",
  "dispute-lost",
  "disagrees",
  "paid-twice",
  "eggs-short",
  "no-address",
  "day-closed",
  "day-over",
  /** `detail`: "2026-11-28 to 2026-11-29". */
  "day-moved",
  "customer-moved",
  /** By the owner's 'anyway'. `detail`: "delivery 2026-11-28". */
  "past-limits",
  "customer-cancelled",
  "customer-address",
  /** `detail`: the method of the half that left first. */
  "handed-over",
  "not-handed-over",
  "not-collected",
  /** `detail`: how it is paid, as for the next two. */
  "taken-by-hand",
  "marked-paid",
  "marked-unpaid",
  /** Some of it, since its packs were changed. */
  "owed",
  /** `detail`: "2 × Large 12 to 3 × Large 12, 1 × Medium 6". */
  "packs-changed",
  /** By its customer, who paid for them. `detail`: "1 × Medium 6". */
  "packs-added",
  /** They were to join an order that has left or is given up. `detail`: its number. */
  "not-added",
  /** `detail`: "given-back" or "kept", of a paid order. */
  "cancelled-by-hand",
  /** `detail`: the field, never its old value; "paid-card" for how it was paid. */
  "edited",
  /** `detail`: the kind of the mail, never its address. */
  "mailed-again",
] as const;

export type OrderLogKind = (typeof ORDER_LOG_KINDS)[number];

export const OrderLogEntry = v.pipe(
  v.object({
    at: StoredText,
    kind: v.picklist(ORDER_LOG_KINDS),
    detail: v.exactOptional(v.string()),
    by: v.exactOptional(v.string()),
  }),
  v.readonly(),
);

export type OrderLogEntry = v.InferOutput<typeof OrderLogEntry>;

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
