import { useId } from "react";
import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { UnfitOrder } from "#core/recall/get-unfit-orders.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/dashboard/pending-orders.module.css";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import { Folded } from "#ui/admin/lists/folded.tsx";
import { useUnfitOrders } from "#ui/admin/packing/queries.ts";
import { usePastInWords, useWithheldInWords } from "#ui/admin/packing/unfit-eggs.tsx";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";

interface RowProps {
  readonly order: UnfitOrder["order"];
  readonly why: string;
}

const Row = ({ order, why }: RowProps) => {
  const { id, customerName, customerEmail = "", phone } = order;
  return (
    <li>
      <strong className={styles.pendingId}>
        <Link to={adminPaths.openOrder(id)}>
          <OrderNumber id={id} />
        </Link>
      </strong>{" "}
      <span className={`${styles.pendingWho} ${styles.pendingWide}`}>
        <span>{customerName || <EmailText address={customerEmail} />}</span> <span>{phone}</span>{" "}
        <small>{why}</small>
      </span>
    </li>
  );
};

const MOST_SHOWN = 5;

interface PackedProps {
  readonly title: string;
  readonly intro: string;
  readonly rest: string;
  readonly rows: readonly RowProps[];
}

const Packed = ({ title, intro, rest, rows }: PackedProps) => {
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <section className={adminStyles.adminCard} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{intro}</p>
      <Folded items={rows} most={MOST_SHOWN} more={(count) => `${count} more`}>
        {(some, isRest) => (
          <ul className={styles.pendingOrders} aria-label={isRest ? rest : title}>
            {some.map((row) => (
              <Row key={row.order.id} {...row} />
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
};

export const UnfitOrders = () => {
  const unfit = useUnfitOrders();
  const pastInWords = usePastInWords();
  const withheldInWords = useWithheldInWords();
  return (
    <>
      <Packed
        title="Packed, and past their day"
        intro="Nobody came for them in time. Open the order and unpack it."
        rest="More past their day"
        rows={unfit
          .filter(({ past }) => past.length > 0)
          .map((one) => ({ order: one.order, why: pastInWords(one) }))}
      />
      <Packed
        title="Packed, and withheld"
        intro="A medicine withholds some of their eggs. Open the order and unpack it."
        rest="More that are withheld"
        rows={unfit
          .filter(({ withheld }) => withheld.length > 0)
          .map(({ order, withheld }) => ({ order, why: withheld.map(withheldInWords).join(" ") }))}
      />
    </>
  );
};
