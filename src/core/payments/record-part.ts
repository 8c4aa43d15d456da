import type { ShopContext } from "#core/command.ts";
import { partMessages } from "#core/letters/order-messages.ts";
import { addMessages } from "#core/messages/write-messages.ts";
import { OWNER } from "#core/money/who.ts";
import { isWishOf, type MadeRefund, refundInWords } from "#core/orders/refunds-of-order.ts";
import { notingUntold } from "#core/orders/why-untold.ts";
import { refundOf } from "#core/payments/money-of-news.ts";
import type { PartRefund } from "#core/payments/part-refund.ts";
import { recordGiving } from "#core/payments/record-giving.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = ShopRecords & ShopContext;

/** Idempotent. */
export const recordPart =
  (deps: Deps) =>
  async (part: PartRefund, made: Pick<MadeRefund, "id" | "at">): Promise<void> => {
    const { orders, messages, profile, now, shared } = deps;
    const { orderId, wish, amount, reason, packs = [], payment } = part;
    const order = await orders.find(orderId);
    if (!order || isWishOf(order, wish)) return;
    const refund = refundOf(order, { ...made, amount }, now);
    const entry = { kind: "part-refunded", detail: refundInWords(amount, reason) } as const;
    const movement = {
      ...refund,
      wish,
      ...(reason && { reason }),
      who: OWNER,
      ...(payment && { of: payment }),
    };
    const after = await recordGiving(deps)(order, { packs, movement, entry });
    const own = profileOf(await profile.load());
    const news = { news: "refunded", at: now } as const;
    await orders.replace(await notingUntold(shared, { messages }, after, news));
    await addMessages({ messages }, partMessages(after, part, farmOf(own)), own.notices, now);
  };
