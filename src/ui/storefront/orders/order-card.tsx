import { type ReactNode, useId } from "react";
import { addressLines } from "#core/orders/address.ts";
import type { Order } from "#core/orders/order.ts";
import { hasDelivery } from "#core/orders/order-methods.ts";
import { formatDay } from "#ui/shared/dates.ts";
import { OrderItems } from "#ui/shared/orders/order-items.tsx";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { OrderStatusChip } from "#ui/shared/orders/order-status-chip.tsx";
import { Appointments } from "#ui/storefront/orders/appointments.tsx";
import styles from "#ui/storefront/orders/orders.module.css";
import { PrintReceipt } from "#ui/storefront/orders/receipt.tsx";

interface OrderCardProps {
  readonly order: Order;
  readonly children?: ReactNode;
}

export const OrderCard = ({ order, children }: OrderCardProps) => {
  const headingId = useId();
  return (
    <article className={styles.orderCard} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>
          Order <OrderNumber id={order.id} />
        </h2>
        <OrderStatusChip status={order.status} />
        <p>{formatDay(order.date, "do MMMM yyyy")}</p>
      </header>
      <Appointments order={order} />
      {hasDelivery(order) && order.address && (
        <address className={styles.address}>{addressLines(order.address).join(", ")}</address>
      )}
      <OrderItems order={order} />
      {order.note && (
        <p className={styles.orderNote}>
          <strong>Your note:</strong> <span>{order.note}</span>
        </p>
      )}
      {children}
      <div className={styles.receiptButton}>
        <PrintReceipt order={order} />
      </div>
    </article>
  );
};
