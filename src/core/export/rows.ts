import {
  DAY_OF_ROW,
  daysIn,
  isIn,
  moneyRows,
  sortedByDay,
  takenIn,
} from "#core/export/money-rows.ts";
import type { Row } from "#core/export/row.ts";
import type { Span } from "#core/export/tax-year.ts";
import type { Farm } from "#core/farm.ts";
import { type OfDays, settledDay } from "#core/orders/fulfilment-day.ts";
import { asSold } from "#core/orders/item-names.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { methodOf, methodsOf } from "#core/orders/order-methods.ts";
import { feeOf } from "#core/orders/order-money.ts";
import { paymentInWords } from "#core/orders/payment-words.ts";
import { type Day, dayOf } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { formatPounds } from "#core/shared/money.ts";

export interface OrderRows {
  readonly rows: readonly Row[];
  readonly orders: number;
  readonly undated: number;
}

export const NO_ORDER_ROWS: OrderRows = { rows: [], orders: 0, undated: 0 };

type OfRows = OfDays & Pick<Farm, "eggs">;

/** Only an order's first row has its sums, so that columns add up. */
const rowsOfOrder = (order: Order, date: Day, span: Span, farm: OfRows): readonly Row[] => {
  const fee = feeOf({ money: order.money.filter(({ day }) => isIn(span, day)) });
  const Payment = paymentInWords(order);
  const items = asSold(order.items, farm.eggs);
  const dayOn = (method: DeliveryMethod): string => settledDay(order, method, farm) ?? "";
  const whole = {
    "Order total (GBP)": formatPounds(order.total),
    Taken: takenIn(order, span),
    "Fee (GBP)": fee === null ? "" : formatPounds(fee),
    "Paid on": daysIn(order, span).join("; "),
    "PayPal transaction": order.captureId ?? "",
    "Invoice number": "",
  };
  const rest = {
    "Order total (GBP)": "",
    Taken: "",
    "Fee (GBP)": "",
    "Paid on": "",
    "PayPal transaction": "",
    "Invoice number": "",
  };
  const deps = { Order: shortId(order), [DAY_OF_ROW]: date, Status: order.status };
  if (items.length === 0)
    return [
      {
        ...deps,
        Item: "",
        "Pack size": "",
        Delivery: "",
        Day: methodsOf(order).map(dayOn)[0] ?? "",
        Quantity: "",
        "Price (GBP)": "",
        "Item total (GBP)": "",
        ...whole,
        Payment,
      },
    ];
  return items.map((item, at) => ({
    ...deps,
    Item: item.name,
    "Pack size": item.packSize,
    Delivery: item.deliveryMethod,
    Day: dayOn(methodOf(item)),
    Quantity: item.quantity,
    "Price (GBP)": formatPounds(item.price),
    "Item total (GBP)": formatPounds(item.price * item.quantity),
    ...(at === 0 ? whole : rest),
    Payment,
  }));
};

const rowsInSpan = (order: Order, date: Day | null, span: Span, farm: OfRows): readonly Row[] => {
  if (date === null) return [];
  const own = rowsOfOrder(order, date, span, farm);
  return isIn(span, date) ? own : moneyRows(order, span, Object.keys(own[0] ?? {}));
};

/** Pages come newest first, the file is oldest first. */
export const withOlderOrders = (
  newer: OrderRows,
  page: readonly Order[],
  span: Span,
  farm: OfRows,
): OrderRows => {
  const dates = page.map((order) => dayOf(order.date));
  const found = page
    .map((order, at) => rowsInSpan(order, dates[at] ?? null, span, farm))
    .filter((rows) => rows.length > 0);
  return {
    rows: sortedByDay([...found.toReversed().flat(), ...newer.rows]),
    orders: newer.orders + found.length,
    undated: newer.undated + dates.filter((date) => date === null).length,
  };
};
