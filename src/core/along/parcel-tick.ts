import type { TakenAlong, TakenParcel } from "#core/along/taken-along.ts";
import type { PackedAnyway } from "#core/orders/packed-anyway.ts";
import type { PaidAtDoor } from "#core/orders/paid-at-door.ts";
import { type Queue, waitingIn } from "#core/outbox/entry.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export type Box = "packed" | "paid" | DeliveryMethod;

export interface ParcelTick extends PackedAnyway {
  readonly orderId: string;
  readonly box: Box;
  /** Of the box 'paid'. */
  readonly how?: PaidAtDoor | undefined;
  readonly isDone: boolean;
  readonly seen: number;
}

export const isOfBox =
  ({ orderId, box }: Pick<ParcelTick, "orderId" | "box">) =>
  (other: ParcelTick): boolean =>
    other.orderId === orderId && other.box === box;

type Ticked = Omit<ParcelTick, "seen" | keyof PackedAnyway>;

const asTicked = (parcel: TakenParcel, { box, how = "cash", isDone }: Ticked): TakenParcel => {
  if (box === "packed") return { ...parcel, isPacked: isDone };
  if (box === "paid") return { ...parcel, paidAtDoor: isDone ? how : null };
  return parcel.method === box ? { ...parcel, isHandedOver: isDone } : parcel;
};

export const tickedParcel =
  (tick: Ticked) =>
  (parcel: TakenParcel): TakenParcel =>
    parcel.id === tick.orderId ? { ...asTicked(parcel, tick), seen: parcel.seen + 1 } : parcel;

export const withTick = (along: TakenAlong, tick: Ticked): TakenAlong => ({
  ...along,
  parcels: along.parcels.map(tickedParcel(tick)),
});

export const withTicks = (along: TakenAlong, queue: Queue<ParcelTick>): TakenAlong =>
  waitingIn(queue).reduce((list, { what }) => withTick(list, what), along);

/** An order is packed once, and each of its parcels handed over. */
export interface Progress {
  readonly packed: number;
  readonly orders: number;
  readonly handedOver: number;
  readonly parcels: number;
}

const packedOf = (parcels: readonly TakenParcel[]): readonly boolean[] => {
  const orders = new Map<string, boolean>();
  for (const [at, { id, isPacked, isHandedOver }] of parcels.entries()) {
    const key = id || `without an id ${at}`;
    orders.set(key, isPacked || (isHandedOver && orders.get(key) !== false));
  }
  return [...orders.values()];
};

export const progressOf = (along: TakenAlong): Progress => {
  const all = along.parcels.filter(({ isBeingCancelled }) => !isBeingCancelled);
  const packed = packedOf(all);
  return {
    packed: packed.filter(Boolean).length,
    orders: packed.length,
    handedOver: all.filter(({ isHandedOver }) => isHandedOver).length,
    parcels: all.length,
  };
};
