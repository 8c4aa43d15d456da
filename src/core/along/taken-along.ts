import { addressLines } from "#core/orders/address.ts";
import type { ParcelToHandOver } from "#core/orders/order-to-hand-over.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import type { PaidAtDoor } from "#core/orders/paid-at-door.ts";
import type { Unfit } from "#core/recall/unfit-eggs.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Pence } from "#core/shared/money.ts";

export interface TakenParcel {
  readonly id: string;
  readonly method: DeliveryMethod;
  readonly isPacked: boolean;
  readonly isHandedOver: boolean;
  readonly isBeingCancelled: boolean;
  readonly seen: number;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly note: string;
  readonly packs: readonly string[];
  readonly toPay?: Pence;
  /** Null once its tick was taken back here. */
  readonly paidAtDoor?: PaidAtDoor | null;
  readonly unfit?: Unfit;
  readonly stop?: number;
}

export const unfitIn = ({ unfit, isPacked, isHandedOver }: TakenParcel): Unfit | undefined =>
  isPacked && !isHandedOver ? unfit : undefined;

export interface TakenAlong {
  readonly day: Day;
  readonly at: string;
  readonly parcels: readonly TakenParcel[];
}

export const takenParcel =
  (method: DeliveryMethod) =>
  ({ order, items }: ParcelToHandOver): TakenParcel => ({
    id: order.id,
    method,
    isPacked: order.status !== "Pending",
    isHandedOver: order.status === "Completed" || order.handedOver?.[method] !== undefined,
    isBeingCancelled: order.isBeingCancelled === true,
    seen: order.changes ?? 0,
    name: order.recipient || (order.customerName ?? ""),
    phone: order.phone ?? "",
    address: order.address ? addressLines(order.address).join(", ") : "",
    note: order.note ?? "",
    packs: items.map(packsInWords),
    ...(order.toPay !== undefined && { toPay: order.toPay }),
    ...(order.paidAtDoor !== undefined && { paidAtDoor: order.paidAtDoor }),
  });

/** A list whose day is over is dropped, with the people on it. */
export const asOf = (along: TakenAlong | null, today: Day): TakenAlong | null =>
  along && along.day >= today ? along : null;
