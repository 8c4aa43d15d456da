import type { OrderOnDay } from "#core/planning/moved-order.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { OrderRow } from "#ui/admin/dashboard/order-row.tsx";
import { FoldRow, type TodayRows } from "#ui/admin/dashboard/today-row.tsx";
import { Folded } from "#ui/admin/lists/folded.tsx";
import { useWeekSheet } from "#ui/admin/week/queries.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import panelStyles from "#ui/shared/parts/panel.module.css";

const Row = ({ order, method, day }: OrderOnDay) => (
  <li>
    <OrderRow
      order={order}
      more={`for ${writtenDay(day)}`}
      rest={[DELIVERY_NAMES[method], order.phone].filter(Boolean).join(", ")}
    />
  </li>
);

const MOST_SHOWN = 5;

export const useClosedDays = (): TodayRows => {
  const orders = useWeekSheet()?.onClosedDays;
  if (!orders || orders.length === 0) return orders && [];
  return [
    <FoldRow
      key="closed"
      id="on-closed-days"
      shape="day"
      tone="bad"
      title="On a closed day"
      more={orders.length === 1 ? "1 order" : `${orders.length} orders`}
    >
      <Folded items={orders} most={MOST_SHOWN} more={(count) => `${count} more`}>
        {(some, isRest) => (
          <ul
            className={panelStyles.rows}
            aria-label={isRest ? "More on a closed day" : "On a closed day"}
          >
            {some.map((one) => (
              <Row key={`${one.order.id} ${one.method}`} {...one} />
            ))}
          </ul>
        )}
      </Folded>
    </FoldRow>,
  ];
};
