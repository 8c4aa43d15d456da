import type { Box, ParcelTick } from "#core/along/parcel-tick.ts";
import { sendTick } from "#core/along/send-tick.ts";
import type { App } from "#core/app.ts";
import { shortId } from "#core/orders/order.ts";
import type { OwnerStatus } from "#core/orders/order-status.ts";
import type { OrderToHandOver } from "#core/orders/order-to-hand-over.ts";
import { statusBack } from "#core/orders/owners-choice.ts";
import type { PaidAtDoor } from "#core/orders/paid-at-door.ts";
import { addedUp, type Told } from "#core/orders/told.ts";
import { accept, type Result } from "#core/shared/result.ts";
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

interface StopTicked {
  readonly done: readonly Tick[];
  readonly refused: readonly Tick[];
  readonly told: Told;
}

const tickEach = async (
  { shop: { office } }: App,
  ticks: readonly Tick[],
): Promise<Result<StopTicked, never>> => {
  const [done, refused, told]: [Tick[], Tick[], Told[]] = [[], [], []];
  for (const tick of ticks) {
    const answer = await sendTick(office, tick);
    (answer.ok ? done : refused).push(tick);
    if (answer.ok && answer.value) told.push(answer.value);
  }
  return accept({ done, refused, told: addedUp(told) });
};

const countOf = (orders: number): string =>
  orders === 1 ? "1 order has" : `${orders} orders have`;

const stopTicked = ({ done: [first, ...more], refused, told }: StopTicked): Notice => {
  const ids = refused.map(({ orderId: id }) => shortId({ id })).join(", ");
  const rest = ids && ` Not marked: ${ids}.`;
  if (!first) return { title: "Not Marked", text: rest.trim(), tone: "destructive" };
  const isTold = told.mailed + told.untold.length > 0;
  return markedAs(countOf(more.length + 1), stateOf(first), isTold ? told : null, rest);
};

const TICK_STOP = {
  ...MARK_ORDER,
  name: "tick a stop",
  run: tickEach,
  success: stopTicked,
};

/** One press for all orders of a stop. */
export const useTickStop = () => {
  const tickBack = useSend(TICK_STOP);
  return useCommand({
    ...TICK_STOP,
    success: (ticked: StopTicked) => ({
      ...stopTicked(ticked),
      ...(ticked.done.length > 0 && undo(() => tickBack(ticked.done.map(opposite)))),
    }),
  });
};

export const useTicksUnderWay = (): readonly ParcelTick[] => {
  const ofStops = useUnderWay<readonly ParcelTick[]>(TICK_STOP.name);
  return [...useUnderWay<ParcelTick>(TICKING), ...ofStops.flat()];
};

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
