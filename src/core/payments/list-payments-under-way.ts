import type { CommandContext } from "#core/command.ts";
import { type Agreement, isOverdue, moved } from "#core/payments/agreement.ts";
import { type AgreementState, isBeingTaken, isUnderWay } from "#core/payments/agreement-state.ts";
import { holding } from "#core/payments/held-eggs.ts";
import { isOpenedBefore } from "#core/payments/held-openings.ts";
import type { PurchaseLine } from "#core/payments/purchase.ts";
import { instantOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** A payment of which it is still open what becomes of it, as the owner sees it. */
export interface PaymentUnderWay {
  readonly id: string;
  readonly state: AgreementState;
  /** Since it was opened, or began to stand again. */
  readonly minutes: number;
  readonly lines: readonly PurchaseLine[];
  readonly total: Pence;
  /** Whether its eggs are held. */
  readonly isHeld: boolean;
}

const MINUTE_MS = 60_000;

const minutesSince = (instant: string, now: string): number =>
  Math.max(0, Math.floor(((instantOf(now) ?? 0) - (instantOf(instant) ?? 0)) / MINUTE_MS));

/** One that nobody approved in its quarter of an hour is over, though nobody has said so yet. */
const isOpen = (agreement: Agreement, now: string): boolean =>
  isBeingTaken(agreement.state) || !isOverdue(agreement, now);

/** Payments under way, the oldest first. In one browser there are no others to look at. */
export const listPaymentsUnderWay =
  ({
    agreements,
    inventory,
    shared,
    clock,
  }: Pick<ShopRecords, "agreements" | "inventory"> & Pick<ShopPorts, "shared" | "clock">) =>
  async (): Promise<readonly PaymentUnderWay[]> => {
    if (!shared) return [];
    const now = clock.now();
    const open = (await agreements.underWay()).filter((one) => isOpen(one, now));
    const held = new Set(holding(open, await inventory.load(), now));
    return open
      .toSorted((one, other) => (isOpenedBefore(one, other) ? -1 : 1))
      .map((one) => ({
        id: one.orderId,
        state: one.state,
        minutes: minutesSince(one.openedAt, now),
        lines: one.purchase.lines,
        total: one.purchase.total,
        isHeld: held.has(one),
      }));
  };

export type EndPaymentRefusal =
  | { readonly kind: "unknown-payment" }
  /** Its buyer has approved it: its money is being taken, or is here. */
  | { readonly kind: "approved" };

/** The owner lets the eggs of a payment go that nobody has approved: it is never captured. One that is over stays so. */
export const endPayment =
  ({ agreements }: Pick<ShopRecords, "agreements"> & CommandContext) =>
  async (id: string): Promise<Result<null, EndPaymentRefusal>> => {
    const stored = await agreements.find(id);
    if (!stored) return refuse({ kind: "unknown-payment" });
    if (stored.state === "cancelled") return accept(null);
    const isUnapproved = isUnderWay(stored.state) && !isBeingTaken(stored.state);
    if (!isUnapproved && stored.state !== "expired") return refuse({ kind: "approved" });
    await agreements.replace(moved(stored, "cancel") ?? stored);
    return accept(null);
  };
