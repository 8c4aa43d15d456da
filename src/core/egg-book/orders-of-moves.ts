import { type EggMove, eggsByOrder } from "#core/egg-book/egg-move.ts";
import { methodsStillOut } from "#core/egg-book/promised-eggs.ts";
import { dueOf } from "#core/orders/fulfilment-day.ts";
import { type OrderToCall, orderToCall } from "#core/orders/order-to-call.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

/** An order that eggs of a lot went out with. */
export interface OrderOfLot {
  readonly order: OrderToCall;
  readonly day: Day;
  /** Less those that came back. */
  readonly eggs: number;
}

/** Of each of these lists of moves the orders that its eggs are out with. */
export const ordersOfMoves = async (
  { orders, profile }: Pick<ShopRecords, "orders" | "profile">,
  lists: readonly (readonly EggMove[])[],
  now: string,
): Promise<readonly (readonly OrderOfLot[])[]> => {
  const farm = await loadFarm({ profile });
  const out = lists.map(eggsByOrder);
  const found = await orders.withIds([...new Set(out.flatMap((eggs) => [...eggs.keys()]))]);
  const known = new Map(
    found
      .filter((order) => methodsStillOut(order).length > 0)
      .map((order) => [order.id, { order: orderToCall(order), day: dueOf(order, now, farm).day }]),
  );
  return out.map((ofList) =>
    [...ofList].flatMap(([id, eggs]): readonly OrderOfLot[] => {
      const order = known.get(id);
      return order ? [{ ...order, eggs }] : [];
    }),
  );
};
