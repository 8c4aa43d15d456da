import { isEmail } from "#core/customers/email.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import { newestMessages } from "#core/messages/message.ts";
import { isTriedOut } from "#core/messages/tries.ts";
import type { Order } from "#core/orders/order.ts";
import { type Told, toRing, withoutOldNews, withoutUntold, withUntold } from "#core/orders/told.ts";
import type { News, WhyUntold } from "#core/orders/untold.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { SharedShop } from "#ports/shared-shop.ts";

type Outbox = Pick<ShopRecords, "messages">;

const ENDED: readonly string[] = ["sent", "failed"];

const isRefused = async ({ messages }: Outbox, email: string): Promise<boolean> => {
  const tried = (await messages.ofEmail(email)).filter(
    ({ to, state }) => sameEmail(to, email) && ENDED.includes(state),
  );
  const [last] = newestMessages(tried);
  return last?.state === "failed" && !isTriedOut(last);
};

export const whyUntold = async (
  shared: SharedShop | null,
  records: Outbox,
  { customerEmail, unwritten }: Order,
): Promise<WhyUntold | null> => {
  if (!isEmail(customerEmail)) return "no-address";
  if (!shared?.sendsMail) return "no-mail-server";
  if (unwritten) return "unwanted";
  return (await isRefused(records, customerEmail)) ? "refused-address" : null;
};

export const whoHears = async (
  shared: SharedShop | null,
  records: Outbox,
  order: Order,
): Promise<Told> => {
  const why = await whyUntold(shared, records, order);
  return why ? { mailed: 0, untold: [toRing(order, why)] } : { mailed: 1, untold: [] };
};

export const notingUntold = async (
  shared: SharedShop | null,
  records: Outbox,
  order: Order,
  { news, at }: { readonly news: News; readonly at: string },
): Promise<Order> => {
  const why = await whyUntold(shared, records, order);
  const before = withoutUntold(withoutOldNews(order), news);
  return why ? withUntold(before, { news, why, at }) : before;
};
