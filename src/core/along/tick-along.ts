import { type Box, isOfBox, type ParcelTick } from "#core/along/parcel-tick.ts";
import type { CommandContext } from "#core/command.ts";
import type { PaidAtDoor } from "#core/orders/paid-at-door.ts";
import { isBeingSent, type Queue, refusedIn, waitingIn, wasSent } from "#core/outbox/entry.ts";
import type { BeingSent } from "#core/outbox/open-queue.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface BoxTick {
  readonly orderId: string;
  readonly box: Box;
  readonly how?: PaidAtDoor | undefined;
  readonly isDone: boolean;
}

export type TickRefusal = BeingSent | { readonly kind: "not-on-the-list" };

type Records = Pick<VisitorRecords, "takenAlong" | "tickQueue"> & CommandContext;

/** At most one tick of a box waits that the shop can't know of; one behind a tick it may know of has seen that one. */
const addNewest = async (
  { tickQueue, newId, now }: Records,
  ofBox: Queue<ParcelTick>,
  tick: ParcelTick,
): Promise<void> => {
  for (const { id } of refusedIn(ofBox)) await tickQueue.remove(id);
  const before = waitingIn(ofBox);
  const last = before.at(-1);
  if (last?.what.isDone === tick.isDone) return;
  const isItsOpposite = last?.what.how === tick.how;
  if (last && isItsOpposite && !wasSent(last)) return tickQueue.remove(last.id);
  const what = { ...tick, seen: tick.seen + before.length };
  await tickQueue.add({ id: newId, at: now, what });
};

export const tickAlong =
  (records: Records) =>
  async (tick: BoxTick): Promise<Result<null, TickRefusal>> => {
    const { takenAlong, tickQueue, now } = records;
    const parcels = (await takenAlong.load())?.parcels ?? [];
    const parcel = parcels.find(({ id }) => id === tick.orderId);
    if (!parcel) return refuse({ kind: "not-on-the-list" });
    const isIt = isOfBox(tick);
    const ofBox = (await tickQueue.all()).filter(({ what }) => isIt(what));
    if (ofBox.some((entry) => isBeingSent(entry, now))) return refuse({ kind: "being-sent" });
    await addNewest(records, ofBox, { ...tick, seen: parcel.seen });
    return accept(null);
  };
