import { movedMessages } from "#core/letters/order-messages.ts";
import { unpackOrder } from "#core/marking/unpack-order.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import type { Order } from "#core/orders/order.ts";
import { putPastLimits } from "#core/orders/past-limits.ts";
import { isPacked } from "#core/orders/promised.ts";
import { addedUp, type Told, toldOf } from "#core/orders/told.ts";
import { notingUntold } from "#core/orders/why-untold.ts";
import { movedOrder } from "#core/planning/moved-order.ts";
import type { JudgedMove, MoveWords, PlanningDeps } from "#core/planning/why-not-moved.ts";
import { loadFarm } from "#core/profile/farm-of.ts";

const withMove = (order: Order, { isPastCaps, ...move }: JudgedMove, now: string): Order => {
  const { method, to } = move;
  const moved = movedOrder({ ...move, order }, to, now);
  return isPastCaps ? putPastLimits(moved, { method, day: to }, now) : moved;
};

const moveOrderOf = async (
  { orders, messages, profile, now, newId, shared }: PlanningDeps,
  stored: Order,
  moves: readonly JudgedMove[],
): Promise<Told> => {
  const moved = moves.reduce((order, move) => withMove(order, move, now), stored);
  const news = { news: "moved", at: now } as const;
  const order = await notingUntold(shared, { messages }, moved, news);
  await orders.replace(order);
  const told = toldOf(order, news.news);
  if (!shared) return told;
  const farm = await loadFarm({ profile });
  const from = { isByCustomer: false, now, publicUrl: shared.publicUrl };
  const methods = moves.map(({ method }) => method);
  const letters = movedMessages(order, methods, newId, farm, from);
  await writeMessages({ messages, profile }, letters, now);
  return told;
};

export const moveParts = async (
  deps: PlanningDeps,
  moves: readonly JudgedMove[],
  { leavePacked = false }: MoveWords,
): Promise<Told> => {
  const told: Told[] = [];
  for (const id of new Set(moves.map(({ order }) => order.id))) {
    const own = moves.filter(({ order }) => order.id === id);
    const before = await deps.orders.find(id);
    if (before && isPacked(before) && !leavePacked) await unpackOrder(deps, before);
    const order = await deps.orders.find(id);
    if (order) told.push(await moveOrderOf(deps, order, own));
  }
  return addedUp(told);
};
