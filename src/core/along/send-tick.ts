import type { ParcelTick } from "#core/along/parcel-tick.ts";
import type { DoorRefusal, DoorTick } from "#core/by-hand/take-at-door.ts";
import type { StatusRefusal } from "#core/marking/mark-order.ts";
import type { StatusChange } from "#core/marking/set-order-status.ts";
import type { Told } from "#core/orders/told.ts";
import type { HandingOver } from "#core/packing/hand-over.ts";
import type { Result } from "#core/shared/result.ts";

export interface TickingOffice {
  setOrderStatus(change: StatusChange): Promise<Result<Told | null, StatusRefusal>>;
  handOver(change: HandingOver): Promise<Result<Told | null, StatusRefusal>>;
  takeAtDoor(tick: DoorTick): Promise<Result<null, DoorRefusal>>;
}

/** A tick names the wanted state and what it has seen, so that a repeat changes nothing. */
export const sendTick = (
  office: TickingOffice,
  { orderId: id, box, how = "cash", isDone, seen, laid, flock }: ParcelTick,
  at?: string,
): Promise<Result<Told | null, StatusRefusal | DoorRefusal>> => {
  if (box === "paid") return office.takeAtDoor({ id, how, isDone, seen, at });
  return box === "packed"
    ? office.setOrderStatus({ id, status: isDone ? "Ready" : "Pending", seen, laid, flock, at })
    : office.handOver({ id, method: box, isDone, seen, laid, flock, at });
};
