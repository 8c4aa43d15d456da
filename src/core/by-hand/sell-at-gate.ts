import { type AddOrderRefusal, type NewOrder, takeOrder } from "#core/by-hand/add-order.ts";
import { NO_ADDRESS } from "#core/by-hand/typed-address.ts";
import type { PackByHand } from "#core/by-hand/typed-order.ts";
import type { ShopContext } from "#core/command.ts";
import type { StatusRefusal } from "#core/marking/mark-order.ts";
import { setOrderStatus } from "#core/marking/set-order-status.ts";
import type { Order } from "#core/orders/order.ts";
import type { MadeLater } from "#core/orders/overtaken.ts";
import type { HowPaid } from "#core/orders/paid-by-hand.ts";
import { madeAt } from "#core/shared/made-at.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

/** `at`: when the sale began, in case midnight has passed since. */
export interface GateSale extends MadeLater {
  readonly packs: readonly PackByHand[];
  readonly how: Extract<HowPaid, "cash" | "card">;
  readonly note: string;
}

export type GateSaleRefusal = AddOrderRefusal | StatusRefusal;

export const sellAtGate =
  (deps: ShopRecords & ShopContext) =>
  async ({ at: said, ...sale }: GateSale): Promise<Result<Order, GateSaleRefusal>> => {
    const at = madeAt(said, deps.now);
    const order: NewOrder = {
      ...sale,
      name: "Gate",
      phone: "",
      email: "",
      address: NO_ADDRESS,
      method: "collection",
      day: todayAt(at),
      sendsMail: false,
      anyway: { eggs: false, day: true },
    };
    const added = await takeOrder(deps)(order, { soldAt: "gate" }, at);
    if (!added.ok) return added;
    const { id } = added.value;
    const marked = await setOrderStatus(deps)({ id, status: "Completed", at });
    return marked.ok ? accept((await deps.orders.find(id)) ?? added.value) : marked;
  };
