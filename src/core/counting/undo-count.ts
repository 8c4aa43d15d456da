import type { CommandContext, Commands } from "#core/command.ts";
import { withoutCount } from "#core/counting/own-counts.ts";
import type { EntryOfFlock } from "#core/flocks/delete-entry.ts";
import type { BeingSent } from "#core/queue/open-queue.ts";
import { isBeingSent, wasSent, without } from "#core/queue/queue.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Records = Pick<VisitorRecords, "countQueue" | "ownCounts"> & CommandContext;

/** Whether the shop may have it. */
const look =
  ({ countQueue, now }: Records) =>
  async (id: string): Promise<Result<boolean, BeingSent>> => {
    const entry = (await countQueue.load()).find((one) => one.id === id);
    if (entry && isBeingSent(entry, now)) return refuse({ kind: "being-sent" });
    return accept(!entry || (entry.refused === undefined && wasSent(entry)));
  };

const takeOut =
  ({ countQueue, ownCounts }: Records) =>
  async (id: string): Promise<void> => {
    await countQueue.save(without(await countQueue.load(), id));
    await ownCounts.save(withoutCount(await ownCounts.load(), id));
  };

interface Deps {
  readonly command: Commands<VisitorRecords>;
  readonly office: { deleteEggs(entry: EntryOfFlock): Promise<Result<unknown, never>> };
}

/** One that waits is taken out of the line, one that the shop may have is deleted there first. */
export const undoCount = ({ command, office }: Deps) => {
  const [find, remove] = [command(look), command(takeOut)];
  return async (entry: EntryOfFlock): Promise<Result<null, BeingSent>> => {
    const isAtShop = await find(entry.id);
    if (!isAtShop.ok) return isAtShop;
    if (isAtShop.value) await office.deleteEggs(entry);
    await remove(entry.id);
    return accept(null);
  };
};
