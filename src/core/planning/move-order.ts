import { dueBy } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import type { Told } from "#core/orders/told.ts";
import { moveParts } from "#core/planning/move-parts.ts";
import { partsToMove } from "#core/planning/moved-order.ts";
import {
  type JudgedMove,
  judged,
  type MovesRefusal,
  type MoveWords,
  type PlanningDeps,
  whyNotMoved,
} from "#core/planning/why-not-moved.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";

export interface OrderMove extends MoveWords {
  readonly id: string;
  readonly method: DeliveryMethod;
  readonly day: Day;
  readonly anyway: boolean;
}

export type MovedOrder = Order & { readonly told: Told };

export type MoveRefusal =
  | { readonly kind: "order-gone" }
  | { readonly kind: "not-to-move" }
  | MovesRefusal;

export const movesTo = async (
  deps: PlanningDeps,
  order: Order,
  { days, ...words }: MoveWords & { readonly days: ChosenDays },
): Promise<Result<readonly JudgedMove[], MoveRefusal>> => {
  const farm = await loadFarm(deps);
  const wanted = DELIVERY_METHODS.flatMap((method) => {
    const to = days[method];
    return to === undefined ? [] : [{ order, method, to }];
  });
  const may = partsToMove(order);
  if (!wanted.every(({ method }) => may.includes(method))) return refuse({ kind: "not-to-move" });
  const moves = wanted
    .map((one) => ({ ...one, day: dueBy(order, one.method, deps.now, farm).day }))
    .filter(({ day, to }) => day !== to);
  const asked = await judged(deps, farm, moves);
  const why = asked.length > 0 ? await whyNotMoved(deps, asked, words) : null;
  return why ? refuse(why) : accept(asked);
};

export const moveOrder =
  (deps: PlanningDeps) =>
  async ({ id, method, day, ...words }: OrderMove): Promise<Result<MovedOrder, MoveRefusal>> => {
    const order = await deps.orders.find(id);
    if (!order) return refuse({ kind: "order-gone" });
    const moves = await movesTo(deps, order, { ...words, days: { [method]: day } });
    if (!moves.ok) return moves;
    const told = await moveParts(deps, moves.value, words);
    return accept({ ...((await deps.orders.find(id)) ?? order), told });
  };
