import { addressFault, type TypedAddress } from "#core/by-hand/typed-address.ts";
import { isQuantity } from "#core/cart/cart-quantity.ts";
import { isChoice } from "#core/cart/likely-line.ts";
import { MOST_NOTE_LETTERS } from "#core/cart/note.ts";
import { type Pack, packId } from "#core/catalogue/pack.ts";
import { isPhone } from "#core/customers/phone.ts";
import { emailFault } from "#core/customers/typed-email.ts";
import type { HowPaid } from "#core/orders/paid-by-hand.ts";
import { isPrice } from "#core/pricing/prices.ts";
import { lettersIn } from "#core/profile/field-fault.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";

export interface PackByHand extends Pack {
  readonly quantity: number;
  readonly price: Pence;
}

export interface TypedOrder {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: TypedAddress;
  readonly packs: readonly PackByHand[];
  readonly method: DeliveryMethod;
  readonly day: Day;
  readonly note: string;
  readonly how: HowPaid;
  readonly sendsMail: boolean;
}

export type OrderField =
  | "name"
  | "phone"
  | "email"
  | "address"
  | "packs"
  | "prices"
  | "day"
  | "note";

export const MOST_NAME_LETTERS = 100;

const arePacks = (packs: readonly PackByHand[], deliveryMethod: DeliveryMethod): boolean =>
  packs.length > 0 &&
  packs.every((pack) => isChoice({ ...pack, deliveryMethod }) && isQuantity(pack.quantity)) &&
  new Set(packs.map(packId)).size === packs.length;

export const isName = (name: string): boolean =>
  name.trim() !== "" && lettersIn(name.trim()) <= MOST_NAME_LETTERS;

const mayBe = (text: string, isRight: (text: string) => boolean): boolean =>
  text.trim() === "" || isRight(text);

const isMailed = (email: string): boolean => emailFault(email) === null;

const isAddressed = ({ email, sendsMail }: TypedOrder): boolean =>
  sendsMail ? isMailed(email) : mayBe(email, isMailed);

export const badFields = (typed: TypedOrder, today: Day): readonly OrderField[] => {
  const isRight: Readonly<Record<OrderField, boolean>> = {
    name: isName(typed.name),
    phone: mayBe(typed.phone, isPhone),
    email: isAddressed(typed),
    address: addressFault(typed.address) === null,
    packs: arePacks(typed.packs, typed.method),
    prices: typed.packs.every(({ price }) => isPrice(price)),
    day: isDay(typed.day) && typed.day >= today,
    note: lettersIn(typed.note.trim()) <= MOST_NOTE_LETTERS,
  };
  return (Object.keys(isRight) as OrderField[]).filter((field) => !isRight[field]);
};
