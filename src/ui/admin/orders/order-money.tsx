import type { Movement, MovementKind } from "#core/money/movement.ts";
import { byWhom, MOVEMENT_NAMES, WAY_NAMES } from "#core/money/movement-words.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { givenBackOf, moneyOf, paidOf } from "#core/orders/order-money.ts";
import styles from "#ui/admin/orders/order-money.module.css";
import { formatDay, SHORT_DAY } from "#ui/shared/dates.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Fold } from "#ui/shared/parts/fold.tsx";
import { Table } from "#ui/shared/parts/table.tsx";

/** A sale goes without saying. */
const SAID: readonly MovementKind[] = ["refund", "dispute", "correction"];

const reasonOf = ({ kind, reason = "" }: Movement): string =>
  [SAID.includes(kind) ? MOVEMENT_NAMES[kind] : "", reason].filter(Boolean).join(": ");

const How = ({ movement }: { readonly movement: Movement }) => {
  const who = byWhom(movement);
  return (
    <>
      <span>{WAY_NAMES[movement.how]}</span>
      {who && <small>{who}</small>}
    </>
  );
};

const COLUMNS = [
  { title: "Day", cell: ({ day }: Movement) => formatDay(day, SHORT_DAY) },
  { title: "How", cell: (movement: Movement) => <How movement={movement} /> },
  { title: "Amount", cell: ({ amount }: Movement) => formatGbp(amount), isFigure: true },
  {
    title: "Fee",
    cell: ({ fee }: Movement) => (fee === undefined ? "" : formatGbp(fee)),
    isFigure: true,
  },
  { title: "Reason", cell: reasonOf },
];

/** "Paid £20.00, given back £8.00, £12.00 is here". */
const sumOf = (order: Order): string => {
  const back = givenBackOf(order);
  const paid = `Paid ${formatGbp(paidOf(order))}`;
  const here = `${formatGbp(moneyOf(order))} is here`;
  return back > 0 ? `${paid}, given back ${formatGbp(back)}, ${here}` : `${paid}, ${here}`;
};

export const OrderMoney = ({ order }: { readonly order: Order }) => (
  <Fold title={sumOf(order)} className={styles.money} open={order.money.length > 1}>
    <Table
      caption={`Money of order ${shortId(order)}`}
      columns={COLUMNS}
      rows={order.money}
      keyOf={(movement) => `${order.money.indexOf(movement)}`}
    />
  </Fold>
);
