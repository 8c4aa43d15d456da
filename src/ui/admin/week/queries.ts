import type { App } from "#core/app.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { otherHalvesInWords } from "#core/orders/other-halves.ts";
import type { WeekSaved } from "#core/planning/change-week.ts";
import type { DaysToClose, DayToAdd } from "#core/planning/edit-exceptions.ts";
import type { WeekSheet } from "#core/planning/get-week.ts";
import type { OrderMove } from "#core/planning/move-order.ts";
import type { WeekEdit } from "#core/planning/save-week.ts";
import type { OrdersAnswer } from "#core/planning/week-change.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { WeekException } from "#core/week/farm-week.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS, refused } from "#ui/admin/refusals.ts";
import { closedInWords } from "#ui/admin/week/closed-in-words.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { OF_THE_NEW_DAY, withTold } from "#ui/shared/told-in-words.ts";

const TOPIC: Topic = "week";

const TOUCHES: readonly Topic[] = [TOPIC, "orders", "messages", ...BOOK_TOPICS];

export const useWeekSheet = (): WeekSheet | undefined =>
  useRecords({
    reads: [TOPIC, "profile", "orders", "agreements", "today"],
    key: [TOPIC, "sheet"],
    // At midnight the old day stays until the next is read, and typed text with it.
    isOfDay: false,
    run: (app) => app.shop.office.getWeek(),
    refetchInterval: 60_000,
  }).data;

const saved = (text: string): Notice => ({ title: "Success!", text, tone: "good" });

const WEEK_REFUSALS = {
  ...REFUSALS,
  "eggs-too-old": refused(
    "Eggs Too Old by Then",
    "An order among these is packed with eggs that may not be handed over on that day any more. Please choose an earlier day, or 'Unpack'. Nothing was saved.",
  ),
};

export const useSaveWeek = () =>
  useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: (app, edit: WeekEdit) => app.shop.office.saveWeek(edit),
    success: ({ told }) => saved(withTold("The week has been saved.", told, OF_THE_NEW_DAY)),
    refusals: WEEK_REFUSALS,
  });

const CLOSE = {
  topic: TOPIC,
  touches: TOUCHES,
  run: (app: App, days: DaysToClose) => app.shop.office.closeDays(days),
  success: ({ told }: WeekSaved, days: DaysToClose): Notice =>
    saved(withTold(closedInWords(days), told, OF_THE_NEW_DAY)),
  refusals: WEEK_REFUSALS,
};

export const useCloseDays = () => useCommand(CLOSE);

const ADD = {
  topic: TOPIC,
  touches: TOUCHES,
  run: (app: App, day: DayToAdd) => app.shop.office.addDay(day),
  success: (_state: WeekSaved, { day }: DayToAdd): Notice => saved(`${writtenDay(day)} is open.`),
  refusals: WEEK_REFUSALS,
};

export const useAddDay = () => useCommand(ADD);

const NOT_PUT_BACK = refused(
  "Not Put Back",
  "There are orders for these days by now. Please close them again by the form.",
);

const CLOSE_AGAIN = {
  ...CLOSE,
  refusals: { ...WEEK_REFUSALS, "orders-on-day": NOT_PUT_BACK },
};

export interface Removal {
  readonly exception: WeekException;
  readonly orders?: OrdersAnswer;
}

const removedInWords = (exception: WeekException): string =>
  exception.kind === "added"
    ? "The added day has been removed."
    : `'${exception.reason}' has been removed.`;

export const useRemoveException = () => {
  const closeAgain = useSend(CLOSE_AGAIN);
  const addAgain = useSend(ADD);
  const putBack = (exception: WeekException): void => {
    const { id: _id, ...fields } = exception;
    if (fields.kind === "added") {
      const { kind: _kind, ...day } = fields;
      addAgain(day);
    } else {
      const { kind: _kind, ...days } = fields;
      closeAgain(days);
    }
  };
  return useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: (app, { exception, orders }: Removal) =>
      app.shop.office.removeException(exception.id, orders),
    success: ({ told }, { exception }) => ({
      ...saved(withTold(removedInWords(exception), told, OF_THE_NEW_DAY)),
      ...undo(() => putBack(exception)),
    }),
    refusals: WEEK_REFUSALS,
  });
};

const movedInWords = (order: Order, method: DeliveryMethod, day: Day): string => {
  const isHalf = methodsOf(order).length > 1;
  return [
    `The ${isHalf ? method : "order"} is now for ${writtenDay(day)}.`,
    ...otherHalvesInWords(order, [method]),
  ].join(" ");
};

export const useMoveOrder = () =>
  useCommand({
    topic: "orders",
    touches: TOUCHES,
    run: (app, move: OrderMove) => app.shop.office.moveOrder(move),
    success: (order, { method, day }) =>
      saved(withTold(movedInWords(order, method, day), order.told, OF_THE_NEW_DAY)),
    refusals: REFUSALS,
  });
