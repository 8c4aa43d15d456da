import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { OrderOverview } from "#core/dashboard/order-overview.ts";
import { itemsLeft } from "#core/orders/given-packs.ts";
import { asCalledNow } from "#core/orders/item-names.ts";
import { itemsInWords } from "#core/orders/packs-in-words.ts";
import styles from "#ui/admin/dashboard/dashboard.module.css";
import { OrderRow } from "#ui/admin/dashboard/order-row.tsx";
import { DueDays } from "#ui/admin/orders/due-days.tsx";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { spaced } from "#ui/shared/spaced.ts";

const MOST_SHOWN = 5;

export const PendingOrders = ({ pending }: Pick<OrderOverview, "pending">) => {
  const { eggs } = useFarm();
  return (
    <section aria-labelledby="to-pack" className={styles.block}>
      <div className={styles.head}>
        <h2 id="to-pack">Orders to pack</h2>
        <ButtonLink to={ADMIN_ROUTES.orders} variant="ghost">
          {pending.length > MOST_SHOWN ? `All ${pending.length} pending orders` : "All orders"}
        </ButtonLink>
      </div>
      {pending.length === 0 && <p>Nothing is waiting to be packed.</p>}
      <ul className={spaced(panelStyles.panel, panelStyles.rows)}>
        {pending.slice(0, MOST_SHOWN).map(({ order }, at) => (
          <li key={order.id || at}>
            <OrderRow
              order={order}
              more={<DueDays order={order} />}
              rest={itemsInWords(asCalledNow(itemsLeft(order), eggs)) || "Its items are not known"}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
