import type { Order } from "#core/orders/order.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

/** It is noon on Saturday 20 June 2026. */
export const SUNDAY = "2026-06-21";
export const NEXT_SATURDAY = "2026-06-27";
export const NEXT_SUNDAY = "2026-06-28";

/** Its orders are for Saturday a week hence, unless they say otherwise. */
export const shopWith = async (...orders: readonly Partial<Order>[]) => {
  const shop = aSharedShop();
  for (const [at, order] of orders.entries())
    await shop.records.orders.add(
      anOrder({
        id: `ORDER-${at}`,
        status: "Pending",
        days: { delivery: NEXT_SATURDAY },
        ...order,
      }),
    );
  const edit = async () => {
    const { version, week } = await shop.office.getWeek();
    const { week: rows, area, horizon } = week;
    return { version, week: rows, area, horizon };
  };
  const daysOf = async (id: string) => (await shop.records.orders.find(id))?.days;
  return { ...shop, edit, daysOf };
};

/** A day that is to be closed. */
export const CLOSED = {
  first: NEXT_SATURDAY,
  last: NEXT_SATURDAY,
  method: "both",
  reason: " Midsummer ",
} as const;
