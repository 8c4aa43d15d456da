import { outBut } from "#core/egg-book/out-but.ts";
import { handOverUntil } from "#core/ledger/book-settings.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { isPacked } from "#core/orders/promised.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { ShopRecords } from "#ports/records.ts";

export type PackedEggs = Pick<ShopRecords, "bookSettings" | "lots" | "moves">;

const packedUntil = async (
  { bookSettings, lots, moves }: PackedEggs,
  order: Order,
  method: DeliveryMethod,
): Promise<Day | null> => {
  const settings = await bookSettings.load();
  if (!settings.isOpen || !isPacked(order)) return null;
  const others = methodsOf(order).filter((other) => other !== method);
  const { lots: packed } = await outBut({ lots, moves }, order, others);
  const [oldest] = packed.map(({ laid }) => laid).toSorted();
  return oldest === undefined ? null : handOverUntil(oldest, settings);
};

export const isTooOldOn = async (
  deps: PackedEggs,
  order: Order,
  [day, method]: readonly [Day, DeliveryMethod],
): Promise<boolean> => {
  const until = await packedUntil(deps, order, method);
  return until !== null && until < day;
};
