import { type Box, tickedParcel } from "#core/along/parcel-tick.ts";
import { type TakenParcel, takenParcel } from "#core/along/taken-along.ts";
import { isCollected } from "#core/orders/order-methods.ts";
import type { ParcelToHandOver } from "#core/orders/order-to-hand-over.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { useTicksUnderWay } from "#ui/admin/packing/ticking-queries.ts";

export interface Ticks {
  readonly shownOf: (parcel: ParcelToHandOver) => TakenParcel;
  readonly onTick: (parcel: ParcelToHandOver, box: Box) => boolean;
}

const wayOf = ({ items }: ParcelToHandOver): DeliveryMethod =>
  items.some(isCollected) ? "collection" : "delivery";

const otherWay = (parcel: ParcelToHandOver): DeliveryMethod =>
  wayOf(parcel) === "delivery" ? "collection" : "delivery";

export const useHandingOver = (onLeave: () => void): Ticks => {
  const underWay = useTicksUnderWay();
  const shown = (parcel: ParcelToHandOver, way: DeliveryMethod): TakenParcel =>
    underWay.reduce<TakenParcel>((one, tick) => tickedParcel(tick)(one), takenParcel(way)(parcel));
  const isLast = (parcel: ParcelToHandOver): boolean =>
    !parcel.isPart ||
    (!shown(parcel, wayOf(parcel)).isHandedOver && shown(parcel, otherWay(parcel)).isHandedOver);
  return {
    shownOf: (parcel) => shown(parcel, wayOf(parcel)),
    onTick: (parcel, box) => {
      const leaves = box !== "packed" && box !== "paid" && isLast(parcel);
      if (leaves) onLeave();
      return leaves;
    },
  };
};
