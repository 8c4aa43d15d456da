import { access, constants } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type Finding, look, stop, well } from "#adapters/node/finding.ts";
import { exists } from "#adapters/node/on-disk.ts";
import type { Processes } from "#adapters/node/processes.ts";
import { isDatabase, isForeign } from "#adapters/pglite/data-folder.ts";
import { lastCopyDay } from "#adapters/pglite/data-folder-copies.ts";
import { lockedBy } from "#adapters/pglite/data-folder-lock.ts";
import { LEAST_TO_OPEN_BYTES, RESERVE_BYTES } from "#adapters/pglite/disk-guard.ts";
import type { Opens } from "#adapters/pglite/opens.ts";
import { damagedWords, otherFolderWords, otherVersionIn } from "#adapters/pglite/written-by.ts";
import { beforeTheFloorWords } from "#adapters/postgres/migrate.ts";
import { addDays } from "#core/shared/calendar.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Clock } from "#ports/clock.ts";

interface Deps {
  readonly processes: Processes;
  readonly clock: Clock;
  freeBytes(folder: string): Promise<number>;
  opens(folder: string): Promise<Opens | null>;
}

const LITTLE_BYTES = 500_000_000;

const MB = 1_000_000;

const COPY_DAYS = 2;

const nearest = async (path: string): Promise<string> =>
  (await exists(path)) || dirname(path) === path ? path : nearest(dirname(path));

const mayWrite = async (folder: string): Promise<boolean> => {
  const path = resolve(folder);
  try {
    for (const one of [path, dirname(path)])
      await access(await nearest(one), constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const checkDatabase = async (folder: string, { processes, opens }: Deps): Promise<Finding> => {
  const other = await otherVersionIn(resolve(folder));
  if (other) return stop(otherFolderWords(folder, other.version));
  const opening = await opens(resolve(folder));
  if (opening === null)
    return look(
      `Whether the embedded database in "${folder}" opens was not tried: there is no room for a copy of it in the folder for temporary files.`,
    );
  if (opening === "before-the-floor")
    return stop(beforeTheFloorWords(`The database in "${folder}"`));
  if (opening === "damaged" && (await lockedBy(folder, processes)) === null)
    return stop(damagedWords(folder));
  return well(`The embedded database in "${folder}" opens, and no shop is running on it.`);
};

const checkPlace = async (folder: string, deps: Deps): Promise<Finding> => {
  if (!(await mayWrite(folder)))
    return stop(
      `This user may not write to the folder "${folder}" or to the one that it stands in: FARMGATE_DATA must name one where it may.`,
    );
  if (await isForeign(resolve(folder)))
    return stop(
      `The folder "${folder}" holds something else: FARMGATE_DATA must name an empty one.`,
    );
  const pid = await lockedBy(folder, deps.processes);
  if (pid !== null)
    return well(
      `The embedded database in "${folder}" is in use by the running shop (process ${pid}).`,
    );
  return (await isDatabase(resolve(folder)))
    ? checkDatabase(folder, deps)
    : look(`There is no database in "${folder}" yet: the first start of the shop makes it.`);
};

const checkRoom = async (folder: string, { freeBytes }: Deps): Promise<Finding> => {
  const free = await freeBytes(folder);
  const room = `The disk of "${folder}" has ${Math.floor(free / MB)} MB left`;
  if (free < LEAST_TO_OPEN_BYTES)
    return stop(`${room}: the shop can't start. Make room, then start it.`);
  if (free < RESERVE_BYTES)
    return stop(
      `${room}: the shop takes no orders until there are ${RESERVE_BYTES / MB}. Make room.`,
    );
  if (free < LITTLE_BYTES) return look(`${room}: make room before it is full.`);
  return Number.isFinite(free)
    ? well(`${room}.`)
    : look("Nobody can say how much room the disk has.");
};

const checkCopies = async (folder: string, { clock }: Deps): Promise<readonly Finding[]> => {
  if (!(await isDatabase(resolve(folder)))) return [];
  const last = await lastCopyDay(folder);
  const where = `in "${folder}-copies"`;
  if (last === null)
    return [look(`There is no daily copy ${where} yet: the running shop makes one each day.`)];
  if (last < addDays(todayOf(clock), -COPY_DAYS))
    return [
      look(
        `The last daily copy ${where} is of ${last}: the running shop makes one each day. Is it running, and what does its log say?`,
      ),
    ];
  return [well(`The last daily copy ${where} is of ${last}.`)];
};

export const checkFolder = async (folder: string, deps: Deps): Promise<readonly Finding[]> => [
  await checkPlace(folder, deps),
  await checkRoom(folder, deps),
  ...(await checkCopies(folder, deps)),
];
