import { type Order, shortId } from "#core/orders/order.ts";
import { hasMoney } from "#core/orders/status-sets.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { areSamePacks } from "#core/payments/same-packs.ts";
import type { ShopRecords } from "#ports/records.ts";

export const paidTwice =
  ({ orders }: Pick<ShopRecords, "orders">) =>
  async (order: Order, agreement: Agreement | null): Promise<string | null> => {
    if (!agreement) return null;
    const twin = (await orders.ofEmail(order.customerEmail)).find(
      (other) =>
        other.id !== order.id &&
        other.date > agreement.openedAt &&
        hasMoney(other) &&
        areSamePacks(other.items, order.items),
    );
    return twin ? shortId(twin) : null;
  };
