import { shortId } from "#core/orders/order.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/dashboard/pending-orders.module.css";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import { ADMIN_ROUTES } from "#ui/shared/admin-routes.ts";
import { formatDay } from "#ui/shared/dates.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { useOrderOverview } from "#ui/shared/queries/dashboard.ts";

const MOST_SHOWN = 8;

export const PendingOrders = () => {
  const pending = useOrderOverview()?.pending;
  if (!pending) return null;
  return (
    <section className={adminStyles.adminCard}>
      <h2>Orders to pack</h2>
      {pending.length === 0 && <p>Nothing is waiting to be packed.</p>}
      <ul className={styles.pendingOrders}>
        {pending.slice(0, MOST_SHOWN).map(({ order, day }, index) => (
          <li key={order.id || index}>
            <strong className={styles.pendingId}>{shortId(order) || "No id"}</strong>
            <span className={styles.pendingEmail}>
              <EmailText address={order.customerEmail} />
            </span>
            <span className={styles.pendingTotal}>{formatGbp(order.total)}</span>
            <span className={styles.pendingDay}>for {formatDay(day, "EEEE do MMM")}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to={ADMIN_ROUTES.orders} variant="outline" size="sm">
        {pending.length > MOST_SHOWN ? `All ${pending.length} pending orders` : "All orders"}
      </ButtonLink>
    </section>
  );
};
