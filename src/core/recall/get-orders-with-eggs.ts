import { isWithholding, type Medicine, withheldUntil, withholds } from "#core/care/medicine.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { type OrderOfLot, ordersOfMoves } from "#core/recall/orders-of-moves.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface OrdersWithEggs {
  readonly isOfNoFlock: boolean;
  readonly medicine: Pick<Medicine, "id" | "medicine" | "first" | "last">;
  readonly orders: readonly OrderOfLot[];
}

type Deps = Pick<ShopRecords, "care" | "lots" | "moves" | "orders" | "profile"> &
  Pick<ShopPorts, "clock">;

const spanOf = (given: readonly Medicine[]): readonly [Day, Day] => {
  const [first = ""] = given.map((one) => one.first).toSorted();
  const last = given.map(withheldUntil).toSorted().at(-1) ?? "";
  return [first, last];
};

/** A late medicine withholds eggs that have left: their customers must know. */
export const getOrdersWithEggs =
  ({ care, lots, moves, clock, ...records }: Deps) =>
  async (flock: FlockId): Promise<readonly OrdersWithEggs[]> => {
    const given = (await care.of(flock)).medicines.filter(isWithholding);
    const span = spanOf(given);
    const laid = [...(await lots.laidBy(flock, ...span)), ...(await lots.laidBy("", ...span))];
    const out = await moves.ofLots(laid.map(({ id }) => id));
    const groups = given.flatMap((medicine) =>
      [false, true].map((isOfNoFlock) => ({ medicine, isOfNoFlock })),
    );
    const withheld = groups.map(({ medicine, isOfNoFlock }) => {
      const own = laid.filter((lot) => (lot.flock === "") === isOfNoFlock);
      const ids = new Set(own.filter((lot) => withholds(medicine, lot.laid)).map(({ id }) => id));
      return out.filter(({ lot }) => ids.has(lot));
    });
    const orders = await ordersOfMoves(records, withheld, clock.now());
    return groups.flatMap(({ medicine: one, isOfNoFlock }, at): readonly OrdersWithEggs[] => {
      const { id, medicine, first, last } = one;
      const found = orders[at] ?? [];
      return found.length > 0
        ? [{ isOfNoFlock, medicine: { id, medicine, first, last }, orders: found }]
        : [];
    });
  };
