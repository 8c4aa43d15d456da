import type { CommandContext } from "#core/command.ts";
import { takeEggs } from "#core/inventory/stock.ts";
import { type Agreement, moved } from "#core/payments/agreement.ts";
import type { Capture } from "#core/payments/payment.ts";
import { orderOf } from "#core/payments/place-order.ts";
import type { ShopRecords } from "#ports/records.ts";

/**
 * Records what has become of the money of an agreement: its order, its eggs, and who is told. Whoever comes with the
 * news, a second time they change nothing.
 */
export type RecordCapture = (
  deps: ShopRecords & CommandContext,
) => (orderId: string, capture: Capture) => Promise<void>;

/** The agreement settled. The order tells the packs from now on, and needs the room more in a storage that is nearly full. */
const settled = (agreement: Agreement, { state, payer }: Capture): Agreement => ({
  ...(moved(agreement, state === "pending" ? "check" : "take") ?? agreement),
  purchase: { ...agreement.purchase, lines: [] },
  ...(payer.givenName && { paidBy: payer.givenName }),
});

/** In one browser an order is what was paid, or will be: nobody hears what becomes of the money. */
export const recordInOneBrowser: RecordCapture =
  ({ agreements, orders, inventory, now }) =>
  async (orderId, capture) => {
    const agreement = await agreements.find(orderId);
    if (!agreement || (await orders.find(orderId))) return;
    await orders.add(orderOf(agreement, capture, now));
    await inventory.save(takeEggs(await inventory.load(), agreement.purchase.lines));
    await agreements.replace(settled(agreement, capture));
  };
