import type { CommandContext } from "#core/command.ts";
import {
  lastFlockOf,
  NO_COUNTS,
  type OwnCount,
  withCount,
  withFlock,
} from "#core/counting/own-counts.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Records = Pick<VisitorRecords, "ownCounts">;

export const noteFlock =
  ({ ownCounts }: Records) =>
  async (flock: FlockId): Promise<Result<null, never>> => {
    const own = await ownCounts.load();
    if (lastFlockOf(own) !== flock) await ownCounts.save(withFlock(own, flock));
    return accept(null);
  };

export const noteCount =
  ({ ownCounts, now }: Records & CommandContext) =>
  async (count: OwnCount): Promise<void> =>
    ownCounts.save(withCount(await ownCounts.load(), count, todayAt(now)));

export const forgetOwnCounts =
  ({ ownCounts }: Records) =>
  async (): Promise<Result<null, never>> => {
    if (lastFlockOf(await ownCounts.load()) !== null) await ownCounts.save(NO_COUNTS);
    return accept(null);
  };
