import { addressIn } from "#core/by-hand/typed-address.ts";
import type { PackByHand, TypedOrder } from "#core/by-hand/typed-order.ts";
import { type EggType, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import type { ShopContext } from "#core/command.ts";
import type { Money } from "#core/money/movement.ts";
import { whoBy } from "#core/money/who.ts";
import { type Order, type OrderItem, SHORT_ID_LENGTH } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { type HowPaid, isPaidAtOnce, WAY_OF_HOW } from "#core/orders/paid-by-hand.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";

export const idByHand = (newId: string): string =>
  `${newId
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "")
    .slice(-SHORT_ID_LENGTH)
    .padStart(SHORT_ID_LENGTH, "0")}-HAND`;

const itemOf = (
  { quantity, price, ...pack }: PackByHand,
  deliveryMethod: DeliveryMethod,
  eggs: readonly EggType[],
): OrderItem => ({
  id: packId(pack),
  name: eggTypeIn(eggs, pack.category).name,
  packSize: pack.packSize,
  deliveryMethod,
  price,
  quantity,
});

type Drawn = Pick<ShopContext, "now" | "newId" | "by">;

const takenAtOnce = (how: HowPaid, amount: Pence, { now, by }: Drawn): Money =>
  isPaidAtOnce(how) && amount > 0
    ? [{ kind: "sale", amount, day: todayAt(now), at: now, how: WAY_OF_HOW[how], who: whoBy(by) }]
    : [];

const customerOf = ({ name, phone, address }: TypedOrder) => {
  const where = addressIn(address);
  return {
    customerName: name.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    ...(where && { address: where }),
  };
};

export const orderByHand = (typed: TypedOrder, drawn: Drawn, eggs: readonly EggType[]): Order => {
  const { now, newId } = drawn;
  const { email, packs, method, day, note, how, sendsMail } = typed;
  const total = sumOf(packs, ({ quantity, price }) => quantity * price);
  const order: Order = {
    id: idByHand(newId),
    date: now,
    customerEmail: email.trim(),
    total,
    status: "Pending",
    items: packs.map((pack) => itemOf(pack, method, eggs)),
    money: takenAtOnce(how, total, drawn),
    ...(note.trim() && { note: note.trim() }),
    days: { [method]: day },
    ...customerOf(typed),
    paid: { how },
    ...(!sendsMail && { unwritten: true }),
  };
  return logged(order, now, { kind: "taken-by-hand", detail: how });
};
