import { useCallback } from "react";
import { Link } from "wouter";
import { whenAndWhere } from "#core/orders/appointment.ts";
import { dueUntil } from "#core/orders/due-until.ts";
import type { Order } from "#core/orders/order.ts";
import { ROUTES } from "#core/routes.ts";
import noticeStyles from "#ui/shared/parts/notice-line.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useByNow } from "#ui/shared/queries/use-now.ts";
import { spaced } from "#ui/shared/spaced.ts";
import styles from "#ui/storefront/orders/orders.module.css";

export const Appointments = ({ order }: { readonly order: Order }) => {
  const farm = useFarm();
  const appointmentsAt = useCallback(
    (now: string) => ({
      appointments: whenAndWhere(order, now, farm),
      until: dueUntil(order, now, farm),
    }),
    [order, farm],
  );
  const { appointments } = useByNow(appointmentsAt);
  if (appointments.length === 0) return null;
  return (
    <div className={spaced(noticeStyles.notice, noticeStyles.good, styles.appointments)}>
      {appointments.map(({ method, words }) => (
        <p key={method}>
          <strong>{words}</strong>{" "}
          {method === "collection" && <Link to={ROUTES.findUs}>How to Find Us</Link>}
        </p>
      ))}
    </div>
  );
};
