import type { EggType } from "#core/catalogue/catalogue.ts";
import { DAY_OF_ROW, isIn, moneyRows, sortedByDay, takenIn } from "#core/export/money-rows.ts";
import type { Row } from "#core/export/row.ts";
import type { Span } from "#core/export/tax-year.ts";
import { asSold } from "#core/orders/item-names.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { isAtGate } from "#core/orders/paid-by-hand.ts";
import { paymentInWords } from "#core/orders/payment-words.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import { formatPounds } from "#core/shared/money.ts";

/** Only an order's first row has its money, so that the column adds up. */
const rowsOf = (order: Order, date: Day, span: Span, eggs: readonly EggType[]): readonly Row[] =>
  asSold(order.items, eggs).map(({ name, packSize, quantity, price }, at) => ({
    [DAY_OF_ROW]: date,
    Order: shortId(order),
    Status: order.status,
    Item: name,
    "Pack size": packSize,
    Quantity: quantity,
    Eggs: packSize * quantity,
    "Price (GBP)": formatPounds(price),
    "Item total (GBP)": formatPounds(price * quantity),
    Taken: at === 0 ? takenIn(order, span) : "",
    Payment: paymentInWords(order),
  }));

export const gateRows = (
  orders: readonly Order[],
  span: Span,
  eggs: readonly EggType[],
): readonly Row[] =>
  sortedByDay(
    orders
      .filter(isAtGate)
      .toReversed()
      .flatMap((order) => {
        const date = dayOf(order.date);
        if (date === null) return [];
        const own = rowsOf(order, date, span, eggs);
        return isIn(span, date) ? own : moneyRows(order, span, Object.keys(own[0] ?? {}));
      }),
  );
