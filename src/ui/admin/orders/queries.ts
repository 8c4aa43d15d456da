import { useMemo } from "react";
import type { App } from "#core/app.ts";
import type { StatusChange } from "#core/marking/set-order-status.ts";
import type { Order } from "#core/orders/order.ts";
import type { StatusFilter } from "#core/orders/order-search.ts";
import type { OwnerStatus } from "#core/orders/order-status.ts";
import { statusAfterMarks } from "#core/orders/owners-choice.ts";
import type { Told } from "#core/orders/told.ts";
import type { Day } from "#core/shared/day.ts";
import type { Topic } from "#ports/change-feed.ts";
import { everyPage, type Progress } from "#ui/admin/lists/every-page.ts";
import { type Paged, usePages } from "#ui/admin/lists/use-pages.ts";
import { MARKING_SEVERAL } from "#ui/admin/orders/mark-queries.ts";
import { markedAs } from "#ui/admin/orders/marked-as.ts";
import { UNTIL_CLOSED } from "#ui/admin/packing/queries.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useUnderWay } from "#ui/admin/waiting/under-way.tsx";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSetting } from "#ui/shared/setting.ts";

const TOPIC: Topic = "orders";
const MARKING = "mark an order";

export interface OrderQuestion {
  readonly text: string;
  readonly status: StatusFilter;
  /** Empty for any. */
  readonly day: Day;
  readonly isOverdue: boolean;
}

export const EVERY_ORDER: OrderQuestion = { text: "", status: "All", day: "", isOverdue: false };

const asked = ({ text, status, day, isOverdue }: OrderQuestion) => ({
  text,
  status,
  ...(day && { day }),
  ...(isOverdue && { isOverdue }),
});

const pagesOf = (question: OrderQuestion) => ({
  reads: [TOPIC, ...(question.isOverdue ? (["today"] as const) : [])],
  key: [TOPIC, question.text, question.status, question.isOverdue ? "overdue" : question.day],
  run: (app: App, after: string | null) =>
    app.shop.office.listOrders({ ...asked(question), after }),
  ...(question.isOverdue && UNTIL_CLOSED),
});

const marked = (
  orders: readonly Order[],
  changes: readonly StatusChange[],
  isShared: boolean,
): readonly Order[] => {
  if (changes.length === 0) return orders;
  const wanted = new Map<string, readonly OwnerStatus[]>();
  for (const { id, status } of changes) wanted.set(id, [...(wanted.get(id) ?? []), status]);
  return orders.map((order) => {
    const statuses = wanted.get(order.id);
    return statuses ? { ...order, status: statusAfterMarks(order, statuses, isShared) } : order;
  });
};

export const useOrders = (question: OrderQuestion): Paged<Order> | undefined => {
  const pages = usePages(pagesOf(question));
  const { isShared } = useSetting();
  const one = useUnderWay<StatusChange>(MARKING);
  const several = useUnderWay<readonly StatusChange[]>(MARKING_SEVERAL);
  const stored = pages?.items;
  const items = useMemo(
    () => stored && marked(stored, [...several.flat(), ...one], isShared),
    [stored, several, one, isShared],
  );
  return pages && items && { ...pages, items };
};

export const useOverdueCount = (): number =>
  usePages(pagesOf({ ...EVERY_ORDER, isOverdue: true }))?.total ?? 0;

export const useAllOrders = () => {
  const app = useApp();
  return (
    question: OrderQuestion,
    onProgress?: (progress: Progress) => void,
  ): Promise<readonly Order[]> =>
    everyPage((after) => app.shop.office.listOrders({ ...asked(question), after }), onProgress);
};

export const MARK_ORDER = {
  topic: TOPIC,
  touches: [TOPIC, ...BOOK_TOPICS],
  name: MARKING,
  run: (app: App, change: StatusChange) => app.shop.office.setOrderStatus(change),
  success: (told: Told | null, { status }: StatusChange): Notice =>
    markedAs("The order has", status, told),
  refusals: REFUSALS,
};

export const useSetOrderStatus = () => useCommand(MARK_ORDER);
