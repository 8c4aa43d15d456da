import type { ShopContext } from "#core/command.ts";
import { takeEggs } from "#core/inventory/stock.ts";
import { joinedOrder } from "#core/orders/joined-order.ts";
import { logged } from "#core/orders/order-log.ts";
import { joinPacks } from "#core/payments/join-packs.ts";
import { withSale } from "#core/payments/money-of-news.ts";
import type { Capture } from "#core/payments/payment.ts";
import { addressTroubles, notAdded, orderOf } from "#core/payments/place-order.ts";
import { settledAgreement } from "#core/payments/settled-agreement.ts";
import type { ShopRecords } from "#ports/records.ts";

export type RecordCapture = (
  deps: ShopRecords & ShopContext,
) => (orderId: string, capture: Capture) => Promise<void>;

export const recordInOneBrowser: RecordCapture = (deps) => async (orderId, capture) => {
  const { agreements, orders, inventory, now } = deps;
  const agreement = await agreements.find(orderId);
  if (!agreement || (await orders.find(orderId)) || (await joinedOrder({ orders }, agreement)))
    return;
  if (await joinPacks(deps)(agreement, capture)) return;
  const placed = orderOf(agreement, capture, now);
  const troubles = [...addressTroubles(agreement, capture), ...notAdded(agreement)];
  const order = troubles.length > 0 ? logged(placed, now, ...troubles) : placed;
  await orders.add(withSale(order, capture, agreement.openedAt, now));
  await inventory.save(takeEggs(await inventory.load(), agreement.purchase.lines));
  const event = capture.state === "pending" ? "check" : "pay";
  await agreements.replace(settledAgreement(agreement, event, capture, false));
};
