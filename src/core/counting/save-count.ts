import { countOf, type LogCountRefusal } from "#core/care/log-count.ts";
import type { CommandContext, Commands } from "#core/command.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import { withCount, withoutCount } from "#core/counting/own-counts.ts";
import { sendSoon } from "#core/counting/send-soon.ts";
import { type EggEntry, eggsIn, type FlockId } from "#core/flocks/flock.ts";
import type { Rebooked } from "#core/flocks/rebooked.ts";
import type { OpenQueue } from "#core/outbox/open-queue.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { VisitorRecords } from "#ports/records.ts";

export interface SavedCount {
  readonly id: string;
  readonly flock: FlockId;
  readonly eggs: number;
  readonly state: "waiting" | "taken" | "refused";
}

type Records = Pick<VisitorRecords, "countQueue" | "ownCounts"> & CommandContext;

const putInLine =
  ({ countQueue, ownCounts, newId, now }: Records) =>
  async (count: CountToSend, instead: string): Promise<Result<EggEntry, LogCountRefusal>> => {
    const today = todayAt(now);
    const counted = countOf({ ...count, id: newId }, today);
    if (!counted.ok) return counted;
    const { entry } = counted.value;
    // The date as it was read: the count may be sent on another day.
    const what = { ...count, date: entry.date };
    await countQueue.remove(instead);
    await countQueue.add({ id: newId, at: now, what });
    const own = withoutCount(await ownCounts.load(), instead);
    await ownCounts.save(withCount(own, { ...entry, flock: count.flock }, today));
    return accept(entry);
  };

interface Deps {
  readonly command: Commands<VisitorRecords>;
  readonly queue: OpenQueue<CountToSend, Rebooked>;
}

const sendNow = async (
  queue: OpenQueue<CountToSend, Rebooked>,
  id: string,
): Promise<SavedCount["state"]> => {
  await sendSoon(queue);
  const entry = (await queue.list()).find((one) => one.id === id);
  if (!entry) return "taken";
  return entry.refused === undefined ? "waiting" : "refused";
};

export interface Saving {
  /** The refused count that this one corrects. */
  readonly instead?: string;
  readonly isLost?: boolean;
  /** Called once the count can't be lost. */
  readonly kept?: () => void;
  /** How long to wait for the shop's answer; a later one is stored in the queue. */
  readonly patience?: () => Promise<unknown>;
}

const answered = (
  sent: Promise<SavedCount["state"]>,
  patience: Saving["patience"],
): Promise<SavedCount["state"]> =>
  patience ? Promise.race([sent, patience().then((): SavedCount["state"] => "waiting")]) : sent;

export const saveCount = ({ command, queue }: Deps) => {
  const keep = command(putInLine);
  return async (
    count: CountToSend,
    { instead = "", isLost = false, kept: tellKept, patience }: Saving = {},
  ): Promise<Result<SavedCount, LogCountRefusal>> => {
    const kept = await keep(count, instead);
    if (!kept.ok) return kept;
    tellKept?.();
    const { id, counts } = kept.value;
    const state = isLost ? "waiting" : await answered(sendNow(queue, id), patience);
    return accept({ id, flock: count.flock, eggs: eggsIn(counts), state });
  };
};
