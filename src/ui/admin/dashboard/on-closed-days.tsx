import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { OrderOnDay } from "#core/planning/moved-order.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/dashboard/pending-orders.module.css";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import { Folded } from "#ui/admin/lists/folded.tsx";
import { useWeekSheet } from "#ui/admin/week/queries.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";

const Row = ({ order, method, day }: OrderOnDay) => (
  <li>
    <strong className={styles.pendingId}>
      <Link to={adminPaths.openOrder(order.id)}>
        <OrderNumber id={order.id} />
      </Link>
    </strong>{" "}
    <span className={styles.pendingWho}>
      <span>{order.customerName || <EmailText address={order.customerEmail} />}</span>{" "}
      <small>{[DELIVERY_NAMES[method], order.phone].filter(Boolean).join(", ")}</small>
    </span>{" "}
    <span className={styles.pendingTotal}>{formatGbp(order.total)}</span>{" "}
    <span className={styles.pendingDay}>{`for ${writtenDay(day)}`}</span>
  </li>
);

const MOST_SHOWN = 5;

export const OnClosedDays = () => {
  const orders = useWeekSheet()?.onClosedDays ?? [];
  if (orders.length === 0) return null;
  return (
    <section className={adminStyles.adminCard} aria-labelledby="on-closed-days">
      <h2 id="on-closed-days">On a closed day</h2>
      <Folded items={orders} most={MOST_SHOWN} more={(count) => `${count} more`}>
        {(some, isRest) => (
          <ul
            className={styles.pendingOrders}
            aria-label={isRest ? "More on a closed day" : "On a closed day"}
          >
            {some.map((one) => (
              <Row key={`${one.order.id} ${one.method}`} {...one} />
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
};
