import type { Box, ParcelTick } from "#core/along/parcel-tick.ts";
import { sendTick } from "#core/along/send-tick.ts";
import type { App } from "#core/app.ts";
import { shortId } from "#core/orders/order.ts";
import type { OwnerStatus } from "#core/orders/order-status.ts";
import type { OrderToHandOver } from "#core/orders/order-to-hand-over.ts";
import { statusBack } from "#core/orders/owners-choice.ts";
import type { PaidAtDoor } from "#core/orders/paid-at-door.ts";
import type { Told } from "#core/orders/told.ts";
import { markedAs } from "#ui/admin/orders/marked-as.ts";
import { MARK_ORDER } from "#ui/admin/orders/queries.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useUnderWay } from "#ui/admin/waiting/under-way.tsx";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { useSetting } from "#ui/shared/setting.ts";

const TICKING = "tick a parcel";

const STATES: Readonly<Record<Box, string>> = {
  packed: "packed",
  paid: "paid",
  delivery: "handed over",
  collection: "handed over",
};

const LEFT: OwnerStatus = "Completed";

interface Tick extends ParcelTick {
  readonly name?: string | undefined;
  readonly leaves?: string | undefined;
}

const PAID: Readonly<Record<PaidAtDoor, string>> = { cash: "paid in cash", card: "paid by card" };

const stateOf = ({ box, how, isDone, leaves }: Tick): string => {
  if (leaves !== undefined) return LEFT;
  return isDone && how ? PAID[how] : `${isDone ? "" : "not "}${STATES[box]}`;
};

const orderOf = (id: string, name = ""): string =>
  `${name === "" ? "Order" : `${name}'s order`} ${shortId({ id })}`;

const ticked = (told: Told | null, tick: Tick): Notice =>
  markedAs(`${orderOf(tick.orderId, tick.name)} has`, stateOf(tick), told);

const TICK = {
  ...MARK_ORDER,
  name: TICKING,
  run: ({ shop: { office } }: App, { leaves, name: _name, ...tick }: Tick) => {
    if (leaves === undefined) return sendTick(office, tick);
    const { orderId: id, laid, flock } = tick;
    return office.setOrderStatus({ id, status: LEFT, laid, flock });
  },
  success: ticked,
};

const opposite = (tick: Tick): Tick => ({ ...tick, isDone: !tick.isDone, seen: tick.seen + 1 });

export const useTick = () => {
  const tickBack = useSend(TICK);
  const markBack = useSend(MARK_ORDER);
  const { isShared } = useSetting();
  const backOf = (tick: Tick): (() => void) | null => {
    const { orderId: id, leaves } = tick;
    if (leaves === undefined) return () => tickBack(opposite(tick));
    const status = statusBack(leaves, LEFT, isShared);
    return status && (() => markBack({ id, status }));
  };
  return useCommand({
    ...TICK,
    success: (told: Told | null, tick: Tick) => {
      const back = backOf(tick);
      return { ...ticked(told, tick), ...(back && undo(back)) };
    },
  });
};

export const useTicksUnderWay = (): readonly ParcelTick[] => useUnderWay<ParcelTick>(TICKING);

export const useMarkNotCollected = () =>
  useCommand({
    topic: "orders",
    run: (app: App, { id }: Pick<OrderToHandOver, "id" | "customerName">) =>
      app.shop.office.markNotCollected({ id }),
    success: (_nothing, { id, customerName }) => ({
      title: "Noted",
      text: `${orderOf(id, customerName)} was not collected. It stays Ready.`,
      tone: "good",
    }),
    refusals: REFUSALS,
  });
