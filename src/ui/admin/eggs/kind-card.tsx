import { useId } from "react";
import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { EggBookSheet, ShortOrder } from "#core/egg-book/get-egg-book.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { sumOf } from "#core/shared/sum.ts";
import adminStyles from "#ui/admin/admin.module.css";
import { SomethingElse } from "#ui/admin/changing/something-else.tsx";
import styles from "#ui/admin/eggs/kinds.module.css";
import { LotBars } from "#ui/admin/eggs/lot-bars.tsx";
import { shortNameOf } from "#ui/admin/eggs/names.ts";
import { OFF_THE_SHELF } from "#ui/admin/eggs/sections.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

interface ShortProps {
  readonly id: CategoryId;
  readonly name: string;
  readonly kinds: EggBookSheet["kinds"];
  readonly orders: readonly ShortOrder[];
}

const Short = ({ id, name, kinds, orders }: ShortProps) => (
  <div className={styles.short}>
    <p>
      <strong>{`short: ${withCommas(sumOf(orders, ({ short }) => short))} ${shortNameOf(name)}`}</strong>
    </p>
    <ul>
      {orders.map(({ order, day, short }) => (
        <li key={`${order.id} ${day}`}>
          <Link to={adminPaths.openOrder(order.id)}>
            <OrderNumber id={order.id} />
          </Link>{" "}
          <span>
            {`${[order.customerName, order.phone].filter(Boolean).join(", ")}: ${withCommas(short)} too few for ${writtenDay(day)}`}
          </span>
        </li>
      ))}
    </ul>
    <SomethingElse from={id} name={name} kinds={kinds} orders={orders} />
  </div>
);

interface KindCardProps {
  readonly id: CategoryId;
  readonly kinds: EggBookSheet["kinds"];
}

export const KindCard = ({ id, kinds }: KindCardProps) => {
  const kind = kinds[id];
  const titleId = useId();
  const { name } = eggTypeIn(useFarm().eggs, id);
  const past = sumOf(
    kind.lots.filter(({ isPast }) => isPast),
    ({ left }) => left,
  );
  const lots = kind.lots.filter(({ isPast }) => !isPast);
  const figures = [
    ["On the shelf", kind.shelf],
    ["In orders not packed", kind.promised],
    ["Held for payments", kind.held],
  ] as const;
  return (
    <section className={adminStyles.adminCard} aria-labelledby={titleId}>
      <h2 id={titleId}>{`${name}: ${withCommas(kind.forSale)} for sale`}</h2>
      <dl className={styles.figures}>
        {figures.map(([title, eggs]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{withCommas(eggs)}</dd>
          </div>
        ))}
      </dl>
      {kind.short.length > 0 && <Short id={id} name={name} kinds={kinds} orders={kind.short} />}
      {lots.length > 0 && <LotBars name={name} lots={lots} />}
      {past > 0 && (
        <p className={styles.past}>
          <strong>{`${withCommas(past)} past their day:`}</strong>{" "}
          <a href={`#${OFF_THE_SHELF}`}>take them off the shelf</a>
        </p>
      )}
    </section>
  );
};
