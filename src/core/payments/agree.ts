import type { Held } from "#core/inventory/held.ts";
import { lessHeld } from "#core/inventory/inventory.ts";
import {
  type Purchase,
  type PurchaseRefusal,
  purchaseOf,
  type WantedPacks,
} from "#core/payments/purchase.ts";
import type { Pence } from "#core/shared/money.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

/** What the buyer wants, and the total that was shown for it. */
export interface Wanted {
  readonly packs: readonly WantedPacks[];
  readonly expectedTotal: Pence;
  /** Order ids of payments that the buyer opened before: what isn't approved of them holds no eggs any more. */
  readonly insteadOf: readonly string[];
}

export type AgreeRefusal =
  | PurchaseRefusal
  /** The packs cost something else than the buyer was shown. */
  | { readonly kind: "price-changed"; readonly total: Pence };

/** What an agreement is made from. */
export type AgreementRecords = Pick<ShopRecords, "agreements" | "prices" | "inventory">;

/** What the packs come to now, of the eggs that nobody else holds. */
export const agree = async (
  { prices, inventory, agreements, held }: AgreementRecords & { readonly held: Held },
  { packs, expectedTotal, insteadOf }: Wanted,
  now: string,
): Promise<Result<Purchase, AgreeRefusal>> => {
  const shelf = await inventory.load();
  const onOffer = lessHeld(shelf, await held({ agreements }, shelf, now, { insteadOf }));
  const purchase = purchaseOf(packs, await prices.load(), onOffer);
  return purchase.ok && purchase.value.total !== expectedTotal
    ? refuse({ kind: "price-changed", total: purchase.value.total })
    : purchase;
};
