import { dayOfCorrection } from "#core/by-hand/mark-paid.ts";
import type { ShopContext } from "#core/command.ts";
import type { Movement } from "#core/money/movement.ts";
import { enteredSince, whoBy } from "#core/money/who.ts";
import { isBeingCancelled } from "#core/orders/cancelling.ts";
import type { Order } from "#core/orders/order.ts";
import { logged, type OrderLogKind } from "#core/orders/order-log.ts";
import { dueAtHandOver, moved } from "#core/orders/order-money.ts";
import type { Tick } from "#core/orders/overtaken.ts";
import { type PaidAtDoor, paidAtDoor } from "#core/orders/paid-at-door.ts";
import { lastPaidByHand, WAY_OF_HOW, withHowToPay } from "#core/orders/paid-by-hand.ts";
import { dayOf } from "#core/shared/day.ts";
import { madeAt } from "#core/shared/made-at.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface DoorTick extends Tick {
  readonly id: string;
  readonly how: PaidAtDoor;
}

export type DoorRefusal =
  | { readonly kind: "order-gone" }
  /** Nothing of it is to be taken at the door, or it was paid in another way. */
  | { readonly kind: "not-to-mark" }
  /** Ticked on an old page: another person has done the opposite since. */
  | { readonly kind: "changed-since"; readonly status: string };

/** Other packs cost another sum than what was taken. */
const OVERTAKEN: Readonly<Record<"done" | "undone", readonly OrderLogKind[]>> = {
  done: ["marked-unpaid", "packs-changed", "packs-added"],
  undone: ["marked-paid"],
};

const isOvertaken = ({ log = [] }: Order, { isDone, seen = log.length }: DoorTick): boolean =>
  log.slice(seen).some(({ kind }) => OVERTAKEN[isDone ? "done" : "undone"].includes(kind));

const refusalOf = (order: Order, tick: DoorTick): DoorRefusal | null => {
  if (isOvertaken(order, tick)) return { kind: "changed-since", status: order.status };
  const mayBe = tick.isDone
    ? dueAtHandOver(order) > 0 && !isBeingCancelled(order)
    : paidAtDoor(order) === tick.how;
  return mayBe ? null : { kind: "not-to-mark" };
};

const isDoneAlready = (order: Order, { how, isDone }: DoorTick): boolean =>
  isDone ? paidAtDoor(order) === how : dueAtHandOver(order) > 0;

const movementOf = (order: Order, { how, isDone }: DoorTick, at: string, now: string): Movement => {
  const today = todayAt(now);
  if (isDone)
    return {
      kind: "sale",
      amount: dueAtHandOver(order),
      day: dayOfCorrection(dayOf(at) ?? today, today),
      at: now,
      how: WAY_OF_HOW[how],
    };
  const { amount = 0, day = today } = lastPaidByHand(order) ?? {};
  const then = dayOfCorrection(day, today);
  return { kind: "correction", amount: -amount, day: then, at: now, how: WAY_OF_HOW[how] };
};

const ticked = (order: Order, tick: DoorTick, { now, by }: ShopContext): Order => {
  const at = madeAt(tick.at, now, order.date);
  const how = tick.isDone ? tick.how : "hand-over";
  return logged(withHowToPay(moved(order, movementOf(order, tick, at, now)), how), at, {
    kind: tick.isDone ? "marked-paid" : "marked-unpaid",
    detail: how,
    ...(by !== undefined && { by }),
  });
};

/** Who drives says how a customer paid what was to be paid at the door: its sum is the order's. */
export const takeAtDoor =
  (deps: Pick<ShopRecords, "orders"> & ShopContext) =>
  async (tick: DoorTick): Promise<Result<null, DoorRefusal>> => {
    const order = await deps.orders.find(tick.id);
    if (!order) return refuse({ kind: "order-gone" });
    if (isDoneAlready(order, tick)) return accept(null);
    const refusal = refusalOf(order, tick);
    if (refusal) return refuse(refusal);
    const next = enteredSince(order, ticked(order, tick, deps), () => whoBy(deps.by));
    await deps.orders.replace(next);
    return accept(null);
  };
