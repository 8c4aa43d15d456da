import { type ReactNode, useId } from "react";
import { addressLines } from "#core/orders/address.ts";
import { hasDelivery } from "#core/orders/order-methods.ts";
import type { SeenOrder } from "#core/orders/seen-order.ts";
import { formatDay } from "#ui/shared/dates.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { OrderItems } from "#ui/shared/orders/order-items.tsx";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { OrderStatusChip } from "#ui/shared/orders/order-status-chip.tsx";
import { PrintReceipt } from "#ui/shared/orders/receipt.tsx";
import foldStyles from "#ui/shared/parts/fold.module.css";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { Appointments } from "#ui/storefront/orders/appointments.tsx";
import { CalledOffLine } from "#ui/storefront/orders/called-off-line.tsx";
import styles from "#ui/storefront/orders/orders.module.css";

interface OrderCardProps {
  readonly order: SeenOrder;
  /** Whether it shows more than its row at first. */
  readonly isOpen?: boolean;
  /** What is asked of the customer, above all else. */
  readonly asks?: ReactNode;
  readonly children?: ReactNode;
}

export const OrderCard = ({ order, isOpen = true, asks, children }: OrderCardProps) => {
  const headingId = useId();
  return (
    <article className={styles.orderCard} aria-labelledby={headingId}>
      <details className={foldStyles.fold} open={isOpen}>
        <summary className={styles.row}>
          <div>
            <h2 id={headingId}>
              <span className={visuallyHiddenStyles.visuallyHidden}>Order</span>{" "}
              <OrderNumber id={order.id} />
            </h2>
            <p>{formatDay(order.date, "do MMMM yyyy")}</p>
          </div>
          <OrderStatusChip status={order.status} />
          <strong>{formatGbp(order.total)}</strong>
        </summary>
        {asks}
        <Appointments order={order} />
        {order.calledOff && <CalledOffLine order={order} calledOff={order.calledOff} />}
        {hasDelivery(order) && order.address && (
          <address className={styles.address}>
            {[order.recipient, ...addressLines(order.address)].filter(Boolean).join(", ")}
          </address>
        )}
        <OrderItems order={order} isTotalAbove />
        {order.note && (
          <p className={styles.orderNote}>
            <strong>Your note:</strong> <span>{order.note}</span>
          </p>
        )}
        <div className={styles.actions}>
          {children}
          <PrintReceipt order={order} />
        </div>
      </details>
    </article>
  );
};
