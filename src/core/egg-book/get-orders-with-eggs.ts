import { isWithholding, type Medicine, withheldUntil } from "#core/care/medicine.ts";
import { type OrderOfLot, ordersOfMoves } from "#core/egg-book/get-lot.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Orders that eggs went out with that are withheld because of a medicine. */
export interface OrdersWithEggs {
  readonly medicine: Pick<Medicine, "id" | "medicine" | "first" | "last">;
  readonly orders: readonly OrderOfLot[];
}

type Deps = Pick<ShopRecords, "care" | "lots" | "moves" | "orders" | "profile"> &
  Pick<ShopPorts, "clock">;

/** Of a medicine that is entered late eggs may have left: those who have them are to be told. */
export const getOrdersWithEggs =
  ({ care, lots, moves, clock, ...records }: Deps) =>
  async (flock: FlockId): Promise<readonly OrdersWithEggs[]> => {
    const found: OrdersWithEggs[] = [];
    for (const one of (await care.of(flock)).medicines.filter(isWithholding)) {
      const { id, medicine, first, last } = one;
      const laid = await lots.laidBy(flock, first, withheldUntil(one));
      const out = await moves.ofLots(laid.map((lot) => lot.id));
      const orders = await ordersOfMoves(records, out, clock.now());
      if (orders.length > 0) found.push({ medicine: { id, medicine, first, last }, orders });
    }
    return found;
  };
