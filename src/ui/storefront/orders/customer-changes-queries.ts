import type { CancelRefusal } from "#core/customer-changes/begin-cancel.ts";
import type { DayChange } from "#core/customer-changes/change-day.ts";
import type { DayChangeRefusal } from "#core/customer-changes/move-by-customer.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { otherHalvesInWords } from "#core/orders/other-halves.ts";
import type { SeenOrder } from "#core/orders/seen-order.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Topic } from "#ports/change-feed.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { type Notice, notify } from "#ui/shared/notices/notices.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { dayGoneNotice } from "#ui/storefront/days/notices.ts";

const TOPIC: Topic = "orders";

export const useOpenOrder = () =>
  useCommand({
    topic: TOPIC,
    touches: [],
    run: (app, token: string) => app.shop.counter.openOrder(token),
    refusals: { "link-over": null },
  });

export const refusedBy = (title: string, phone: string) => ({
  "order-gone": {
    title: "Order Not Found",
    text: `Please look it up again, or text us on ${phone}.`,
    tone: "destructive",
  } satisfies Notice,
  "not-allowed": {
    title,
    text: `This can't be done here any more. Please text us on ${phone}.`,
    tone: "destructive",
  } satisfies Notice,
  "too-late": {
    title,
    text: `We are packing this order. If something is wrong, text us on ${phone}.`,
    tone: "destructive",
  } satisfies Notice,
});

export const useChangeDay = () => {
  const { phone } = useFarm();
  const title = "Day Not Changed";
  const refusals: Record<DayChangeRefusal["kind"], Notice | null> = {
    ...refusedBy(title, phone),
    "too-many-changes": {
      title,
      text: `You have changed it five times. Please text us on ${phone}.`,
      tone: "destructive",
    },
    "day-gone": null,
  };
  return useCommand({
    topic: TOPIC,
    touches: [TOPIC, "week"],
    run: async (app, change: DayChange) => {
      const changed = await app.shop.counter.changeDay(change);
      if (!changed.ok && changed.refusal.kind === "day-gone")
        notify(dayGoneNotice(changed.refusal, "Your order stays as it was."));
      return changed;
    },
    success: (order, { method, day }) => ({
      title: "Day Changed",
      text: [
        `Your ${methodsOf(order).length > 1 ? method : "order"} is now for ${writtenDay(day)}.`,
        ...otherHalvesInWords(order, [method], "Your"),
      ].join(" "),
      tone: "good",
    }),
    refusals,
  });
};

export interface Cancelling {
  readonly order: SeenOrder;
  readonly token?: string;
}

export const useCancelOrder = () => {
  const { phone } = useFarm();
  const refusals: Record<CancelRefusal["kind"], Notice> = {
    ...refusedBy("Not Cancelled", phone),
    "refund-waiting": {
      title: "Order Cancelled",
      text: "We are paying your money back. PayPal has not answered yet.",
    },
    "refund-refused": {
      title: "Order Cancelled",
      text: `PayPal did not let us pay your money back. We will find another way, or text us on ${phone}.`,
      tone: "destructive",
    },
  };
  return useCommand({
    topic: TOPIC,
    touches: [TOPIC, ...BOOK_TOPICS],
    run: (app, { order, token }: Cancelling) =>
      app.shop.counter.cancelOrder({ orderId: order.id, ...(token !== undefined && { token }) }),
    success: (_done, { order }) => ({
      title: "Order Cancelled",
      text: `We have paid back ${formatGbp(leftOf(order))}, the way you paid.`,
      tone: "good",
    }),
    refusals,
  });
};
