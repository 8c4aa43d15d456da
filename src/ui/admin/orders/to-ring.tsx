import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { isEmail } from "#core/customers/email.ts";
import { dialled } from "#core/customers/phone.ts";
import type { Farm } from "#core/farm.ts";
import { encodedEmail } from "#core/messages/reply.ts";
import { forChosenDays } from "#core/orders/days-in-words.ts";
import type { Order } from "#core/orders/order.ts";
import { untoldOf } from "#core/orders/told.ts";
import type { News, Untold } from "#core/orders/untold.ts";
import { FoldRow, type TodayRows } from "#ui/admin/dashboard/today-row.tsx";
import { Folded } from "#ui/admin/lists/folded.tsx";
import styles from "#ui/admin/orders/to-ring.module.css";
import { useMarkTold, useUntold } from "#ui/admin/orders/told-queries.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { spaced } from "#ui/shared/spaced.ts";
import { WHY_UNTOLD } from "#ui/shared/told-in-words.ts";

const NEWS: Readonly<Record<News, (order: Order, farm: Farm) => string>> = {
  taken: (order, farm) => `is taken${forChosenDays(order, farm)}`,
  moved: (order, farm) => `is now${forChosenDays(order, farm)}`,
  changed: () => "has other packs",
  ready: () => "is ready to collect",
  refunded: () => "was paid back",
};

interface RowProps {
  readonly order: Order;
  readonly untold: Untold;
}

const Reached = ({ phone, customerEmail }: Pick<Order, "phone" | "customerEmail">) => {
  if (phone) return <a href={`tel:${dialled(phone)}`}>{phone}</a>;
  return isEmail(customerEmail) ? (
    <a href={`mailto:${encodedEmail(customerEmail)}`}>{customerEmail}</a>
  ) : (
    <span>No phone number</span>
  );
};

const Row = ({ order, untold }: RowProps) => {
  const farm = useFarm();
  const mark = useMarkTold();
  const { id, customerName, customerEmail } = order;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={mark.isPending}
          disabled={mark.isPending}
          onChange={() => mark.mutate({ id, untold, isTold: true })}
        />
        <span>{`Ring ${customerName || customerEmail || "the customer"}`}</span>
      </label>
      <Reached {...order} />
      <small>
        Order{" "}
        <Link to={adminPaths.openOrder(id)}>
          <OrderNumber id={id} />
        </Link>{" "}
        <span>{`${NEWS[untold.news](order, farm)}: ${WHY_UNTOLD[untold.why]}`}</span>
      </small>
    </li>
  );
};

const MOST_SHOWN = 5;

const useRows = (): readonly RowProps[] =>
  useUntold().flatMap((order) => untoldOf(order).map((untold) => ({ order, untold })));

const WHY = "No email has told them. Tick who knows.";

const Rows = ({ rows }: { readonly rows: readonly RowProps[] }) => (
  <Folded items={rows} most={MOST_SHOWN} more={(count) => `${count} more`}>
    {(some, isRest) => (
      <ul
        className={spaced(panelStyles.panel, panelStyles.rows, styles.toRing)}
        aria-label={isRest ? "More to ring" : "To ring"}
      >
        {some.map((row) => (
          <Row key={`${row.order.id} ${row.untold.news}`} {...row} />
        ))}
      </ul>
    )}
  </Folded>
);

export const ToRing = () => {
  const rows = useRows();
  if (rows.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="to-ring">
      <h2 id="to-ring">To ring</h2>
      <p>{WHY}</p>
      <Rows rows={rows} />
    </section>
  );
};

export const useToRing = (): TodayRows => {
  const rows = useRows();
  if (rows.length === 0) return [];
  return [
    <FoldRow key="to ring" id="to-ring" shape="phone" title={`To ring: ${rows.length}`} more={WHY}>
      <Rows rows={rows} />
    </FoldRow>,
  ];
};
