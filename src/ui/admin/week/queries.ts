import type { App } from "#core/app.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { otherHalvesInWords } from "#core/orders/other-halves.ts";
import type { WeekChangeRefusal, WeekSaved } from "#core/planning/change-week.ts";
import {
  type DaysToClose,
  type DayToAdd,
  type ExceptionRefusal,
  MOST_EXCEPTIONS,
} from "#core/planning/edit-exceptions.ts";
import type { WeekSheet } from "#core/planning/get-week.ts";
import type { MoveRefusal, OrderMove } from "#core/planning/move-order.ts";
import type { SaveWeekRefusal, WeekEdit } from "#core/planning/save-week.ts";
import type { OrdersAnswer } from "#core/planning/week-change.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { WeekException } from "#core/week/farm-week.ts";
import type { Topic } from "#ports/change-feed.ts";
import { CHANGED_TOO } from "#ui/admin/editing/changed-too.ts";
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
    // At midnight it stays until the next day's is read, and with it what is being typed.
    isOfDay: false,
    run: (app) => app.shop.office.getWeek(),
    refetchInterval: 60_000,
  }).data;

const saved = (text: string): Notice => ({ title: "Success!", text, tone: "good" });

const CHANGED: Notice = {
  title: "The Week Has Changed Meanwhile",
  text: CHANGED_TOO,
  tone: "destructive",
};

/** The question about the orders is a dialog of its own. */
const CHANGE_REFUSALS: Record<WeekChangeRefusal["kind"], Notice | null> = {
  "orders-on-day": null,
  // So does it say this, and offer to move them anyway.
  "day-full": null,
  "eggs-gone": null,
  "no-day-to-move-to": {
    title: "Day Not Open",
    text: "This day is not open for all of these orders. Please choose another one. Nothing was saved.",
    tone: "destructive",
  },
  "eggs-too-old": {
    title: "Eggs Too Old by Then",
    text: "An order among these is packed with eggs that may not be handed over on that day any more. Please choose an earlier day, or 'Unpack'. Nothing was saved.",
    tone: "destructive",
  },
};

const SAVE_REFUSALS: Record<SaveWeekRefusal["kind"], Notice | null> = {
  ...CHANGE_REFUSALS,
  "week-changed": CHANGED,
  "bad-week": null,
  "bad-area": null,
};

const EXCEPTION_REFUSALS: Record<ExceptionRefusal["kind"], Notice | null> = {
  ...CHANGE_REFUSALS,
  "bad-exception": null,
  "too-many-exceptions": {
    title: "Too Many Days",
    text: `At most ${MOST_EXCEPTIONS} days off and added days are kept. Please remove some first.`,
    tone: "destructive",
  },
};

export const useSaveWeek = () =>
  useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: (app, edit: WeekEdit) => app.shop.office.saveWeek(edit),
    success: ({ told }) => saved(withTold("The week has been saved.", told, OF_THE_NEW_DAY)),
    refusals: SAVE_REFUSALS,
  });

const CLOSE = {
  topic: TOPIC,
  touches: TOUCHES,
  run: (app: App, days: DaysToClose) => app.shop.office.closeDays(days),
  success: ({ told }: WeekSaved, days: DaysToClose): Notice =>
    saved(withTold(closedInWords(days), told, OF_THE_NEW_DAY)),
  refusals: EXCEPTION_REFUSALS,
};

export const useCloseDays = () => useCommand(CLOSE);

const ADD = {
  topic: TOPIC,
  touches: TOUCHES,
  run: (app: App, day: DayToAdd) => app.shop.office.addDay(day),
  success: (_state: WeekSaved, { day }: DayToAdd): Notice => saved(`${writtenDay(day)} is open.`),
  refusals: EXCEPTION_REFUSALS,
};

export const useAddDay = () => useCommand(ADD);

/** It was gone for a moment, in which somebody may have ordered for it. */
const NOT_PUT_BACK: Notice = {
  title: "Not Put Back",
  text: "There are orders for these days by now. Please close them again by the form.",
  tone: "destructive",
};

const CLOSE_AGAIN = {
  ...CLOSE,
  refusals: { ...EXCEPTION_REFUSALS, "orders-on-day": NOT_PUT_BACK },
};

export interface Removal {
  readonly exception: WeekException;
  readonly orders?: OrdersAnswer;
}

const removedInWords = (exception: WeekException): string =>
  exception.kind === "added"
    ? "The added day has been removed."
    : `'${exception.reason}' has been removed.`;

/** A row of the list that is removed; Undo puts it back as the latest one. */
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
    refusals: EXCEPTION_REFUSALS,
  });
};

export const MOVE_REFUSALS: Record<MoveRefusal["kind"], Notice | null> = {
  "order-gone": {
    title: "Order Not Found",
    text: "This order is no longer kept.",
    tone: "destructive",
  },
  "not-to-move": {
    title: "Not Moved",
    text: "Something else has become of this order meanwhile. Please look at it again.",
    tone: "destructive",
  },
  "day-past": { title: "Not Moved", text: "Please choose a day to come.", tone: "destructive" },
  "day-not-open": {
    title: "Not Moved",
    text: "This day is closed or full by now. Choose it again to move the order anyway.",
    tone: "destructive",
  },
  "eggs-too-old": {
    title: "Eggs Too Old by Then",
    text: "This order is packed with eggs that may not be handed over on that day any more. Choose 'Unpack', and pack it with fresh ones.",
    tone: "destructive",
  },
  // The dialog says so, and offers to move it anyway.
  "eggs-gone": null,
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
    refusals: MOVE_REFUSALS,
  });
