import { Link } from "wouter";
import { whenAndWhere } from "#core/orders/appointment.ts";
import type { Order } from "#core/orders/order.ts";
import { ROUTES } from "#core/routes.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";
import styles from "#ui/storefront/orders/orders.module.css";

export const Appointments = ({ order }: { readonly order: Order }) => {
  const { visitor } = useApp();
  useToday();
  const appointments = whenAndWhere(order, visitor.now(), useFarm());
  if (appointments.length === 0) return null;
  return (
    <div className={styles.appointments}>
      {appointments.map(({ method, words }) => (
        <p key={method}>
          <strong>{words}</strong>{" "}
          {method === "collection" && <Link to={ROUTES.findUs}>How to Find Us</Link>}
        </p>
      ))}
    </div>
  );
};
