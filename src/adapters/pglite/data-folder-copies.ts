import { cp, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { create } from "tar";
import { freeBytes } from "#adapters/node/free-bytes.ts";
import { renameOnDisk, syncFile, syncFolder } from "#adapters/node/on-disk.ts";
import { oneAtATime } from "#adapters/node/one-at-a-time.ts";
import { DAILY, dayOf, outdated, UNFINISHED } from "#adapters/pglite/outdated-copies.ts";
import type { Day } from "#core/shared/day.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Clock } from "#ports/clock.ts";

export interface Copies {
  /** Takes today's copy. Answers with its file, or null where there is one already. */
  daily(): Promise<string | null>;
  /** Takes a copy whatever others there are. Answers with its file. */
  beforeMigration(name: string): Promise<string>;
}

/** Copies hold what customers told the farm: they are the owner's alone. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const removed = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

const bytesIn = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** The file appears under its name when all of it is on the disk. */
const pack = async (folder: string, path: string): Promise<void> => {
  const unfinished = `${path}${UNFINISHED}`;
  try {
    await create({ cwd: folder, file: unfinished, gzip: true, mode: FILE_MODE }, ["."]);
    await syncFile(unfinished);
    await renameOnDisk(unfinished, path);
  } catch (cause) {
    await removed(unfinished);
    throw cause;
  }
};

const copiesOf = (folder: string): string => `${resolve(folder)}-copies`;

/** The day of the newest daily copy of a folder; null where there is none. */
export const lastCopyDay = async (folder: string): Promise<Day | null> => {
  // Not told: where there is no such folder there is no copy, which is the answer.
  const names = await readdir(copiesOf(folder)).catch(() => []);
  const last = names.toSorted().findLast((name) => DAILY.test(name));
  return last === undefined ? null : dayOf(last);
};

/** Whatever is copied of the disk stays free for the shop. */
const LEFT_FREE_BYTES = 64_000_000;

/**
 * Copies of an open database, gzipped, in `<folder>-copies`: of the last 7 days, and those before migrations. The files are copied while no query runs, and packed afterwards: what a database is killed with
 * it opens with.
 */
export const keepCopies = (
  pglite: Pick<PGlite, "runExclusive" | "exec">,
  folder: string,
  clock: Clock,
): Copies => {
  const copies = copiesOf(folder);
  const inTurn = oneAtATime();

  const tidy = async (today: Day): Promise<void> => {
    // Not told: where there is no such folder yet nothing in it is too old.
    const old = outdated(await readdir(copies).catch(() => []), today);
    for (const name of old) await removed(join(copies, name));
    if (old.length > 0) await syncFolder(copies);
  };

  const take = async (name: string, today: Day): Promise<string> => {
    const path = join(copies, name);
    await mkdir(copies, { recursive: true, mode: FOLDER_MODE });
    await syncFolder(dirname(copies));
    if ((await freeBytes(copies)) < 2 * (await bytesIn(folder)) + LEFT_FREE_BYTES)
      throw new Error("The disk has no room for a copy of the database.");
    const files = `${path}.files${UNFINISHED}`;
    try {
      await removed(files);
      // Not told: a copy is whole without one, and opens faster with it.
      await pglite.exec("checkpoint").catch(() => undefined);
      await pglite.runExclusive(() => cp(folder, files, { recursive: true }));
      await pack(files, path);
    } finally {
      await removed(files);
    }
    await tidy(today);
    return path;
  };

  return {
    daily: () =>
      inTurn(async () => {
        const today = todayOf(clock);
        const name = `${today}.tar.gz`;
        // They go whether or not there is room for another.
        await tidy(today);
        return (await exists(join(copies, name))) ? null : take(name, today);
      }),
    beforeMigration: (migration) =>
      inTurn(() => {
        const today = todayOf(clock);
        return take(`${today}-before-${migration}.tar.gz`, today);
      }),
  };
};
