import type { Box, ParcelTick } from "#core/along/parcel-tick.ts";
import { sendTick } from "#core/along/send-tick.ts";
import type { App } from "#core/app.ts";
import type { NotCollectedRefusal } from "#core/orders/mark-not-collected.ts";
import { shortId } from "#core/orders/order.ts";
import type { Told } from "#core/orders/told.ts";
import { REFUSALS } from "#ui/admin/orders/queries.ts";
import { useUnderWay } from "#ui/admin/waiting/under-way.tsx";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { withTold } from "#ui/shared/told-in-words.ts";

const TICKING = "tick a parcel";

const STATES: Readonly<Record<Box, string>> = {
  packed: "packed",
  delivery: "handed over",
  collection: "handed over",
};

/** Names the order, since several are ticked one after another. */
const ticked = (told: Told | null, { orderId, box, isDone }: ParcelTick): Notice => ({
  title: "Success!",
  text: withTold(
    `Order ${shortId({ id: orderId })} has been marked as ${isDone ? "" : "not "}${STATES[box]}.`,
    told,
  ),
  tone: "good",
});

const TICK = {
  topic: "orders" as const,
  touches: ["orders", ...BOOK_TOPICS] as const,
  name: TICKING,
  run: (app: App, tick: ParcelTick) => sendTick(app.shop.office, tick),
  success: ticked,
  refusals: REFUSALS,
};

/** The tick itself is what has been seen of the order since. */
const opposite = (tick: ParcelTick): ParcelTick => ({
  ...tick,
  isDone: !tick.isDone,
  seen: tick.seen + 1,
});

export const useTick = () => {
  const tickBack = useSend(TICK);
  return useCommand({
    ...TICK,
    success: (told: Told | null, tick: ParcelTick) => ({
      ...ticked(told, tick),
      ...undo(() => tickBack(opposite(tick))),
    }),
  });
};

/** Ticks that are on their way to the shop: they show at once. */
export const useTicksUnderWay = (): readonly ParcelTick[] => useUnderWay<ParcelTick>(TICKING);

const NOT_COLLECTED_REFUSALS: Record<NotCollectedRefusal["kind"], Notice> = {
  "order-gone": REFUSALS["order-gone"],
  "not-waiting": REFUSALS["status-not-possible"],
};

export const useMarkNotCollected = () =>
  useCommand({
    topic: "orders",
    run: (app: App, id: string) => app.shop.office.markNotCollected({ id }),
    success: (_nothing, id) => ({
      title: "Noted",
      text: `Order ${shortId({ id })} was not collected. It stays Ready.`,
      tone: "good",
    }),
    refusals: NOT_COLLECTED_REFUSALS,
  });
