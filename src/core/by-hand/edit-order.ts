import {
  addressFault,
  addressIn,
  asTyped,
  type TypedAddress,
} from "#core/by-hand/typed-address.ts";
import { isPhone } from "#core/customers/phone.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import type { PlanningDeps } from "#core/planning/change-week.ts";
import {
  type MoveRefusal,
  moveOrder,
  type OrderMove,
  whyNotMoved,
} from "#core/planning/move-order.ts";
import { mayMove } from "#core/planning/moved-order.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import type { SharedShop } from "#ports/ports.ts";

export interface OrderFields {
  readonly phone: string;
  readonly address: TypedAddress;
}

export interface OrderEdit extends OrderFields {
  readonly id: string;
  /** Optimistic locking: the fields that the edit was made from. */
  readonly before: OrderFields;
  /** Those that change. */
  readonly days: ChosenDays;
  /** Onto a day that is closed or full as well. */
  readonly anyway: boolean;
  /** See `OrderMove`. */
  readonly eggsAnyway?: boolean;
}

export type EditedField = keyof OrderFields;

export type EditOrderRefusal =
  | MoveRefusal
  | { readonly kind: "bad-edit"; readonly fields: readonly EditedField[] }
  | { readonly kind: "order-changed"; readonly stored: OrderFields };

export const fieldsOf = ({ phone = "", address }: Order): OrderFields => ({
  phone,
  address: asTyped(address),
});

const isSame = (one: TypedAddress, other: TypedAddress): boolean =>
  one.lines === other.lines && one.postcode === other.postcode;

const changedIn = (stored: OrderFields, edit: OrderFields): readonly EditedField[] => [
  ...(edit.phone.trim() === stored.phone.trim() ? [] : (["phone"] as const)),
  ...(isSame(edit.address, stored.address) ? [] : (["address"] as const)),
];

const isRight: Readonly<Record<EditedField, (edit: OrderFields) => boolean>> = {
  phone: ({ phone }) => phone.trim() === "" || isPhone(phone),
  address: ({ address }) => addressFault(address) === null,
};

/** Its log tells which field, and never what stood there. */
const edited = (
  { phone: _phone, address: _address, ...kept }: Order,
  edit: OrderFields,
  fields: readonly EditedField[],
  now: string,
): Order => {
  const address = addressIn(edit.address);
  const phone = edit.phone.trim();
  return logged(
    { ...kept, ...(phone && { phone }), ...(address && { address }) },
    now,
    ...fields.map((detail) => ({ kind: "edited", detail }) as const),
  );
};

const movesOf = ({ id, days, anyway, eggsAnyway = false }: OrderEdit): readonly OrderMove[] =>
  DELIVERY_METHODS.flatMap((method) => {
    const day = days[method];
    return day === undefined ? [] : [{ id, method, day, anyway, eggsAnyway }];
  });

const moveRefusal = async (
  shared: SharedShop | null,
  deps: PlanningDeps,
  order: Order,
  move: OrderMove,
): Promise<MoveRefusal | null> =>
  methodsOf(order).includes(move.method)
    ? whyNotMoved(shared, deps, order, move)
    : { kind: "not-to-move" };

const refusalOf = async (
  shared: SharedShop | null,
  deps: PlanningDeps,
  order: Order,
  edit: OrderEdit,
): Promise<EditOrderRefusal | null> => {
  const stored = fieldsOf(order);
  if (changedIn(stored, edit.before).length > 0) return { kind: "order-changed", stored };
  const fields = changedIn(stored, edit).filter((field) => !isRight[field](edit));
  if (fields.length > 0) return { kind: "bad-edit", fields };
  for (const move of movesOf(edit)) {
    const refusal = await moveRefusal(shared, deps, order, move);
    if (refusal) return refusal;
  }
  return null;
};

const apply = async (
  shared: SharedShop | null,
  deps: PlanningDeps,
  order: Order,
  edit: OrderEdit,
): Promise<void> => {
  const fields = changedIn(fieldsOf(order), edit);
  if (fields.length > 0) await deps.orders.replace(edited(order, edit, fields, deps.now));
  for (const move of movesOf(edit)) await moveOrder(shared)(deps)(move);
};

/** Address, phone and day of any order that isn't handed over. All of it is changed, or nothing. */
export const editOrder =
  (shared: SharedShop | null) =>
  (deps: PlanningDeps) =>
  async (edit: OrderEdit): Promise<Result<Order, EditOrderRefusal>> => {
    const order = await deps.orders.find(edit.id);
    if (!order) return refuse({ kind: "order-gone" });
    if (!mayMove(order)) return refuse({ kind: "not-to-move" });
    const refusal = await refusalOf(shared, deps, order, edit);
    if (refusal) return refuse(refusal);
    await apply(shared, deps, order, edit);
    return accept((await deps.orders.find(edit.id)) ?? order);
  };
