import { isIn } from "#core/export/money-rows.ts";
import type { Row } from "#core/export/row.ts";
import type { Span } from "#core/export/tax-year.ts";
import type { Movement } from "#core/money/movement.ts";
import { MOVEMENT_NAMES, WAY_NAMES } from "#core/money/movement-words.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { formatPounds } from "#core/shared/money.ts";

export interface Entry {
  readonly movement: Movement;
  readonly row: Row;
}

const rowOf = (order: Order, movement: Movement): Row => {
  const { day, kind, how, amount, fee, provider = "", at } = movement;
  return {
    Day: day,
    Order: shortId(order),
    Kind: MOVEMENT_NAMES[kind],
    How: WAY_NAMES[how],
    "Amount (GBP)": formatPounds(amount),
    "Fee (GBP)": fee === undefined ? "" : formatPounds(fee),
    "Net (GBP)": formatPounds(amount - (fee ?? 0)),
    "PayPal transaction": how === "paypal" ? provider : "",
    Customer: order.customerName ?? "",
    Entered: at,
  };
};

/** One row a movement, of the days of a span, unordered. */
export const entriesOf = (orders: readonly Order[], span: Span): readonly Entry[] =>
  orders.flatMap((order) =>
    order.money
      .filter(({ day }) => isIn(span, day))
      .map((movement) => ({ movement, row: rowOf(order, movement) })),
  );

const keyOf = ({ movement: { day, at }, row }: Entry): string => `${day} ${at} ${row.Order}`;

/** Oldest first. */
export const movementRows = (entries: readonly Entry[]): readonly Row[] =>
  entries
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))))
    .map(({ row }) => row);
