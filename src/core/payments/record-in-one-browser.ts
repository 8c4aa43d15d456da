import type { ShopContext } from "#core/command.ts";
import { takeEggs } from "#core/inventory/stock.ts";
import { withSale } from "#core/payments/money-of-news.ts";
import type { Capture } from "#core/payments/payment.ts";
import { orderOf } from "#core/payments/place-order.ts";
import { settledAgreement } from "#core/payments/settled-agreement.ts";
import type { ShopRecords } from "#ports/records.ts";

export type RecordCapture = (
  deps: ShopRecords & ShopContext,
) => (orderId: string, capture: Capture) => Promise<void>;

export const recordInOneBrowser: RecordCapture =
  ({ agreements, orders, inventory, now }) =>
  async (orderId, capture) => {
    const agreement = await agreements.find(orderId);
    if (!agreement || (await orders.find(orderId))) return;
    await orders.add(withSale(orderOf(agreement, capture, now), capture, agreement.openedAt, now));
    await inventory.save(takeEggs(await inventory.load(), agreement.purchase.lines));
    const event = capture.state === "pending" ? "check" : "pay";
    await agreements.replace(settledAgreement(agreement, event, capture, false));
  };
