import { packOf } from "#core/catalogue/pack.ts";
import type { BestBefore } from "#core/fefo/best-before.ts";
import { addressLines } from "#core/orders/address.ts";
import type { PackedItem } from "#core/orders/order-to-hand-over.ts";
import { recipientOf } from "#core/orders/recipient-of.ts";
import type { EggsOfDay } from "#core/packing/day-eggs.ts";
import { type PackParcel, toPack } from "#core/packing/parcel.ts";
import type { Day } from "#core/shared/day.ts";

export const dateOf = ({ id }: Pick<PackedItem, "id">, dates: BestBefore): Day | null => {
  const category = packOf(id)?.category;
  return (category && dates[category]) ?? null;
};

export interface Label {
  readonly name: string;
  readonly eggs: number;
  readonly bestBefore: Day | null;
  readonly laidFrom: Day | null;
  readonly orderId: string;
  readonly customer: string;
  readonly stop: number | null;
  /** Where it is driven to. */
  readonly address: readonly string[];
  /** Which of the parcel's packs, from 1, and of how many. */
  readonly pack: number;
  readonly packs: number;
}

export type LabelDates = Pick<EggsOfDay, "bestBefore" | "laidFrom">;

const NO_DATES: LabelDates = { bestBefore: {}, laidFrom: {} };

export const labelsOf = (
  parcels: readonly PackParcel[],
  dates: LabelDates = NO_DATES,
): readonly Label[] =>
  toPack(parcels).flatMap(({ order, items, method, stop }) => {
    const packs = items.flatMap((item) => Array.from({ length: item.quantity }, () => item));
    return packs.map((item, at) => ({
      name: item.name,
      eggs: item.packSize,
      bestBefore: dateOf(item, dates.bestBefore),
      laidFrom: dateOf(item, dates.laidFrom),
      orderId: order.id,
      customer: recipientOf(order),
      stop,
      address: method === "delivery" && order.address ? addressLines(order.address) : [],
      pack: at + 1,
      packs: packs.length,
    }));
  });

export const LABELS_A_SHEET = 14;

export const sheetsOf = (
  labels: readonly Label[],
  first: number,
): readonly (readonly (Label | null)[])[] => {
  const places = [...Array.from({ length: first - 1 }, () => null), ...labels];
  const count = labels.length === 0 ? 0 : Math.ceil(places.length / LABELS_A_SHEET);
  return Array.from({ length: count }, (_, at) =>
    places.slice(at * LABELS_A_SHEET, (at + 1) * LABELS_A_SHEET),
  );
};
