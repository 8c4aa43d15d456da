import { dialled } from "#core/customers/phone.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import type { OrderOnDay } from "#core/planning/moved-order.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import styles from "#ui/admin/week/touched-orders.module.css";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";

interface RowProps {
  readonly order: Order;
  readonly parts: readonly OrderOnDay[];
  readonly namesDay: boolean;
}

const Row = ({ order, parts, namesDay }: RowProps) => (
  <li>
    <strong>{shortId(order)}</strong> <span>{order.customerName || order.customerEmail}</span>
    <span>
      {order.phone && <a href={`tel:${dialled(order.phone)}`}>{order.phone}</a>}
      <small>
        {` ${parts
          .map(
            ({ method, day }) => DELIVERY_NAMES[method] + (namesDay ? `, ${writtenDay(day)}` : ""),
          )
          .join(" and ")}`}
      </small>
    </span>
  </li>
);

export const TouchedOrders = ({ orders }: { readonly orders: readonly OrderOnDay[] }) => {
  const isOfSeveral = new Set(orders.map(({ day }) => day)).size > 1;
  const each = new Map(orders.map(({ order }) => [order.id, order]));
  return (
    <ul className={styles.touched}>
      {[...each.values()].map((order) => (
        <Row
          key={order.id}
          order={order}
          parts={orders.filter((one) => one.order.id === order.id)}
          namesDay={isOfSeveral}
        />
      ))}
    </ul>
  );
};
