import { useQueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import type { NewOrder } from "#core/by-hand/add-order.ts";
import type { CancelByHand } from "#core/by-hand/cancel-by-hand.ts";
import type { EditOrderRefusal, OrderEdit, OrderFields } from "#core/by-hand/edit-order.ts";
import type { PaidMark } from "#core/by-hand/mark-paid.ts";
import type { Customer } from "#core/customers/customer.ts";
import type { Address } from "#core/orders/address.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { isOrderOf } from "#core/orders/order-of.ts";
import { howToPay, isPaidAtOnce } from "#core/orders/paid-by-hand.ts";
import { type Merge, threeWayMerge } from "#core/shared/three-way-merge.ts";
import type { Topic } from "#ports/change-feed.ts";
import { saveMerged } from "#ui/admin/editing/save-merged.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { OF_THE_NEW_DAY, withTold } from "#ui/shared/told-in-words.ts";

type OrderChanged = Extract<EditOrderRefusal, { readonly kind: "order-changed" }>;

const TOPIC: Topic = "orders";

const TOUCHES: readonly Topic[] = [TOPIC, "week", "messages", ...BOOK_TOPICS];

const saved = (text: string): Notice => ({ title: "Success!", text, tone: "good" });

const CANCEL = {
  topic: TOPIC,
  touches: TOUCHES,
  run: (app: App, wish: CancelByHand) => app.shop.office.cancelByHand(wish),
  success: (order: Order): Notice =>
    saved(`Order ${shortId(order)} is cancelled, and its place is on offer again.`),
  refusals: REFUSALS,
};

export const useCancelByHand = () => useCommand(CANCEL);

/** There is no Undo: the customer may have had mail. */
export const useAddOrder = () => {
  const cancel = useSend(CANCEL);
  return useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: (app, order: NewOrder) => app.shop.office.addOrder(order),
    success: (order, { sendsMail }) => ({
      ...saved(withTold(`Order ${shortId(order)} is taken.`, order.told)),
      ...(!sendsMail && undo(() => cancel({ id: order.id, isGivenBack: true }))),
    }),
    refusals: { ...REFUSALS, "day-not-open": null },
  });
};

const UNMARK = {
  topic: TOPIC,
  run: (app: App, mark: PaidMark) => app.shop.office.markPaid(mark),
  success: (): Notice => saved("The order is marked as not paid."),
  refusals: REFUSALS,
};

export interface Payment extends Pick<PaidMark, "how" | "day" | "anyway"> {
  readonly order: Order;
}

export const useMarkPaid = () => {
  const unmark = useSend(UNMARK);
  return useCommand({
    topic: TOPIC,
    run: (app, { order, ...paid }: Payment) =>
      app.shop.office.markPaid({ ...paid, id: order.id, isPaid: true }),
    success: (_paid, { order }) => {
      const before = howToPay(order) ?? "account";
      return {
        ...saved("The order is marked as paid."),
        ...(!isPaidAtOnce(before) &&
          undo(() => unmark({ id: order.id, how: before, isPaid: false }))),
      };
    },
    refusals: REFUSALS,
  });
};

const CORRECTED = {
  topic: TOPIC,
  run: (app: App, mark: PaidMark) => app.shop.office.markPaid(mark),
  refusals: REFUSALS,
};

export const useCorrectPaid = () => {
  const back = useSend({ ...CORRECTED, success: () => saved("The order is as it was.") });
  return useCommand({
    ...CORRECTED,
    success: (_corrected, { id, how, isPaid, insteadOf }: PaidMark) =>
      isPaid && insteadOf !== undefined
        ? {
            ...saved("How the order was paid is corrected."),
            ...undo(() => back({ id, how: insteadOf, isPaid, insteadOf: how })),
          }
        : saved("The order is marked as not paid."),
  });
};

export const mergedOrder = (
  {
    before,
    name,
    email,
    phone,
    address,
    recipient = "",
  }: Pick<OrderEdit, "before" | keyof OrderFields>,
  { stored }: OrderChanged,
): Merge<OrderFields> =>
  threeWayMerge<OrderFields>(before, { name, email, phone, address, recipient }, stored);

export const useEditOrder = () =>
  useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: ({ shop }, edit: OrderEdit) =>
      saveMerged(
        edit,
        (one) => shop.office.editOrder(one),
        (refusal) => {
          if (refusal.kind !== "order-changed") return null;
          const { merged, conflicts } = mergedOrder(edit, refusal);
          return conflicts.length === 0 ? { ...edit, ...merged, before: refusal.stored } : null;
        },
      ),
    success: ({ told }) => saved(withTold("The order has been changed.", told, OF_THE_NEW_DAY)),
    refusals: REFUSALS,
  });

const LEAST_LETTERS = 2;
const MOST_FOUND = 5;

export const useFoundCustomers = (typed: string): readonly Customer[] =>
  useRecords({
    reads: ["customers"],
    key: ["customers", "found", typed],
    run: async ({ shop }) => {
      const page = await shop.office.listCustomers({ text: typed, sort: null, after: null });
      return page.items.slice(0, MOST_FOUND);
    },
    enabled: typed.trim().length >= LEAST_LETTERS,
  }).data ?? [];

export const useLastAddress = () => {
  const app = useApp();
  const client = useQueryClient();
  return (email: string): Promise<Address | undefined> =>
    client
      .fetchQuery({
        queryKey: [TOPIC, "last address", email],
        queryFn: async () => {
          const query = { text: email, status: "All", after: null } as const;
          const { items } = await app.shop.office.listOrders(query);
          const known = items.find((order) => isOrderOf(order, email) && order.address);
          return known?.address ?? null;
        },
        meta: { reads: [TOPIC] },
        retry: false,
      })
      .then((address) => address ?? undefined);
};
