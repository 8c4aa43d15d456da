import { spawn } from "node:child_process";
import { freeBytes } from "#adapters/node/free-bytes.ts";
import type { JsonLog } from "#adapters/node/json-log.ts";
import { nodeTicker } from "#adapters/node/node-ticker.ts";
import { nodeProcesses } from "#adapters/node/processes.ts";
import { runChild } from "#adapters/node/run-child.ts";
import {
  type ForeignFolderRefusal,
  openFolder,
  prepareFolder,
} from "#adapters/pglite/data-folder.ts";
import { keepCopies } from "#adapters/pglite/data-folder-copies.ts";
import { type FolderLock, lockFolder } from "#adapters/pglite/data-folder-lock.ts";
import { keepUp } from "#adapters/pglite/data-folder-upkeep.ts";
import { guardDisk, LEAST_TO_OPEN_BYTES } from "#adapters/pglite/disk-guard.ts";
import { openPGlite } from "#adapters/pglite/open-pglite.ts";
import { vacuumOf } from "#adapters/pglite/vacuum.ts";
import {
  damagedWords,
  type OtherVersionRefusal,
  otherFolderWords,
} from "#adapters/pglite/written-by.ts";
import type { Database } from "#adapters/postgres/database.ts";
import {
  beforeTheFloorWords,
  isBeforeTheFloor,
  migrate,
  pendingMigrations,
} from "#adapters/postgres/migrate.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { type CannotOpen, cannot } from "./cannot-open.ts";

export interface EmbeddedDeps {
  readonly log: JsonLog;
  readonly makeFolderArgs: readonly string[];
  readonly isForATask?: boolean;
  onEnd(sentence: string): void;
}

const lockOf = async (folder: string): Promise<Result<FolderLock, CannotOpen>> => {
  try {
    const lock = await lockFolder(folder, nodeProcesses(process));
    if (lock.ok) return lock;
    return cannot(
      `The folder "${folder}" is in use by the process ${lock.refusal.pid}: one shop at a time can work in it.`,
      "in-use",
    );
  } catch (cause) {
    // Ignored but for its code: the sentence says it.
    const { code } = cause as NodeJS.ErrnoException;
    return cannot(
      `FARMGATE_DATA is "${folder}", where nothing can be written (${code}): it must name a folder that this user may make and write to.`,
    );
  }
};

const whyNotPrepared = (
  folder: string,
  refusal: ForeignFolderRefusal | OtherVersionRefusal,
): string =>
  refusal.kind === "other-version"
    ? otherFolderWords(folder, refusal.version)
    : `The folder "${folder}" holds something else: FARMGATE_DATA must name an empty one.`;

export const openEmbedded = async (
  folder: string,
  { log, makeFolderArgs, onEnd, isForATask = false }: EmbeddedDeps,
): Promise<Result<Database, CannotOpen>> => {
  const lock = await lockOf(folder);
  if (!lock.ok) return lock;
  const giveUp = async (sentence: string) => {
    await lock.value.release();
    return cannot(sentence);
  };
  const deps = { spawn, execPath: process.execPath };
  if ((await freeBytes(folder)) < LEAST_TO_OPEN_BYTES)
    return giveUp(`The disk of "${folder}" is full: the shop needs 32 MB on it to start.`);
  const prepared = await prepareFolder(folder, (fresh) =>
    runChild(deps, [...makeFolderArgs, fresh]),
  );
  if (!prepared.ok) return giveUp(whyNotPrepared(folder, prepared.refusal));
  // Ignored: PGlite says no more than that it failed.
  const opened = await openFolder(folder).catch(() => null);
  if (!opened) return giveUp(damagedWords(folder));
  if (await isBeforeTheFloor(openPGlite(opened).db)) {
    await opened.close();
    return giveUp(beforeTheFloorWords(`The database in "${folder}"`));
  }
  const pglite = guardDisk(opened, {
    freeBytes: () => freeBytes(folder),
    onEnd: (cause) => {
      log.error(cause, "database-ended");
      onEnd("The embedded database has ended: is its disk full? Nothing that was stored is lost.");
    },
  });
  const { db } = openPGlite(pglite);
  const copies = keepCopies(opened, folder, systemClock);
  const vacuum = vacuumOf({ db, freeBytes: () => freeBytes(folder) });
  const [first] = await pendingMigrations(db);
  if (first && prepared.value === "found") {
    await vacuum.all();
    await copies.beforeMigration(first);
  }
  await migrate(db, "whoever has locked the folder");
  const upkeep = keepUp(pglite, copies, {
    ticker: nodeTicker,
    log,
    vacuum,
    isNew: isForATask || prepared.value === "made",
  });
  return accept({
    db,
    close: async () => {
      await upkeep.close();
      await lock.value.release();
    },
  });
};
