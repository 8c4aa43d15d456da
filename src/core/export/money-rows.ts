import type { Row } from "#core/export/row.ts";
import type { Span } from "#core/export/tax-year.ts";
import { moneyByDay, moneyIn } from "#core/orders/money-by-day.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { paymentInWords } from "#core/orders/payment-words.ts";
import type { Day } from "#core/shared/day.ts";
import { formatPounds } from "#core/shared/money.ts";

export const isIn = ({ first, last }: Span, day: Day): boolean => day >= first && day <= last;

export const takenOn = (order: Order, day: Day): string => formatPounds(moneyIn(order, day, day));

export const moneyRows = (
  order: Order,
  date: Day,
  span: Span,
  columns: readonly string[],
): readonly Row[] => {
  const days = new Set(moneyByDay(order).map(({ day }) => day));
  const empty = Object.fromEntries(columns.map((column) => [column, ""]));
  return [...days]
    .filter((day) => day !== date && isIn(span, day))
    .map((day) => {
      const taken = moneyIn(order, day, day);
      return {
        ...empty,
        Order: shortId(order),
        Date: day,
        Status: order.status,
        Item: taken < 0 ? "Paid back" : "Paid",
        Taken: formatPounds(taken),
        Payment: paymentInWords(order),
      };
    });
};

export const sortedByDay = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) =>
    String(a.Date) < String(b.Date) ? -1 : Number(String(a.Date) > String(b.Date)),
  );
