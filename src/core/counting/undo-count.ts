import type { CommandContext, Commands } from "#core/command.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import { withoutCount } from "#core/counting/own-counts.ts";
import { sendSoon } from "#core/counting/send-soon.ts";
import type { EntryOfFlock } from "#core/flocks/delete-entry.ts";
import { type Rebooked, rebookedIn } from "#core/flocks/rebooked.ts";
import { isBeingSent, mayBeAtShop, undone } from "#core/outbox/entry.ts";
import type { BeingSent, OpenQueue } from "#core/outbox/open-queue.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Records = Pick<VisitorRecords, "countQueue" | "ownCounts"> & CommandContext;

/** A count that the shop may have stays in the queue to be undone. Returns whether it was there. */
const takeOut =
  ({ countQueue, ownCounts, now }: Records) =>
  async (id: string): Promise<Result<boolean, BeingSent>> => {
    const entry = await countQueue.find(id);
    if (entry && isBeingSent(entry, now)) return refuse({ kind: "being-sent" });
    await ownCounts.save(withoutCount(await ownCounts.load(), id));
    if (!entry) return accept(false);
    await (mayBeAtShop(entry) ? countQueue.replace(undone(entry)) : countQueue.remove(id));
    return accept(true);
  };

interface Deps {
  readonly command: Commands<VisitorRecords>;
  readonly queue: OpenQueue<CountToSend, Rebooked>;
  readonly office: { deleteEggs(entry: EntryOfFlock): Promise<Result<Rebooked, never>> };
}

export const undoCount = ({ command, queue, office }: Deps) => {
  const remove = command(takeOut);
  return async (entry: EntryOfFlock): Promise<Result<Rebooked, BeingSent>> => {
    const wasInLine = await remove(entry.id);
    if (!wasInLine.ok) return wasInLine;
    if (!wasInLine.value) return office.deleteEggs(entry);
    return accept(rebookedIn(await sendSoon(queue)));
  };
};
