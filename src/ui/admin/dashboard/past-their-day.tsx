import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { PastHandOver } from "#core/egg-book/get-past-hand-over.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/dashboard/pending-orders.module.css";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import { Folded } from "#ui/admin/lists/folded.tsx";
import { usePastInWords } from "#ui/admin/packing/past-hand-over.tsx";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { usePastHandOver } from "#ui/shared/queries/packing.ts";

const Row = ({ one }: { readonly one: PastHandOver }) => {
  const inWords = usePastInWords();
  const { id, customerName, customerEmail = "", phone } = one.order;
  return (
    <li>
      <strong className={styles.pendingId}>
        <Link to={adminPaths.openOrder(id)}>
          <OrderNumber id={id} />
        </Link>
      </strong>{" "}
      <span className={`${styles.pendingWho} ${styles.pendingWide}`}>
        <span>{customerName || <EmailText address={customerEmail} />}</span> <span>{phone}</span>{" "}
        <small>{inWords(one)}</small>
      </span>
    </li>
  );
};

const MOST_SHOWN = 5;

/** Orders that stand packed, and whose eggs may not be handed over any more. */
export const PastTheirDay = () => {
  const past = usePastHandOver();
  if (past.length === 0) return null;
  return (
    <section className={adminStyles.adminCard} aria-labelledby="past-their-day">
      <h2 id="past-their-day">Packed, and past their day</h2>
      <p>Nobody came for them in time. Open the order and unpack it.</p>
      <Folded items={past} most={MOST_SHOWN} more={(count) => `${count} more`}>
        {(some, isRest) => (
          <ul
            className={styles.pendingOrders}
            aria-label={isRest ? "More past their day" : "Packed, and past their day"}
          >
            {some.map((one) => (
              <Row key={one.order.id} one={one} />
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
};
