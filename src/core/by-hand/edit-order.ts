import {
  addressFault,
  addressIn,
  asTyped,
  isSameAddress,
  type TypedAddress,
} from "#core/by-hand/typed-address.ts";
import { isName } from "#core/by-hand/typed-order.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import { isPhone } from "#core/customers/phone.ts";
import { emailFault } from "#core/customers/typed-email.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { type MovedOrder, type MoveRefusal, movesTo } from "#core/planning/move-order.ts";
import { moveParts } from "#core/planning/move-parts.ts";
import { mayMove } from "#core/planning/moved-order.ts";
import type { MoveWords, PlanningDeps } from "#core/planning/why-not-moved.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";

export interface OrderFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: TypedAddress;
  /** Absent: it stays as it is. A page of an earlier version sends none. */
  readonly recipient?: string;
}

export interface OrderEdit extends OrderFields, MoveWords {
  readonly id: string;
  readonly before: OrderFields;
  readonly days: ChosenDays;
  readonly anyway: boolean;
}

export type EditedField = keyof OrderFields;

export type EditOrderRefusal =
  | MoveRefusal
  | { readonly kind: "bad-edit"; readonly fields: readonly EditedField[] }
  | { readonly kind: "order-changed"; readonly stored: OrderFields };

export const fieldsOf = ({
  customerName: name = "",
  customerEmail: email,
  phone = "",
  address,
  recipient = "",
}: Order): OrderFields => ({
  name,
  email,
  phone,
  address: asTyped(address),
  recipient,
});

const recipientIn = (stored: OrderFields, edit: OrderFields): string =>
  (edit.recipient ?? stored.recipient ?? "").trim();

const changedIn = (stored: OrderFields, edit: OrderFields): readonly EditedField[] => [
  ...(["name", "email", "phone"] as const).filter(
    (field) => edit[field].trim() !== stored[field].trim(),
  ),
  ...(recipientIn(stored, edit) === recipientIn(stored, stored) ? [] : (["recipient"] as const)),
  ...(isSameAddress(edit.address, stored.address) ? [] : (["address"] as const)),
];

const isRight: Readonly<Record<EditedField, (edit: OrderFields) => boolean>> = {
  name: ({ name }) => isName(name),
  email: ({ email }) => email.trim() === "" || emailFault(email) === null,
  phone: ({ phone }) => phone.trim() === "" || isPhone(phone),
  recipient: ({ recipient = "" }) => recipient.trim() === "" || isName(recipient),
  address: ({ address }) => addressFault(address) === null,
};

/** Another spelling opens what the one before has opened. */
const detailOf = (
  field: EditedField,
  { customerEmail }: Pick<Order, "customerEmail">,
  edit: OrderFields,
) => (field === "email" && sameEmail(customerEmail, edit.email) ? "email-spelling" : field);

/** The log names the field, and never its old value. */
const edited = (
  order: Order,
  edit: OrderFields,
  fields: readonly EditedField[],
  now: string,
): Order => {
  const { customerName: _name, phone: _phone, address: _address, ...rest } = order;
  const { recipient: _recipient, ...kept } = rest;
  const recipient = recipientIn(fieldsOf(order), edit);
  const address = addressIn(edit.address);
  const [customerName, phone] = [edit.name.trim(), edit.phone.trim()];
  return logged(
    {
      ...kept,
      ...(customerName && { customerName }),
      customerEmail: edit.email.trim(),
      ...(phone && { phone }),
      ...(recipient && { recipient }),
      ...(address && { address }),
    },
    now,
    ...fields.map((field) => ({ kind: "edited", detail: detailOf(field, kept, edit) }) as const),
  );
};

const faultOf = (order: Order, edit: OrderEdit): EditOrderRefusal | null => {
  const stored = fieldsOf(order);
  if (changedIn(stored, edit.before).length > 0) return { kind: "order-changed", stored };
  const fields = changedIn(stored, edit).filter((field) => !isRight[field](edit));
  return fields.length > 0 ? { kind: "bad-edit", fields } : null;
};

const change = async (
  deps: PlanningDeps,
  order: Order,
  edit: OrderEdit,
): Promise<Result<MovedOrder, EditOrderRefusal>> => {
  const fault = faultOf(order, edit);
  if (fault) return refuse(fault);
  const moves = await movesTo(deps, order, edit);
  if (!moves.ok) return moves;
  const fields = changedIn(fieldsOf(order), edit);
  if (fields.length > 0) await deps.orders.replace(edited(order, edit, fields, deps.now));
  const told = await moveParts(deps, moves.value, edit);
  return accept({ ...((await deps.orders.find(edit.id)) ?? order), told });
};

export const editOrder =
  (deps: PlanningDeps) =>
  async (edit: OrderEdit): Promise<Result<MovedOrder, EditOrderRefusal>> => {
    const order = await deps.orders.find(edit.id);
    if (!order) return refuse({ kind: "order-gone" });
    return mayMove(order) ? change(deps, order, edit) : refuse({ kind: "not-to-move" });
  };
