import * as v from "valibot";
import { instantOf, isDay } from "#core/shared/day.ts";
import { StoredId } from "#core/shared/stored-id.ts";

/** What a buyer says is wrong: PayPal's Disputes v1 `reason`, in our words. */
export const DISPUTE_REASONS = [
  "not-received",
  "not-as-described",
  "unauthorised",
  "refund-missing",
  "paid-twice",
  "wrong-amount",
  "other",
] as const;

export type DisputeReason = (typeof DISPUTE_REASONS)[number];

export const DISPUTE_STATES = ["open", "won", "lost"] as const;

export type DisputeState = (typeof DISPUTE_STATES)[number];

/**
 * A case of the buyer at the provider. `answerBy`: London's day, empty where none is set. `toldAt`:
 * when the provider changed it last, ISO 8601. `before`: the order's status then.
 */
export const Dispute = v.pipe(
  v.object({
    id: StoredId,
    state: v.picklist(DISPUTE_STATES),
    reason: v.picklist(DISPUTE_REASONS),
    answerBy: v.pipe(
      v.string(),
      v.check((day) => day === "" || isDay(day)),
    ),
    toldAt: v.pipe(
      v.string(),
      v.check((at) => instantOf(at) !== null),
    ),
    before: v.string(),
  }),
  v.readonly(),
);

export type Dispute = v.InferOutput<typeof Dispute>;

interface Disputed {
  readonly disputes?: readonly Dispute[];
}

export const openDisputeOf = ({ disputes = [] }: Disputed): Dispute | null =>
  disputes.find(({ state }) => state === "open") ?? null;

/** A dispute has taken money of the order, or may still take it. */
export const isDisputed = ({ disputes = [] }: Disputed): boolean =>
  disputes.some(({ state }) => state !== "won");
