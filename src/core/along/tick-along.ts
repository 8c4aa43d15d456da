import { type Box, isOfBox, type ParcelTick, type TickQueue } from "#core/along/parcel-tick.ts";
import type { CommandContext } from "#core/command.ts";
import type { BeingSent } from "#core/queue/open-queue.ts";
import { isBeingSent, wasSent } from "#core/queue/queue.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface BoxTick {
  readonly orderId: string;
  readonly box: Box;
  readonly isDone: boolean;
}

export type TickRefusal = BeingSent | { readonly kind: "not-on-the-list" };

type Records = Pick<VisitorRecords, "takenAlong" | "tickQueue"> & CommandContext;

/**
 * Of one box at most one tick waits that the shop can't know of: its opposite takes it back. A tick behind one that the
 * shop may know of has seen that one.
 */
const withNewest = (queue: TickQueue, tick: ParcelTick, { newId, now }: CommandContext) => {
  const isIt = isOfBox(tick);
  const others = queue.filter(({ what, refused }) => refused === undefined || !isIt(what));
  const before = others.filter(({ what }) => isIt(what));
  const last = before.at(-1);
  if (last?.what.isDone === tick.isDone) return others;
  if (last && !wasSent(last)) return others.filter(({ id }) => id !== last.id);
  const what = { ...tick, seen: tick.seen + before.length };
  return [...others, { id: newId, at: now, what }];
};

export const tickAlong =
  ({ takenAlong, tickQueue, ...drawn }: Records) =>
  async (tick: BoxTick): Promise<Result<null, TickRefusal>> => {
    const parcels = (await takenAlong.load())?.parcels ?? [];
    const parcel = parcels.find(({ id }) => id === tick.orderId);
    if (!parcel) return refuse({ kind: "not-on-the-list" });
    const queue = await tickQueue.load();
    const isSending = queue.some(
      (entry) => isOfBox(tick)(entry.what) && isBeingSent(entry, drawn.now),
    );
    if (isSending) return refuse({ kind: "being-sent" });
    await tickQueue.save(withNewest(queue, { ...tick, seen: parcel.seen }, drawn));
    return accept(null);
  };
