import type { Progress } from "#core/along/parcel-tick.ts";

export const progressInWords = (
  { packed, orders, handedOver, parcels }: Progress,
  isShared: boolean,
): string =>
  isShared
    ? `Packed ${packed} of ${orders}, handed over ${handedOver} of ${parcels}`
    : `Handed over ${handedOver} of ${parcels}`;
