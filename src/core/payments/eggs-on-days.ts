import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { shortOnceMoved, tooFewForDays } from "#core/egg-book/dated-stock.ts";
import type { EggsForDay } from "#core/egg-book/pack-oldest-first.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
import type { Order } from "#core/orders/order.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { heldPayments } from "#core/payments/held-eggs.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
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

export interface EggsGone {
  readonly method: DeliveryMethod;
  readonly day: Day;
  readonly category: CategoryId;
  /** How many may still be asked for. */
  readonly eggs: number;
}

/** What can't be promised for the days of a purchase: the eggs would be too old by then, or are promised to others. */
export const eggsGone = async (
  deps: Parameters<typeof tooFewForDays>[0],
  purchase: Purchase,
  held: readonly Agreement[],
): Promise<EggsGone | null> => {
  const asked = eggsForDays(purchase);
  const few = await tooFewForDays(deps)(
    asked,
    held.flatMap((one) => eggsForDays(one.purchase)),
  );
  const found = asked.find(({ day, category }) => day === few?.day && category === few.category);
  return few && found ? { ...found, eggs: few.most } : null;
};

interface MoveDeps
  extends Pick<
      ShopRecords,
      "agreements" | "bookSettings" | "care" | "inventory" | "lots" | "orders" | "profile"
    >,
    Pick<ShopPorts, "shared"> {
  readonly now: string;
}

/** One method's part of an order. */
interface Part {
  readonly order: Order;
  readonly method: DeliveryMethod;
}

const moved = (parts: readonly Part[], day: Day): readonly Order[] => {
  const orders = new Map<string, Order>();
  for (const { order, method } of parts) {
    const { days, ...rest } = orders.get(order.id) ?? order;
    orders.set(order.id, { ...rest, days: { ...days, [method]: day } });
  }
  return [...orders.values()];
};

/** The first kind of which eggs would be short if parts of orders were for another day. */
export const eggsShortOn = async (
  deps: MoveDeps,
  parts: readonly Part[],
  day: Day,
): Promise<CategoryId | null> => {
  const held = await heldPayments(deps)(await deps.inventory.load(), deps.now);
  return shortOnceMoved({ ...deps, farm: await loadFarm(deps) })(
    moved(parts, day),
    held.flatMap(({ purchase }) => eggsForDays(purchase)),
  );
};
