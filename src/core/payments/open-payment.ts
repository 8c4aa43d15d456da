import type { Commands, Drawn } from "#core/command.ts";
import {
  type Agreement,
  forgottenBefore,
  isForgettable,
  MOST_NOTE_LETTERS,
} from "#core/payments/agreement.ts";
import type { PaymentMethod } from "#core/payments/payment.ts";
import {
  type Purchase,
  type PurchaseRefusal,
  purchaseOf,
  type WantedPacks,
} from "#core/payments/purchase.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface OpenedPayment {
  /** The provider's order id. */
  readonly orderId: string;
  readonly purchase: Purchase;
}

export type OpenPaymentRefusal =
  | PurchaseRefusal
  /** The packs cost something else than the buyer was shown. */
  | { readonly kind: "price-changed"; readonly total: Pence }
  | { readonly kind: "note-too-long" }
  | { readonly kind: "unknown-method" };

type Window = Pick<ShopRecords, "prices" | "inventory">;

const store =
  ({ agreements, now }: Pick<ShopRecords, "agreements"> & Drawn) =>
  async (opened: Omit<Agreement, "openedAt" | "state">): Promise<void> => {
    for (const old of await agreements.openedBefore(forgottenBefore(now)))
      if (isForgettable(old)) await agreements.remove(old.orderId);
    await agreements.add({ ...opened, openedAt: now, state: "opened" });
  };

const agree = async (
  { prices, inventory }: Window,
  packs: readonly WantedPacks[],
  expectedTotal: Pence,
): Promise<Result<Purchase, OpenPaymentRefusal>> => {
  const purchase = purchaseOf(packs, await prices.load(), await inventory.load());
  return purchase.ok && purchase.value.total !== expectedTotal
    ? refuse({ kind: "price-changed", total: purchase.value.total })
    : purchase;
};

/** Prices the packs, asks the provider for an order and stores what was agreed. No money moves yet. Throws the gateway's Fault. */
export const openPayment = (
  gateways: Readonly<Record<PaymentMethod, PaymentGateway>>,
  records: Window,
  command: Commands<ShopRecords>,
) => {
  const storeAgreement = command(store);
  return async (
    packs: readonly WantedPacks[],
    method: PaymentMethod,
    expectedTotal: Pence,
    note = "",
  ): Promise<Result<OpenedPayment, OpenPaymentRefusal>> => {
    const gateway = gateways[method];
    if (!gateway) return refuse({ kind: "unknown-method" });
    if (note.length > MOST_NOTE_LETTERS) return refuse({ kind: "note-too-long" });
    const agreed = await agree(records, packs, expectedTotal);
    if (!agreed.ok) return agreed;
    const orderId = await gateway.create(agreed.value);
    await storeAgreement({ orderId, method, purchase: agreed.value, note: note.trim() });
    return accept({ orderId, purchase: agreed.value });
  };
};
