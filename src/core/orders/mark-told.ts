import type { Order } from "#core/orders/order.ts";
import { withoutUntold, withUntold } from "#core/orders/told.ts";
import type { Untold } from "#core/orders/untold.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface ToldMark {
  readonly id: string;
  readonly untold: Untold;
  readonly isTold: boolean;
}

export type ToldRefusal = { readonly kind: "order-gone" };

const isThere = ({ untold = [] }: Order, { news, at }: Untold): boolean =>
  untold.some((one) => one.news === news && one.at === at);

const marked = (order: Order, { untold, isTold }: ToldMark): Order => {
  if (!isTold) return withUntold(order, untold);
  return isThere(order, untold) ? withoutUntold(order, untold.news) : order;
};

export const markTold =
  ({ orders }: Pick<ShopRecords, "orders">) =>
  async (mark: ToldMark): Promise<Result<null, ToldRefusal>> => {
    const order = await orders.find(mark.id);
    if (!order) return refuse({ kind: "order-gone" });
    await orders.replace(marked(order, mark));
    return accept(null);
  };
