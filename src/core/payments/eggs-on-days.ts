import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { tooFewForDays } from "#core/egg-book/dated-stock.ts";
import type { EggsForDay } from "#core/egg-book/pack-oldest-first.ts";
import { eggsAsked } from "#core/inventory/stock.ts";
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

interface Deps
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

/** What can't be promised for the days of a purchase: the eggs would be too old by then, or are promised to others. */
export const eggsGone = async (
  deps: Deps,
  purchase: Purchase,
  asking: Asking = {},
): Promise<EggsGone | null> => {
  const asked = eggsForDays(purchase);
  const held = await heldPayments(deps)(await deps.inventory.load(), deps.now, asking);
  const few = await tooFewForDays(deps)(
    asked,
    held.flatMap((one) => eggsForDays(one.purchase)),
  );
  const found = asked.find(({ day, category }) => day === few?.day && category === few.category);
  return few && found ? { ...found, eggs: few.most } : null;
};
