import type { Order } from "#core/orders/order.ts";
import { giftOf, moneyOf, owedOf, paidOf } from "#core/orders/order-money.ts";
import { refundsOf } from "#core/orders/refunds-of-order.ts";
import type { Pence } from "#core/shared/money.ts";
import { formatGbp } from "#ui/shared/money.ts";
import styles from "#ui/shared/orders/money-lines.module.css";

export const refundTitle = (reason: string): string =>
  reason ? `Refunded: ${reason}` : "Refunded";

interface Line {
  readonly key: string;
  readonly title: string;
  readonly amount: Pence;
}

const refundLines = (order: Order): readonly Line[] => {
  const refunds = refundsOf(order);
  if (refunds.length === 0 || (refunds.length === 1 && order.status === "Refunded")) return [];
  return [
    ...refunds.map(({ key, reason, amount }) => ({ key, title: refundTitle(reason), amount })),
    { key: "left", title: "Paid after refunds", amount: moneyOf(order) },
  ];
};

/** Where it isn't the total: since packs were changed. */
const paidLines = (order: Order): readonly Line[] => {
  const [paid, owed] = [paidOf(order), owedOf(order)];
  if (paid === 0 || (paid === order.total && owed === 0)) return [];
  return [
    { key: "paid", title: "Paid", amount: paid },
    ...(owed > 0 ? [{ key: "owed", title: "Still to pay", amount: owed }] : []),
  ];
};

const giftLines = (order: Order): readonly Line[] => {
  const gift = giftOf(order);
  return gift > 0 ? [{ key: "gift", title: "A gift", amount: -gift }] : [];
};

/** What stands below an order's total. */
export const MoneyLines = ({ order }: { readonly order: Order }) => {
  const lines = [...giftLines(order), ...paidLines(order), ...refundLines(order)];
  if (lines.length === 0) return null;
  return (
    <dl className={styles.moneyLines}>
      {lines.map(({ key, title, amount }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{formatGbp(amount)}</dd>
        </div>
      ))}
    </dl>
  );
};
