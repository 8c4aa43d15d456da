import { houseKey } from "#core/packing/house.ts";
import type { PackParcel } from "#core/packing/parcel.ts";

/** Those of one house behind its first. */
const byHouse = (stops: readonly PackParcel[]): readonly (readonly PackParcel[])[] => {
  const houses = new Map<string, PackParcel[]>();
  for (const [at, parcel] of stops.entries()) {
    const key = houseKey(parcel.order.address) ?? `alone ${at}`;
    const known = houses.get(key);
    if (known) known.push(parcel);
    else houses.set(key, [parcel]);
  }
  return [...houses.values()];
};

const cancelledLast = (a: PackParcel, b: PackParcel): number =>
  Number(a.order.isBeingCancelled ?? false) - Number(b.order.isBeingCancelled ?? false);

/** One number a house; none for an order that is being cancelled. */
export const asStops = (stops: readonly PackParcel[]): readonly PackParcel[] => {
  let last = 0;
  return byHouse(stops).flatMap((house) => {
    if (house.some(({ order }) => !order.isBeingCancelled)) last += 1;
    const stop = last;
    return house
      .toSorted(cancelledLast)
      .map((parcel) => (parcel.order.isBeingCancelled ? parcel : { ...parcel, stop }));
  });
};

interface OfStop {
  readonly stop?: number | null;
}

/** Rows that follow each other at one stop. */
export const groupedByStop = <One extends OfStop>(
  rows: readonly One[],
): readonly (readonly One[])[] => {
  const groups: One[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const isSame = row.stop != null && last?.some(({ stop }) => stop === row.stop);
    if (last && isSame) last.push(row);
    else groups.push([row]);
  }
  return groups;
};

/** An order that is being cancelled counts by itself. */
export const stopsIn = (rows: readonly OfStop[]): number => groupedByStop(rows).length;
