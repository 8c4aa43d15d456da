import { type Order, type OrderItem, shortId } from "#core/orders/order.ts";
import { hasMoney } from "#core/orders/order-status.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { ShopRecords } from "#ports/records.ts";

const packsIn = (items: readonly OrderItem[]): string =>
  items
    .map(({ id, deliveryMethod, quantity }) => `${id} ${deliveryMethod} ${quantity}`)
    .sort()
    .join(";");

/**
 * The number of another order of the same person for the same packs, which was paid while this payment was open already:
 * one basket, paid twice. Null where there is none.
 */
export const paidTwice =
  ({ orders }: Pick<ShopRecords, "orders">) =>
  async (order: Order, agreement: Agreement | null): Promise<string | null> => {
    if (!agreement) return null;
    const twin = (await orders.ofEmail(order.customerEmail)).find(
      (other) =>
        other.id !== order.id &&
        other.date > agreement.openedAt &&
        hasMoney(other.status) &&
        packsIn(other.items) === packsIn(order.items),
    );
    return twin ? shortId(twin) : null;
  };
