import type { OrderToHandOver } from "#core/orders/order-to-hand-over.ts";
import { recipientOf } from "#core/orders/recipient-of.ts";
import { type LabelKind, sizeOf } from "#core/packing/label-kinds.ts";
import { LABELS_A_SHEET } from "#core/packing/labels.ts";
import { eggsIn, type PackParcel, packsIn, toPack } from "#core/packing/parcel.ts";
import { stopsIn } from "#core/packing/same-house.ts";

export const sameHouse = (orders: number): string => `Same house: ${orders} orders`;

export const nameOn = (order: OrderToHandOver): string => recipientOf(order) || "No name";

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const inAll = (parcels: readonly PackParcel[], one: string): string => {
  const packed = toPack(parcels);
  return [
    counted(one === "stop" ? stopsIn(packed) : packed.length, one),
    counted(packsIn(packed), "pack"),
    counted(eggsIn(packed), "egg"),
  ].join(", ");
};

export const nameOfLabels = (kind: LabelKind): string =>
  kind === "sheet" ? `Sheet of ${LABELS_A_SHEET} (L7163)` : `Roll ${sizeOf(kind)}`;
