import * as v from "valibot";
import { addMinutes } from "#core/shared/calendar.ts";

/** A refund that the provider is still making: its id there, and when it was looked at last. */
export const WaitingRefund = v.pipe(
  v.object({ id: v.string(), lookedAt: v.string() }),
  v.readonly(),
);

export type WaitingRefund = v.InferOutput<typeof WaitingRefund>;

const A_DAY = 24 * 60;

export const isToLookAt = ({ lookedAt }: WaitingRefund, now: string): boolean =>
  addMinutes(lookedAt, A_DAY) <= now;
