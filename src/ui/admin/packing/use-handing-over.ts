import type { ParcelToHandOver } from "#core/orders/hand-over.ts";
import { isCollected } from "#core/orders/order-methods.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { useHandedOver } from "#ui/shared/queries/packing.ts";
import { useTicksUnderWay } from "#ui/shared/queries/ticking.ts";

export interface Ticks {
  readonly isTicked: (parcel: ParcelToHandOver) => boolean;
  /** Whether the whole order leaves by it. */
  readonly onTick: (parcel: ParcelToHandOver) => boolean;
  readonly seenOf: (parcel: ParcelToHandOver) => number;
}

export const wayOf = ({ items }: ParcelToHandOver): DeliveryMethod =>
  items.some(isCollected) ? "collection" : "delivery";

const otherWay = (parcel: ParcelToHandOver): DeliveryMethod =>
  wayOf(parcel) === "delivery" ? "collection" : "delivery";

/** An order that is both collected and delivered leaves when both parts are ticked. */
export const useHandingOver = (onLeave: () => void): Ticks => {
  const leaving = useHandedOver();
  const underWay = useTicksUnderWay();
  const isHalfDone = ({ id, handedOver = {} }: ParcelToHandOver["order"], way: DeliveryMethod) =>
    underWay.findLast(({ orderId, box }) => orderId === id && box === way)?.isDone ??
    way in handedOver;
  const isTicked = (parcel: ParcelToHandOver): boolean =>
    leaving.has(parcel.order.id) || (parcel.isPart && isHalfDone(parcel.order, wayOf(parcel)));
  return {
    isTicked,
    seenOf: ({ order: { id, changes = 0 } }) =>
      changes + underWay.filter(({ orderId }) => orderId === id).length,
    onTick: (parcel) => {
      const isLast =
        !parcel.isPart || (!isTicked(parcel) && isHalfDone(parcel.order, otherWay(parcel)));
      if (isLast) onLeave();
      return isLast;
    },
  };
};
