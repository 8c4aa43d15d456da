import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { refundsOf } from "#core/orders/refunds-of-order.ts";
import { formatGbp } from "#ui/shared/money.ts";
import styles from "#ui/shared/orders/refund-lines.module.css";

export const refundTitle = (reason: string): string =>
  reason ? `Refunded: ${reason}` : "Refunded";

export const RefundLines = ({ order }: { readonly order: Order }) => {
  const refunds = refundsOf(order);
  if (refunds.length === 0 || (refunds.length === 1 && order.status === "Refunded")) return null;
  const lines = [
    ...refunds.map(({ key, reason, amount }) => ({
      key,
      title: refundTitle(reason),
      amount,
    })),
    { key: "left", title: "Paid after refunds", amount: moneyOf(order) },
  ];
  return (
    <dl className={styles.refundLines}>
      {lines.map(({ key, title, amount }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{formatGbp(amount)}</dd>
        </div>
      ))}
    </dl>
  );
};
