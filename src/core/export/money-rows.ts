import type { Row } from "#core/export/row.ts";
import type { Span } from "#core/export/tax-year.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { daysOfMoney, moneyIn } from "#core/orders/order-money.ts";
import { paymentInWords } from "#core/orders/payment-words.ts";
import type { Day } from "#core/shared/day.ts";
import { formatPounds } from "#core/shared/money.ts";

/** The head of the day on which a row counts: `Day` is the one that the eggs are for. */
export const DAY_OF_ROW = "Date (day)";

export const isIn = ({ first, last }: Span, day: Day): boolean => day >= first && day <= last;

export const daysIn = (order: Order, span: Span): readonly Day[] =>
  daysOfMoney(order).filter((day) => isIn(span, day));

export const takenIn = (order: Order, { first, last }: Span): string =>
  formatPounds(moneyIn(order, first, last));

/** Of an order that was placed before or after the span, where money of it moved within. */
export const moneyRows = (order: Order, span: Span, columns: readonly string[]): readonly Row[] => {
  const days = daysIn(order, span);
  const [day] = days;
  if (day === undefined) return [];
  return [
    {
      ...Object.fromEntries(columns.map((column) => [column, ""])),
      Order: shortId(order),
      [DAY_OF_ROW]: day,
      Status: order.status,
      Item: moneyIn(order, span.first, span.last) < 0 ? "Paid back" : "Paid",
      Taken: takenIn(order, span),
      Payment: paymentInWords(order),
    },
  ];
};

export const sortedByDay = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) =>
    String(a[DAY_OF_ROW]) < String(b[DAY_OF_ROW])
      ? -1
      : Number(String(a[DAY_OF_ROW]) > String(b[DAY_OF_ROW])),
  );
