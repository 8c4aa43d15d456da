import { useState } from "react";
import type { ParcelToHandOver } from "#core/orders/hand-over.ts";
import { isCollected } from "#core/orders/order-methods.ts";
import type { Ticks } from "#ui/admin/packing/parcels.tsx";
import { useHandedOver } from "#ui/shared/queries/packing.ts";

const wayOf = ({ items }: ParcelToHandOver): "collection" | "delivery" =>
  items.some(isCollected) ? "collection" : "delivery";

/** An order that is both collected and delivered is handed over when both parts are ticked. */
export const useHandingOver = (onLeave: () => void): Ticks => {
  const leaving = useHandedOver();
  const [halves, setHalves] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    isTicked: (parcel) =>
      leaving.has(parcel.order.id) ||
      (parcel.isPart && halves.get(parcel.order.id) === wayOf(parcel)),
    onTick: (parcel) => {
      const { id } = parcel.order;
      const ticked = halves.get(id);
      const rest = new Map(halves);
      rest.delete(id);
      if (parcel.isPart && ticked === undefined) rest.set(id, wayOf(parcel));
      setHalves(rest);
      if (parcel.isPart && (ticked === undefined || ticked === wayOf(parcel))) return false;
      onLeave();
      return true;
    },
  };
};
