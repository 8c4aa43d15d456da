import type { OrderRows } from "#core/export/rows.ts";
import type { Span } from "#core/export/tax-year.ts";
import { formatDay, LONG_DAY } from "#ui/shared/dates.ts";

const counted = (count: number, what: string): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? what : `${what}s`}`;

const spanText = ({ first, last }: Span): string =>
  `from ${formatDay(first, LONG_DAY)} to ${formatDay(last, LONG_DAY)}`;

export const ordersText = ({ rows, orders, undated }: OrderRows, span: Span): string => {
  const held =
    orders === 0
      ? `No orders ${spanText(span)}.`
      : `${counted(rows.length, "row")}, one an item, of ${counted(orders, "order")} ${spanText(span)}. What an order cost as a whole, what of its money moved in these days, and its fee stand in its first row.`;
  return undated === 0
    ? held
    : `${held} ${counted(undated, "order")} of an unknown day ${undated === 1 ? "is" : "are"} left out.`;
};

export const moneyText = (rows: number, span: Span): string =>
  rows === 0
    ? `No money came or went ${spanText(span)}.`
    : `${counted(rows, "row")}, one each time money came or went, ${spanText(span)}. Its sum is that of Taken in Orders.`;

export const gateText = (rows: number, span: Span): string =>
  `${counted(rows, "row")}, one a pack sold at the gate, ${spanText(span)}. They are among the orders too.`;

export const entriesText = (
  what: "cost" | "count" | "lot and way",
  rows: number,
  span: Span,
): string =>
  rows === 0
    ? `No ${what}s ${spanText(span)}.`
    : `${counted(rows, "row")}, one a ${what}, of all flocks ${spanText(span)}.`;
