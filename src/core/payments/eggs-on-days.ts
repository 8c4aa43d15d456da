import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { CommandContext } from "#core/command.ts";
import { shortOnceMoved, tooFewForDays } from "#core/egg-book/dated-stock.ts";
import type { EggsForDay } from "#core/fefo/pack-oldest-first.ts";
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
  readonly eggs: number;
}

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
      "agreements" | "bookSettings" | "care" | "inventory" | "lots" | "moves" | "orders" | "profile"
    >,
    Pick<ShopPorts, "shared">,
    CommandContext {}

interface MovedPart {
  readonly order: Order;
  readonly method: DeliveryMethod;
  readonly to: Day;
}

type Change = (order: Order) => Order;

const moved = (
  parts: readonly MovedPart[],
  emptied: Change,
): readonly (readonly [Order, Order])[] => {
  const orders = new Map<Order, Order>();
  for (const { order, method, to } of parts) {
    const { days, ...rest } = orders.get(order) ?? emptied(order);
    orders.set(order, { ...rest, days: { ...days, [method]: to } });
  }
  return [...orders];
};

/** `emptied` unpacks the orders first. */
export const eggsShortOnceMoved = async (
  deps: MoveDeps,
  parts: readonly MovedPart[],
  emptied: Change = (order) => order,
): Promise<CategoryId | null> => {
  const held = await heldPayments(deps)(await deps.inventory.load(), deps.now);
  return shortOnceMoved({ ...deps, farm: await loadFarm(deps) })(
    moved(parts, emptied),
    held.flatMap(({ purchase }) => eggsForDays(purchase)),
  );
};
