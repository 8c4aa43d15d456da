import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { shortOnceMoved, tooFewForDays } from "#core/egg-book/dated-stock.ts";
import type { EggsForDay } from "#core/egg-book/pack-oldest-first.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import type { Order } from "#core/orders/order.ts";
import { type Asking, heldPayments } from "#core/payments/held-eggs.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface EggsOfMethod extends EggsForDay {
  readonly method: DeliveryMethod;
}

const eggsForDays = ({ lines, days = {} }: Purchase): readonly EggsOfMethod[] =>
  DELIVERY_METHODS.flatMap((method) => {
    const day = days[method];
    const packs = lines.filter(({ deliveryMethod }) => deliveryMethod === method);
    return CATEGORY_IDS.map((category) => eggsAsked(packs, category)).flatMap((eggs, at) => {
      const category = CATEGORY_IDS[at];
      return day && category && eggs > 0 ? [{ method, day, category, eggs }] : [];
    });
  });

export interface EggsOnDaysDeps
  extends Pick<
      ShopRecords,
      "agreements" | "bookSettings" | "care" | "inventory" | "lots" | "moves" | "orders" | "profile"
    >,
    Pick<ShopPorts, "shared"> {
  readonly now: string;
}

export interface EggsGone {
  readonly method: DeliveryMethod;
  readonly day: Day;
  readonly category: CategoryId;
  /** How many may still be asked for. */
  readonly eggs: number;
}

const heldForDays = async (
  deps: EggsOnDaysDeps,
  asking: Asking = {},
): Promise<readonly EggsOfMethod[]> => {
  const held = await heldPayments(deps)(await deps.inventory.load(), deps.now, asking);
  return held.flatMap(({ purchase }) => eggsForDays(purchase));
};

/** What can't be promised for the days of a purchase: the eggs would be too old by then, or are promised to others. */
export const eggsGone = async (
  deps: EggsOnDaysDeps,
  purchase: Purchase,
  asking: Asking = {},
): Promise<EggsGone | null> => {
  const asked = eggsForDays(purchase);
  const few = await tooFewForDays(deps)(asked, await heldForDays(deps, asking));
  const found = asked.find(({ day, category }) => day === few?.day && category === few.category);
  return few && found ? { ...found, eggs: few.most } : null;
};

/** The first kind of which eggs would be short if a part of an order were for another day. */
export const eggsShortOn = async (
  deps: EggsOnDaysDeps,
  order: Order,
  { method, day }: { readonly method: DeliveryMethod; readonly day: Day },
): Promise<CategoryId | null> =>
  shortOnceMoved(deps)(
    [order, { ...order, days: { ...order.days, [method]: day } }],
    await heldForDays(deps),
  );
