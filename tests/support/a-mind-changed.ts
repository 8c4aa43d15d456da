import { everyOrder } from "#adapters/system/every-order.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { FarmWeek } from "#core/week/farm-week.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";

/** The day after the shop's noon, and the next ones that it is open. */
export const SUNDAY = "2026-06-21";
export const NEXT_SATURDAY = "2026-06-27";
export const NEXT_SUNDAY = "2026-06-28";

/** A shared shop in which a browser knows the orders that it has placed, and orders are for a day of choice. */
export const aShopToThinkTwice = async (change: Partial<FarmWeek> = {}) => {
  const mine: string[] = [];
  const shop = aSharedShop({ lookups: { ...everyOrder, mine: async () => mine } });
  const { week } = DEFAULT_PROFILE;
  await shop.records.profile.save({ week: { ...week, ...change } });

  const order = async (day: string): Promise<string> => {
    const days = { delivery: day };
    const opened = await shop.counter.openPayment([LARGE_DOZEN], "paypal", 340, "", days);
    if (!opened.ok) throw new Error(`refused: ${opened.refusal.kind}`);
    const { orderId } = opened.value;
    shop.provider.approve(orderId);
    await shop.counter.takePayment(orderId);
    mine.push(orderId);
    return orderId;
  };
  return {
    ...shop,
    mine,
    place: order,
    move: (orderId: string, day: string, token?: string) =>
      shop.counter.changeDay({ orderId, method: "delivery", day, ...(token && { token }) }),
    cancel: (orderId: string, token?: string) =>
      shop.counter.cancelOrder({ orderId, ...(token && { token }) }),
    logOf: async (orderId: string) => (await shop.order(orderId)).log?.map(({ kind }) => kind),
    mailsOf: async (kind: string) =>
      (await shop.records.messages.page(null)).items.filter((one) => one.kind === kind),
  };
};

export const withCaps = (orders: number): Partial<FarmWeek> => ({
  week: DEFAULT_PROFILE.week.week.map((row) => ({ ...row, orders })),
});
