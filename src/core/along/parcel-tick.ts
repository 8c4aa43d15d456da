import type { TakenAlong, TakenParcel } from "#core/along/taken-along.ts";
import type { PackedAnyway } from "#core/orders/packed-anyway.ts";
import { type Queue, waitingIn } from "#core/queue/queue.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

/** Packed is of the whole order; a method is its half that was handed over. */
export type Box = "packed" | DeliveryMethod;

export interface ParcelTick extends PackedAnyway {
  readonly orderId: string;
  readonly box: Box;
  readonly isDone: boolean;
  /** See `TakenParcel`. */
  readonly seen: number;
}

export type TickQueue = Queue<ParcelTick>;

export const isOfBox =
  ({ orderId, box }: Pick<ParcelTick, "orderId" | "box">) =>
  (other: ParcelTick): boolean =>
    other.orderId === orderId && other.box === box;

type Ticked = Omit<ParcelTick, "seen" | keyof PackedAnyway>;

/** A tick is one more line of the order's log, which its sender has seen. */
export const tickedParcel =
  ({ orderId, box, isDone }: Ticked) =>
  (parcel: TakenParcel): TakenParcel => {
    if (parcel.id !== orderId) return parcel;
    const seen = parcel.seen + 1;
    if (box === "packed") return { ...parcel, seen, isPacked: isDone };
    return parcel.method === box ? { ...parcel, seen, isHandedOver: isDone } : { ...parcel, seen };
  };

export const withTick = (along: TakenAlong, tick: Ticked): TakenAlong => ({
  ...along,
  parcels: along.parcels.map(tickedParcel(tick)),
});

/** The list as somebody has ticked it, with what waits to be sent. */
export const withTicks = (along: TakenAlong, queue: TickQueue): TakenAlong =>
  waitingIn(queue).reduce((list, { what }) => withTick(list, what), along);

export interface Progress {
  readonly done: number;
  readonly all: number;
}

export const progressOf = ({ parcels }: TakenAlong): Progress => {
  const all = parcels.filter(({ isBeingCancelled }) => !isBeingCancelled);
  return { done: all.filter(({ isHandedOver }) => isHandedOver).length, all: all.length };
};
