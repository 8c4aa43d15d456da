import { dialled } from "#core/customers/phone.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { OrdersWithEggs as Found } from "#core/recall/get-orders-with-eggs.ts";
import type { OrderOfLot } from "#core/recall/orders-of-moves.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { useOrdersWithEggs } from "#ui/admin/flocks/care-queries.ts";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import styles from "#ui/shared/parts/notice-line.module.css";

const Person = ({ one: { order, day, eggs } }: { readonly one: OrderOfLot }) => (
  <li>
    <span>{`${order.customerName || order.customerEmail || "No name"}, order `}</span>
    <OrderNumber id={order.id} />
    <span>{` for ${writtenDay(day)}: ${eggs} eggs `}</span>
    {order.phone && <a href={`tel:${dialled(order.phone)}`}>{order.phone}</a>}
  </li>
);

const Told = ({ found: { medicine, orders, isOfNoFlock } }: { readonly found: Found }) => (
  <div>
    <p>{`Eggs of ${isOfNoFlock ? "no known flock" : "this flock"} went out to ${orders.length === 1 ? "1 order" : `${orders.length} orders`} although they are withheld: ${medicine.medicine}, given from ${shortDay(medicine.first)}.`}</p>
    <ul>
      {orders.map((one) => (
        <Person key={one.order.id} one={one} />
      ))}
    </ul>
  </div>
);

export const OrdersWithEggs = ({ id }: { readonly id: FlockId }) => {
  const found = useOrdersWithEggs(id) ?? [];
  if (found.length === 0) return null;
  return (
    <aside className={styles.notice} aria-label="Withheld eggs that went out">
      {found.map((one) => (
        <Told key={`${one.medicine.id} ${one.isOfNoFlock}`} found={one} />
      ))}
    </aside>
  );
};
