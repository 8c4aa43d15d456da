import type { ParcelTick } from "#core/along/parcel-tick.ts";
import type { TakenAlong, TakenParcel } from "#core/along/taken-along.ts";
import type { Entry } from "#core/outbox/entry.ts";
import { NOON } from "#tests/support/a-shop.ts";

export const aTakenParcel = (change: Partial<TakenParcel> = {}): TakenParcel => ({
  id: "A",
  method: "delivery",
  isPacked: false,
  isHandedOver: false,
  isBeingCancelled: false,
  seen: 1,
  name: "Mabel Smith",
  phone: "07700 900123",
  address: "3 Mill Lane, Crawley, RH10 1AA",
  note: "In the porch, please.",
  packs: ["1 × Large 12"],
  ...change,
});

const WITHHELD = { lot: "L", category: "large", flock: "2", laid: "2026-06-18", eggs: 12 } as const;

const UNFIT: Required<TakenParcel>["unfit"] = {
  past: [{ category: "small", until: "2026-06-19" }],
  withheld: [{ ...WITHHELD, until: "2026-06-25" }],
};

export const A_LIST: TakenAlong = {
  day: "2026-06-20",
  at: NOON,
  parcels: [aTakenParcel(), aTakenParcel({ id: "B", isPacked: true, unfit: UNFIT })],
};

export const A_TICK: Entry<ParcelTick> = {
  id: "T1",
  at: NOON,
  what: { orderId: "A", box: "delivery", isDone: true, seen: 1 },
};
