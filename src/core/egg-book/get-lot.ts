import { type EggMove, eggsByOrder } from "#core/egg-book/egg-move.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import { isAllBack } from "#core/egg-book/promised-eggs.ts";
import { type ShownLot, shownLot } from "#core/egg-book/shown-lot.ts";
import { dueOf } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** An order that eggs of a lot went out with. */
export interface OrderOfLot {
  readonly order: Pick<Order, "id" | "status" | "customerName" | "customerEmail" | "phone">;
  readonly day: Day;
  /** Less those that came back. */
  readonly eggs: number;
}

/** Where eggs came from and where each of them went: what a recall needs. */
export interface LotPage {
  readonly lot: ShownLot;
  readonly moves: readonly EggMove[];
  readonly orders: readonly OrderOfLot[];
}

type Deps = Pick<ShopRecords, "bookSettings" | "care" | "lots" | "moves" | "orders" | "profile"> &
  Pick<ShopPorts, "clock">;

const personOf = ({ id, status, customerName, customerEmail, phone }: Order) => ({
  id,
  status,
  customerEmail,
  ...(customerName !== undefined && { customerName }),
  ...(phone !== undefined && { phone }),
});

/** Of each of these lists of moves the orders that its eggs are out with. */
export const ordersOfMoves = async (
  { orders, profile }: Pick<Deps, "orders" | "profile">,
  lists: readonly (readonly EggMove[])[],
  now: string,
): Promise<readonly (readonly OrderOfLot[])[]> => {
  const farm = await loadFarm({ profile });
  const out = lists.map(eggsByOrder);
  const found = await orders.withIds([...new Set(out.flatMap((eggs) => [...eggs.keys()]))]);
  const known = new Map(
    found
      .filter((order) => !isAllBack(order))
      .map((order) => [order.id, { order: personOf(order), day: dueOf(order, now, farm).day }]),
  );
  return out.map((ofList) =>
    [...ofList].flatMap(([id, eggs]): readonly OrderOfLot[] => {
      const order = known.get(id);
      return order ? [{ ...order, eggs }] : [];
    }),
  );
};

/** Null where there is no such lot. */
export const getLot =
  ({ bookSettings, care, lots, moves, clock, ...records }: Deps) =>
  async (id: string): Promise<LotPage | null> => {
    const [lot] = await lots.withIds([id]);
    if (!lot) return null;
    const now = clock.now();
    const rules = await rulesOf({ care }, await bookSettings.load());
    const all = await moves.ofLots([id]);
    const [orders = []] = await ordersOfMoves(records, [all], now);
    return {
      lot: shownLot(lot, todayAt(now), rules),
      moves: all,
      orders,
    };
  };
