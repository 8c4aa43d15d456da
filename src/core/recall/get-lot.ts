import type { EggMove } from "#core/ledger/egg-move.ts";
import { type ShownLot, shownLot } from "#core/ledger/shown-lot.ts";
import { type OrderOfLot, ordersOfMoves } from "#core/recall/orders-of-moves.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface LotPage {
  readonly lot: ShownLot;
  readonly moves: readonly EggMove[];
  readonly orders: readonly OrderOfLot[];
}

type Deps = Pick<ShopRecords, "bookSettings" | "care" | "lots" | "moves" | "orders" | "profile"> &
  Pick<ShopPorts, "clock">;

export const getLot =
  ({ bookSettings, care, lots, moves, clock, ...records }: Deps) =>
  async (id: string): Promise<LotPage | null> => {
    const [lot] = await lots.withIds([id]);
    if (!lot) return null;
    const now = clock.now();
    const [settings, given] = [await bookSettings.load(), await care.medicines()];
    const all = await moves.ofLots([id]);
    const [orders = []] = await ordersOfMoves(records, [all], now);
    return {
      lot: shownLot(lot, todayAt(now), settings, given),
      moves: all,
      orders,
    };
  };
