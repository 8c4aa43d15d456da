import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { type EggsOfHalf, outWithHalves } from "#core/egg-book/pack-order.ts";
import { takeFrom } from "#core/fefo/pack-oldest-first.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import type { Lot } from "#core/ledger/lot.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import type { Order } from "#core/orders/order.ts";
import { methodOf, methodsOf } from "#core/orders/order-methods.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { ShopRecords } from "#ports/records.ts";

type Out = readonly EggsOfHalf[];

const lessNameless = (out: Out, eggs: number): Out => {
  const nameless = out.map(({ lot, half, eggs: left }) => ({ id: lot, left: half ? 0 : left }));
  const taken = new Map(takeFrom(nameless, eggs).from.map((one) => [one.lot, one.eggs]));
  return out
    .map((one) => (one.half ? one : { ...one, eggs: one.eggs - (taken.get(one.lot) ?? 0) }))
    .filter((one) => one.eggs > 0);
};

/** An earlier version named no halves: it packed the first before the second. */
const lessHalf = (out: Out, order: Order, method: DeliveryMethod, category: CategoryId): Out => {
  const packs = packsOf({ items: order.items.filter((item) => methodOf(item) === method) });
  const named = out.filter(({ half }) => half === method);
  const others = out.filter(({ half }) => half !== method);
  const nameless = eggsAsked(packs, category) - sumOf(named, ({ eggs }) => eggs);
  return method === methodsOf(order)[0]
    ? lessNameless(others, nameless)
    : lessNameless(others.toReversed(), nameless).toReversed();
};

interface OutBut {
  readonly out: Out;
  readonly lots: readonly Lot[];
}

export const outBut = async (
  records: Pick<ShopRecords, "lots" | "moves">,
  order: Order,
  halves: readonly DeliveryMethod[],
): Promise<OutBut> => {
  const all = outWithHalves(await records.moves.ofOrders([order.id]));
  const known = await records.lots.withIds([...new Set(all.map(({ lot }) => lot))]);
  const kinds = new Map(known.map(({ id, category }) => [id, category]));
  const out = CATEGORY_IDS.flatMap((category) =>
    halves.reduce<Out>(
      (rest, method) => lessHalf(rest, order, method, category),
      all.filter(({ lot }) => kinds.get(lot) === category),
    ),
  );
  const lots = new Set(out.map(({ lot }) => lot));
  return { out, lots: known.filter(({ id }) => lots.has(id)) };
};
