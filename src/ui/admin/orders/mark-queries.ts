import type { App } from "#core/app.ts";
import type { StatusChange } from "#core/marking/set-order-status.ts";
import type { MarkedOrders, NotMarked } from "#core/marking/set-order-statuses.ts";
import { shortId } from "#core/orders/order.ts";
import { markedAs } from "#ui/admin/orders/marked-as.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

export const MARKING_SEVERAL = "mark several orders";

const MOST_NAMED = 5;

const ordersInWords = (count: number): string =>
  count === 1 ? "1 order has" : `${count} orders have`;

const nameOf = ({ id, status }: NotMarked): string =>
  `${shortId({ id })} (${status ?? "no longer kept"})`;

const leftOut = (notMarked: readonly NotMarked[]): string => {
  const more = notMarked.length - MOST_NAMED;
  const names = notMarked.slice(0, MOST_NAMED).map(nameOf);
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(", ");
};

const noticeOf = ({ count, notMarked, told }: MarkedOrders, as: string): Notice => {
  const rest = notMarked.length > 0 ? ` Not marked: ${leftOut(notMarked)}.` : "";
  return count > 0
    ? markedAs(ordersInWords(count), as, told, rest)
    : { title: "Not Marked", text: rest.trim(), tone: "destructive" };
};

const MARK_ORDERS = {
  topic: "orders" as const,
  touches: ["orders", ...BOOK_TOPICS] as const,
  name: MARKING_SEVERAL,
  run: (app: App, changes: readonly StatusChange[]) => app.shop.office.setOrderStatuses(changes),
  success: (marked: MarkedOrders): Notice => noticeOf(marked, "they were before"),
  refusals: {},
};

export const useMarkOrders = (word?: string) => {
  const markBack = useSend(MARK_ORDERS);
  return useCommand({
    ...MARK_ORDERS,
    success: (marked: MarkedOrders, [first]: readonly StatusChange[]): Notice => ({
      ...noticeOf(marked, word ?? first?.status ?? ""),
      ...(marked.back.length > 0 && undo(() => markBack(marked.back))),
    }),
  });
};
