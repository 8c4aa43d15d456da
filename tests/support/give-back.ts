import { packsOfHalves } from "#core/orders/given-packs.ts";
import { methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import type { Giving } from "#core/payments/giving.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { createOffice } from "#core/shop/office.ts";

type Office = ReturnType<typeof createOffice>;

type GivingOffice = Pick<Office, "giveBack" | "listOrders">;

export const seenOrder = async (
  { listOrders }: Pick<Office, "listOrders">,
  id: string,
): Promise<Order | undefined> => {
  for (let after: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof listOrders>> = await listOrders({
      text: "",
      status: "All",
      after,
    });
    const found = page.items.find((order) => order.id === id);
    if (found || page.next === null) return found;
    after = page.next;
  }
};

/** All of it, as the order is by now. */
export const wholeOf = (order: Order, puttingBack: readonly DeliveryMethod[]): Giving => {
  const here = methodsHere(order);
  const back = here.filter((method) => puttingBack.includes(method));
  const others = (["delivery", "collection"] as const).filter((method) => !back.includes(method));
  return {
    order: order.id,
    packs: [
      ...packsOfHalves(order, back, "back"),
      ...packsOfHalves(order, others, "with-customer"),
    ],
    amount: leftOf(order),
    reason: "",
    version: versionOf(order),
  };
};

const NONE = { packs: [], amount: 1, reason: "", version: "" };

export const refundOrder = async (
  office: GivingOffice,
  {
    id,
    puttingBack = [],
  }: { readonly id: string; readonly puttingBack?: readonly DeliveryMethod[] },
) => {
  const order = await seenOrder(office, id);
  return office.giveBack(order ? wholeOf(order, puttingBack) : { ...NONE, order: id });
};

export interface PartWish extends Pick<Giving, "amount" | "reason"> {
  readonly orderId: string;
  readonly wish: string;
}

/** Of its money alone. */
export const refundPart = async (office: GivingOffice, { orderId, ...part }: PartWish) => {
  const order = await seenOrder(office, orderId);
  const version = order ? versionOf(order) : "";
  return office.giveBack({ order: orderId, packs: [], version, ...part });
};
