import type { EggsLacking } from "#core/by-hand/add-order.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { ChangeRefusal, PacksChange } from "#core/changing/changing.ts";
import type { ShopContext } from "#core/command.ts";
import { type NeedOfDay, ownersAnswer } from "#core/days/room-for.ts";
import { type Inventory, lessHeld } from "#core/inventory/inventory.ts";
import { eggsIn } from "#core/inventory/stock.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import { dueBy, type OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import { eggsOfMethod } from "#core/orders/order-methods.ts";
import { heldEggs } from "#core/payments/held-eggs.ts";
import { placesTaken } from "#core/payments/places-taken.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "orders" | "inventory" | "agreements" | "profile"> & ShopContext;

export interface Place {
  readonly method: DeliveryMethod;
  readonly day: Day;
}

/** `pastCaps`: places that the owner alone may give. */
export interface Room {
  readonly refusal: ChangeRefusal | null;
  readonly pastCaps: readonly Place[];
}

/** By kind, how many eggs more an order has; below 0: fewer. */
export const eggsMore = (before: Order, after: Order): Inventory => {
  const [was, is] = [eggsIn(packsOf(before)), eggsIn(packsOf(after))];
  return Object.fromEntries(CATEGORY_IDS.map((id) => [id, is[id] - was[id]])) as Inventory;
};

const lackingOf = async (
  { inventory, now, ...deps }: Deps,
  more: Inventory,
): Promise<readonly EggsLacking[]> => {
  const stock = await inventory.load();
  const forSale = lessHeld(stock, await heldEggs(deps)(stock, now));
  return CATEGORY_IDS.flatMap((category) =>
    more[category] > 0 && more[category] > forSale[category]
      ? [{ category, asked: more[category], forSale: forSale[category] }]
      : [],
  );
};

/** An order has its place already: more eggs alone need room on its day. */
const grown = (before: Order, after: Order, now: string, farm: OfDays): readonly NeedOfDay[] =>
  DELIVERY_METHODS.flatMap((method) => {
    const eggs = eggsOfMethod(after, method) - eggsOfMethod(before, method);
    return eggs > 0 ? [{ method, eggs, orders: 0, day: dueBy(before, method, now, farm).day }] : [];
  });

type Words = Pick<PacksChange, "anyway">;

const roomOnDays = async (
  deps: Deps,
  [before, after]: readonly [Order, Order],
  { anyway }: Words,
): Promise<Room> => {
  const farm = await loadFarm(deps);
  const taken = await placesTaken(deps)(farm, deps.now);
  const at = { calendar: farm.calendar, taken };
  const answers = grown(before, after, deps.now, farm).map((need) => ({
    need,
    ...ownersAnswer(at, need),
  }));
  const why = answers.find(({ no }) => no !== null)?.no;
  return {
    refusal: why && !anyway?.day ? { kind: "day-not-open", why } : null,
    pastCaps: answers.filter(({ isPastCaps }) => isPastCaps).map(({ need }) => need),
  };
};

export const roomForChange =
  (deps: Deps) =>
  async (before: Order, after: Order, words: Words): Promise<Room> => {
    const few = words.anyway?.eggs ? [] : await lackingOf(deps, eggsMore(before, after));
    return few.length > 0
      ? { refusal: { kind: "more-than-for-sale", lacking: few }, pastCaps: [] }
      : roomOnDays(deps, [before, after], words);
  };
