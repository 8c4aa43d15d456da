import { useId } from "react";
import { isPending, type Order, shortId } from "#core/orders/order.ts";
import { formatDay } from "#ui/shared/dates.ts";
import { OrderItems } from "#ui/shared/orders/order-items.tsx";

export const OrderCard = ({ order }: { readonly order: Order }) => {
  const headingId = useId();
  return (
    <article className="order-card" aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>Order {shortId(order)}</h2>
        <span className={isPending(order) ? "status status-pending" : "status status-done"}>
          {order.status}
        </span>
        <p>{formatDay(order.date, "do MMMM yyyy")}</p>
      </header>
      <OrderItems order={order} />
    </article>
  );
};
