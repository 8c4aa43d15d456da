import { isPacked } from "#core/egg-book/promised-eggs.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import type { Marker } from "#core/orders/mark-order.ts";
import type { Order } from "#core/orders/order.ts";
import { movedMessages } from "#core/orders/outgoing-messages.ts";
import { putPastLimits } from "#core/orders/past-limits.ts";
import { unpackOrder } from "#core/orders/unpack-order.ts";
import { movedOrder } from "#core/planning/moved-order.ts";
import type { JudgedMove, MoveWords, PlanningDeps } from "#core/planning/why-not-moved.ts";
import { loadFarm } from "#core/profile/farm-of.ts";

const withMove = (order: Order, { isPastCaps, ...move }: JudgedMove, now: string): Order => {
  const { method, to } = move;
  const moved = movedOrder({ ...move, order }, to, now);
  return isPastCaps ? putPastLimits(moved, { method, day: to }, now) : moved;
};

/** Stores an order with the new days of its parts, and writes to its customer once. */
const moveOrderOf = async (
  marker: Marker,
  { orders, messages, profile, now, newId }: PlanningDeps,
  id: string,
  moves: readonly JudgedMove[],
): Promise<void> => {
  const stored = await orders.find(id);
  if (!stored) return;
  const order = moves.reduce((moved, move) => withMove(moved, move, now), stored);
  await orders.replace(order);
  if (!marker.shared) return;
  const farm = await loadFarm({ profile });
  const told = { isByCustomer: false, now, publicUrl: marker.shared.publicUrl };
  const methods = moves.map(({ method }) => method);
  const letters = movedMessages(order, methods, newId, farm, told);
  await writeMessages({ messages, profile }, letters, now);
};

/** Moves parts of orders. Packed ones are unpacked first unless the owner leaves them. */
export const moveParts = async (
  marker: Marker,
  deps: PlanningDeps,
  moves: readonly JudgedMove[],
  { leavePacked = false }: MoveWords,
): Promise<void> => {
  for (const id of new Set(moves.map(({ order }) => order.id))) {
    const own = moves.filter(({ order }) => order.id === id);
    const before = await deps.orders.find(id);
    if (before && isPacked(before) && !leavePacked) await unpackOrder(marker, deps, before);
    await moveOrderOf(marker, deps, id, own);
  }
};
