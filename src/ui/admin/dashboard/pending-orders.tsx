import { Link } from "wouter";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import type { PendingOrder } from "#core/dashboard/order-overview.ts";
import { asCalledNow } from "#core/orders/item-names.ts";
import { itemsInWords } from "#core/orders/packs-in-words.ts";
import { packDayName } from "#core/packing/pack-day-name.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/dashboard/pending-orders.module.css";
import { useOrderOverview } from "#ui/admin/dashboard/queries.ts";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import { DueDays } from "#ui/admin/orders/due-days.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

const MOST_SHOWN = 8;

const Name = ({ order }: Pick<PendingOrder, "order">) =>
  order.id ? (
    <Link to={adminPaths.openOrder(order.id)}>
      <OrderNumber id={order.id} />
    </Link>
  ) : (
    "No id"
  );

const Row = ({ order }: PendingOrder) => {
  const { eggs } = useFarm();
  return (
    <li>
      <strong className={styles.pendingId}>
        <Name order={order} />
      </strong>{" "}
      <span className={styles.pendingWho}>
        <span>{order.customerName || <EmailText address={order.customerEmail} />}</span>{" "}
        <small>{itemsInWords(asCalledNow(order.items, eggs)) || "Its items are not known"}</small>
      </span>{" "}
      <span className={styles.pendingTotal}>{formatGbp(order.total)}</span>{" "}
      <DueDays order={order} className={styles.pendingDay} />
    </li>
  );
};

export const PendingOrders = () => {
  const pending = useOrderOverview()?.pending;
  if (!pending) return null;
  const next = pending.find(({ isOverdue }) => !isOverdue) ?? pending[0];
  return (
    <section className={adminStyles.adminCard}>
      <h2>Orders to pack</h2>
      {pending.length === 0 && <p>Nothing is waiting to be packed.</p>}
      <ul className={styles.pendingOrders}>
        {pending.slice(0, MOST_SHOWN).map((one, index) => (
          <Row key={one.order.id || index} {...one} />
        ))}
      </ul>
      <div className={styles.pendingLinks}>
        <ButtonLink to={ADMIN_ROUTES.orders} variant="secondary" size="sm">
          {pending.length > MOST_SHOWN ? `All ${pending.length} pending orders` : "All orders"}
        </ButtonLink>
        <ButtonLink to={ADMIN_ROUTES.packing} variant="secondary" size="sm">
          Packing list
        </ButtonLink>
        {next && (
          <ButtonLink to={adminPaths.packDay(next.day)} variant="secondary" size="sm">
            {packDayName(next.day)}
          </ButtonLink>
        )}
      </div>
    </section>
  );
};
