import { type EggMove, eggsByOrder } from "#core/ledger/egg-move.ts";
import { dueOf } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { type OrderToCall, orderToCall } from "#core/orders/order-to-call.ts";
import { methodsStillOut } from "#core/orders/promised.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface OrderOfLot {
  readonly order: OrderToCall;
  readonly day: Day;
  readonly eggs: number;
}

const stillOut = (
  moves: readonly EggMove[],
  known: ReadonlyMap<string, Order>,
): readonly EggMove[] =>
  moves.filter(({ order: id = "", half }) => {
    const order = known.get(id);
    const out = order ? methodsStillOut(order) : [];
    return half === undefined ? out.length > 0 : out.includes(half);
  });

export const ordersOfMoves = async (
  { orders, profile }: Pick<ShopRecords, "orders" | "profile">,
  lists: readonly (readonly EggMove[])[],
  now: string,
): Promise<readonly (readonly OrderOfLot[])[]> => {
  const farm = await loadFarm({ profile });
  const ids = new Set(lists.flatMap((moves) => [...eggsByOrder(moves).keys()]));
  const known = new Map((await orders.withIds([...ids])).map((order) => [order.id, order]));
  return lists.map((moves) =>
    [...eggsByOrder(stillOut(moves, known))].flatMap(([id, eggs]): readonly OrderOfLot[] => {
      const order = known.get(id);
      return order ? [{ order: orderToCall(order), day: dueOf(order, now, farm).day, eggs }] : [];
    }),
  );
};
