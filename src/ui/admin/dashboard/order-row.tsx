import type { ReactNode } from "react";
import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { Order } from "#core/orders/order.ts";
import styles from "#ui/admin/orders/order-row.module.css";
import { formatGbp } from "#ui/shared/money.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";

interface OrderRowProps {
  readonly order: Pick<Order, "id" | "customerName"> &
    Partial<Pick<Order, "customerEmail" | "total">>;
  /** In pence, in place of the total. */
  readonly money?: number;
  readonly more?: ReactNode;
  readonly rest?: ReactNode;
}

/** The link is named by the order's number; its target is the whole row. */
export const OrderRow = ({ order, money = order.total, more, rest }: OrderRowProps) => {
  const { id, customerName, customerEmail = "" } = order;
  return (
    <div className={styles.row}>
      <span className={styles.lead}>
        <strong className={styles.id}>
          {id ? (
            <Link to={adminPaths.openOrder(id)}>
              <OrderNumber id={id} />
            </Link>
          ) : (
            "No id"
          )}
        </strong>{" "}
        <span className={styles.who}>{customerName || customerEmail || "No email"}</span>
      </span>{" "}
      {money !== undefined && (
        <>
          <strong className={styles.money}>{formatGbp(money)}</strong>{" "}
        </>
      )}
      <span className={styles.more}>
        {more && <span>{more}</span>} {rest && <span className={styles.rest}>{rest}</span>}
      </span>
    </div>
  );
};
