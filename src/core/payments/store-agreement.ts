import type { ShopContext } from "#core/command.ts";
import type { DayGone } from "#core/days/choose-days.ts";
import { lessHeld } from "#core/inventory/inventory.ts";
import { refusalOfAdding, type TooLate } from "#core/orders/customer-changes.ts";
import { dueBy } from "#core/orders/fulfilment-day.ts";
import { methodsLeft } from "#core/orders/order-methods.ts";
import { type Agreement, moved } from "#core/payments/agreement.ts";
import { withDays } from "#core/payments/days-of-purchase.ts";
import { eggsHeldBy, heldPayments, isReplacedBy } from "#core/payments/held-eggs.ts";
import {
  type Purchase,
  type PurchaseRefusal,
  purchaseOf,
  type WantedPacks,
} from "#core/payments/purchase.ts";
import { forgetOldPayments } from "#core/payments/release-payment.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import type { CreatedOrder } from "#ports/payment-gateway.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface Wanted {
  readonly packs: readonly WantedPacks[];
  readonly expectedTotal: Pence;
  readonly insteadOf: readonly string[];
  readonly days?: ChosenDays | undefined;
  /** The order that they join. */
  readonly addTo?: string | undefined;
}

export type AgreeRefusal =
  | PurchaseRefusal
  | AddRefusal
  | DayGone
  | { readonly kind: "price-changed"; readonly total: Pence };

export type Asked = Pick<Agreement, "method" | "note" | "typed" | "openedFrom">;

export type AddRefusal = { readonly kind: "order-gone" } | TooLate;

type Agreements = Pick<ShopRecords, "agreements">;
type Records = Agreements & Pick<ShopRecords, "prices" | "orders" | "profile">;

interface Added {
  readonly days: ChosenDays;
}

/** The day and the ways of the order are fixed. */
const addedTo = async (
  { orders, profile, now }: Pick<Records, "orders" | "profile"> & Pick<ShopContext, "now">,
  { packs, addTo }: Wanted,
): Promise<Result<Added | null, AddRefusal>> => {
  if (addTo === undefined) return accept(null);
  const order = await orders.find(addTo);
  if (!order) return refuse({ kind: "order-gone" });
  const farm = await loadFarm({ profile });
  const refusal = refusalOfAdding(order, farm, now);
  if (refusal) return refuse(refusal);
  const methods = methodsLeft(order);
  if (packs.some(({ deliveryMethod }) => !methods.includes(deliveryMethod)))
    return refuse({ kind: "not-allowed" });
  return accept({
    days: Object.fromEntries(
      methods.map((method) => [method, dueBy(order, method, now, farm).day]),
    ),
  });
};

const agree = async (
  { prices, ...deps }: Records & Pick<ShopContext, "inventory" | "now" | "shared">,
  wanted: Wanted,
): Promise<Result<Purchase, AgreeRefusal>> => {
  const { packs, expectedTotal, insteadOf } = wanted;
  const added = await addedTo(deps, wanted);
  if (!added.ok) return added;
  const { inventory, agreements, profile, now, shared } = deps;
  const stock = await inventory.load();
  const held = await heldPayments({ agreements, shared })(stock, now, { insteadOf });
  const farm = await loadFarm({ profile });
  const onOffer = lessHeld(stock, eggsHeldBy(held));
  const purchase = purchaseOf(packs, await prices.load(), onOffer, farm.eggs);
  if (!purchase.ok) return purchase;
  const { total } = purchase.value;
  if (total !== expectedTotal) return refuse({ kind: "price-changed", total });
  const dating = { ...deps, farm, held };
  if (added.value === null) return withDays(dating, purchase.value, wanted.days, insteadOf);
  // Where it is brought to is known.
  const brought = { ...purchase.value, needsDelivery: false };
  return withDays(dating, brought, added.value.days, insteadOf, true);
};

export const storeAgreement =
  (deps: Records & ShopContext) =>
  async (asked: Asked, wanted: Wanted): Promise<Result<Agreement, AgreeRefusal>> => {
    const { agreements, now, newId, shared } = deps;
    if (!shared) await forgetOldPayments(deps)();
    const agreed = await agree(deps, wanted);
    if (!agreed.ok) return agreed;
    const agreement: Agreement = {
      ...asked,
      ...(wanted.addTo !== undefined && { addTo: wanted.addTo }),
      orderId: newId,
      reference: newId,
      purchase: agreed.value,
      openedAt: now,
      state: "opening",
      declines: 0,
    };
    await agreements.add(agreement);
    return accept(agreement);
  };

/** False where the payment was released meanwhile. */
export const nameAgreement =
  ({ agreements }: Agreements) =>
  async (
    reference: string,
    { orderId, payee }: CreatedOrder,
    insteadOf: readonly string[],
  ): Promise<boolean> => {
    const stored = await agreements.find(reference);
    const opened = stored && moved(stored, "open");
    if (!opened) return false;
    for (const earlier of (await agreements.withIds(insteadOf)).filter(isReplacedBy(insteadOf)))
      await agreements.replace(moved(earlier, "cancel") ?? earlier);
    await agreements.remove(reference);
    await agreements.add({ ...opened, orderId, ...(payee && { payee }) });
    return true;
  };

export const forgetAgreement =
  ({ agreements }: Agreements) =>
  (reference: string): Promise<void> =>
    agreements.remove(reference);
