import * as v from "valibot";
import {
  ADay,
  Days,
  Email,
  Halves,
  Id,
  MadeAt,
  MayBe,
  MoveWords,
  Pack,
  packs,
  Typed,
  text,
  WeekMethod,
  Whole,
} from "#adapters/http/schemas.ts";
import { HOW_PAID } from "#core/orders/paid-by-hand.ts";

export const OrderMove = v.object({
  id: Id,
  method: WeekMethod,
  day: text(10),
  anyway: v.boolean(),
  ...MoveWords,
});

const HowPaid = v.picklist(HOW_PAID);

const TypedAddress = v.object({ lines: Typed, postcode: Typed });

const Reached = { phone: Typed, address: TypedAddress };

const OrderFields = v.object({
  name: Typed,
  email: Email,
  ...Reached,
  recipient: v.exactOptional(Typed),
});

export const NewOrder = v.object({
  name: Typed,
  email: Email,
  ...Reached,
  packs: packs(v.object({ ...Pack, quantity: Whole, price: Whole })),
  method: WeekMethod,
  day: text(10),
  note: Typed,
  how: HowPaid,
  sendsMail: v.boolean(),
  anyway: v.object({ eggs: v.boolean(), day: v.boolean() }),
});

export const GateSale = v.object({
  packs: packs(v.object({ ...Pack, quantity: Whole, price: Whole })),
  how: v.picklist(["cash", "card"]),
  note: Typed,
  at: MadeAt,
});

export const PaidMark = v.object({
  id: Id,
  how: HowPaid,
  isPaid: v.boolean(),
  insteadOf: v.optional(HowPaid),
  day: v.exactOptional(ADay),
  anyway: MayBe,
});

export const CancelByHand = v.object({
  id: Id,
  isGivenBack: v.boolean(),
  // A page of an earlier version sends none.
  puttingBack: v.exactOptional(Halves),
});

export const OrderEdit = v.object({
  id: Id,
  before: OrderFields,
  ...OrderFields.entries,
  days: Days,
  anyway: v.boolean(),
  ...MoveWords,
});
