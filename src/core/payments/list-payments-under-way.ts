import { type Agreement, isOverdue } from "#core/payments/agreement.ts";
import { type AgreementState, isBeingTaken } from "#core/payments/agreement-state.ts";
import { holding } from "#core/payments/held-eggs.ts";
import { byOpening } from "#core/payments/held-openings.ts";
import type { PurchaseLine } from "#core/payments/purchase.ts";
import { instantOf } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface PaymentUnderWay {
  readonly id: string;
  readonly state: AgreementState;
  readonly minutes: number;
  readonly lines: readonly PurchaseLine[];
  readonly total: Pence;
  readonly isHeld: boolean;
}

const MINUTE_MS = 60_000;

const minutesSince = (instant: string, now: string): number =>
  Math.max(0, Math.floor(((instantOf(now) ?? 0) - (instantOf(instant) ?? 0)) / MINUTE_MS));

const isOpen = (agreement: Agreement, now: string): boolean =>
  isBeingTaken(agreement.state) || !isOverdue(agreement, now);

type Deps = Pick<ShopRecords, "agreements" | "inventory"> & Pick<ShopPorts, "shared" | "clock">;

export const listPaymentsUnderWay =
  ({ agreements, inventory, shared, clock }: Deps) =>
  async (): Promise<readonly PaymentUnderWay[]> => {
    if (!shared) return [];
    const now = clock.now();
    const open = (await agreements.underWay()).filter((one) => isOpen(one, now));
    const held = new Set(holding(open, await inventory.load(), now));
    return open.toSorted(byOpening).map((one) => ({
      id: one.orderId,
      state: one.state,
      minutes: minutesSince(one.openedAt, now),
      lines: one.purchase.lines,
      total: one.purchase.total,
      isHeld: held.has(one),
    }));
  };
