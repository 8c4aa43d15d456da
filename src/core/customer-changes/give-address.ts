import {
  addressFault,
  addressIn,
  asTyped,
  isSameAddress,
  type TypedAddress,
} from "#core/by-hand/typed-address.ts";
import type { CommandContext, ShopCommands } from "#core/command.ts";
import type { Farm } from "#core/farm.ts";
import { addressTypedMessages } from "#core/letters/order-messages.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import type { Address } from "#core/orders/address.ts";
import { asksForAddress } from "#core/orders/lacks-address.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { type CallerDeps, type OwnOrder, orderOfCaller } from "#core/orders/order-of-caller.ts";
import { byLink, type SeenOrder } from "#core/orders/seen-order.ts";
import { withoutTrouble } from "#core/orders/troubles.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { areaAnswer } from "#core/week/delivery-area.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { SharedShop } from "#ports/shared-shop.ts";

export interface GivenAddress extends OwnOrder {
  readonly address: TypedAddress;
}

export type GiveAddressRefusal =
  | { readonly kind: "order-gone" }
  | { readonly kind: "not-allowed" }
  /** Another address is known by now. */
  | { readonly kind: "address-known" }
  | { readonly kind: "bad-address"; readonly field: "lines" | "postcode" }
  | { readonly kind: "outside-delivery-area" };

type Records = Pick<ShopRecords, "orders" | "messages" | "profile"> & CommandContext;

const fieldFault = (typed: TypedAddress): "lines" | "postcode" | null =>
  typed.lines.trim() === "" ? "lines" : addressFault(typed);

const isThere = ({ address }: Order, typed: Address | null): boolean =>
  address !== undefined && typed !== null && isSameAddress(asTyped(address), asTyped(typed));

const refusalOf = (order: Order, typed: TypedAddress, farm: Farm): GiveAddressRefusal | null => {
  if (order.address) return { kind: "address-known" };
  if (!asksForAddress(order)) return { kind: "not-allowed" };
  const field = fieldFault(typed);
  if (field) return { kind: "bad-address", field };
  const { kind } = areaAnswer(farm.deliveryPostcodes, typed.postcode);
  return kind === "delivered" ? null : { kind: "outside-delivery-area" };
};

const withAddress = (order: Order, address: Address, now: string): Order =>
  withoutTrouble(logged({ ...order, address }, now, { kind: "customer-address" }), "no-address");

/** An order takes one address. A second one is refused, and the page says so. */
const typedFor = (
  order: Order,
  typed: TypedAddress,
  farm: Farm,
  now: string,
): Result<Order, GiveAddressRefusal> => {
  const address = addressIn(typed);
  if (isThere(order, address)) return accept(order);
  const refusal = refusalOf(order, typed, farm);
  return refusal || !address
    ? refuse(refusal ?? { kind: "bad-address", field: "lines" })
    : accept(withAddress(order, address, now));
};

const storeAddress =
  (shared: SharedShop | null) =>
  ({ orders, messages, profile, now }: Records) =>
  async (given: GivenAddress): Promise<Result<SeenOrder, GiveAddressRefusal>> => {
    const [order, farm] = [await orders.find(given.orderId), await loadFarm({ profile })];
    if (!order) return refuse({ kind: "order-gone" });
    const typed = typedFor(order, given.address, farm, now);
    if (!typed.ok) return typed;
    const news = shared && typed.value !== order ? addressTypedMessages(typed.value, farm) : [];
    await orders.replace(typed.value);
    await writeMessages({ messages, profile }, news, now);
    return accept(byLink(typed.value, farm));
  };

interface Deps extends CallerDeps {
  readonly shared: SharedShop | null;
  readonly command: ShopCommands;
}

/** Of a delivery that was paid without one. In one browser every order is the caller's. */
export const giveAddress =
  ({ shared, command, ...deps }: Deps) =>
  async (given: GivenAddress): Promise<Result<SeenOrder, GiveAddressRefusal>> => {
    const isTheirs = !shared || (await orderOfCaller(deps)(given)) !== null;
    return isTheirs ? command(storeAddress(shared))(given) : refuse({ kind: "order-gone" });
  };
