import { type EggMove, isBack } from "#core/egg-book/egg-move.ts";
import { type ShownLot, shownLot } from "#core/egg-book/get-egg-book.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
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

export const ordersOfMoves = async (
  { orders, profile }: Pick<Deps, "orders" | "profile">,
  moves: readonly EggMove[],
  now: string,
): Promise<readonly OrderOfLot[]> => {
  const farm = await loadFarm({ profile });
  const eggs = new Map<string, number>();
  for (const move of moves.filter(({ kind }) => kind !== "missing"))
    if (move.order !== undefined)
      eggs.set(move.order, (eggs.get(move.order) ?? 0) + (isBack(move) ? -move.eggs : move.eggs));
  const out = [...eggs].filter(([, count]) => count > 0);
  const found = await orders.withIds(out.map(([id]) => id));
  const known = new Map(found.map((order) => [order.id, order]));
  return out.flatMap(([of, count]): readonly OrderOfLot[] => {
    const order = known.get(of);
    if (!order) return [];
    const { id, status, customerName, customerEmail, phone } = order;
    const person = {
      id,
      status,
      customerEmail,
      ...(customerName !== undefined && { customerName }),
      ...(phone !== undefined && { phone }),
    };
    return [{ order: person, day: dueOf(order, now, farm).day, eggs: count }];
  });
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
    return {
      lot: shownLot(lot, todayAt(now), rules),
      moves: all,
      orders: await ordersOfMoves(records, all, now),
    };
  };
