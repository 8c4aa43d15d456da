import { useId } from "react";
import { type Order, shortId } from "#core/orders/order.ts";
import { formatDay } from "#ui/shared/dates.ts";
import { OrderItems } from "#ui/shared/orders/order-items.tsx";
import { OrderStatusChip } from "#ui/shared/orders/order-status-chip.tsx";

export const OrderCard = ({ order }: { readonly order: Order }) => {
  const headingId = useId();
  return (
    <article className="order-card" aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>Order {shortId(order)}</h2>
        <OrderStatusChip status={order.status} />
        <p>{formatDay(order.date, "do MMMM yyyy")}</p>
      </header>
      <OrderItems order={order} />
      {order.note && (
        <p className="order-note">
          <strong>Your note:</strong> {order.note}
        </p>
      )}
    </article>
  );
};
