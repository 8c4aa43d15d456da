import type { EggType } from "#core/catalogue/catalogue.ts";
import type { Row } from "#core/export/rows.ts";
import type { Span } from "#core/export/tax-year.ts";
import { asSold } from "#core/orders/item-names.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { isAtGate } from "#core/orders/paid-by-hand.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { formatPounds } from "#core/shared/money.ts";

/** What was taken for a sale stands in its first row alone, so that the column adds up. */
const rowsOf = (order: Order, date: Day, eggs: readonly EggType[]): readonly Row[] =>
  asSold(order.items, eggs).map(({ name, packSize, quantity, price }, at) => ({
    Date: date,
    Order: order.id,
    Status: order.status,
    Item: name,
    "Pack size": packSize,
    Quantity: quantity,
    Eggs: packSize * quantity,
    "Price (GBP)": formatPounds(price),
    "Item total (GBP)": formatPounds(price * quantity),
    Taken: at === 0 ? formatPounds(moneyOf(order)) : "",
    Payment: order.paid?.how ?? "",
  }));

/** A row a pack that was sold at the gate, the oldest first, of orders that come newest first. */
export const gateRows = (
  orders: readonly Order[],
  { first, last }: Span,
  eggs: readonly EggType[],
): readonly Row[] =>
  orders
    .filter(isAtGate)
    .toReversed()
    .flatMap((order) => {
      const date = dayOf(order.date);
      return date !== null && date >= first && date <= last ? rowsOf(order, date, eggs) : [];
    });
