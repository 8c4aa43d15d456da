import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Mutex } from "async-mutex";
import { freeBytes } from "#adapters/node/free-bytes.ts";
import { exists, remove } from "#adapters/node/on-disk.ts";
import { bytesIn, copiesOf, makeCopies, pack, tidyCopies } from "#adapters/pglite/copy-files.ts";
import { RESERVE_BYTES } from "#adapters/pglite/disk-guard.ts";
import { DAILY, dayOf, UNFINISHED } from "#adapters/pglite/outdated-copies.ts";
import type { Day } from "#core/shared/day.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Clock } from "#ports/clock.ts";

export interface Copies {
  daily(): Promise<string | null>;
  beforeMigration(name: string): Promise<string>;
}

export const lastCopyDay = async (folder: string): Promise<Day | null> => {
  // Ignored: without the folder there is no copy.
  const names = await readdir(copiesOf(folder)).catch(() => []);
  const last = names.toSorted().findLast((name) => DAILY.test(name));
  return last === undefined ? null : dayOf(last);
};

/** Copies files while no query runs: PostgreSQL recovers from them as after a crash. */
export const keepCopies = (
  pglite: Pick<PGlite, "runExclusive" | "exec">,
  folder: string,
  clock: Clock,
): Copies => {
  const copies = copiesOf(folder);
  const mutex = new Mutex();

  const take = async (name: string, today: Day): Promise<string> => {
    const path = join(copies, name);
    await makeCopies(copies);
    if ((await freeBytes(copies)) < 2 * (await bytesIn(folder)) + RESERVE_BYTES)
      throw new Error("The disk has no room for a copy of the database.");
    const files = `${path}.files${UNFINISHED}`;
    try {
      await remove(files);
      // Ignored: a copy without a checkpoint only opens more slowly.
      await pglite.exec("checkpoint").catch(() => undefined);
      await pglite.runExclusive(() => cp(folder, files, { recursive: true }));
      await pack(files, path);
    } finally {
      await remove(files);
    }
    await tidyCopies(copies, today);
    return path;
  };

  return {
    daily: () =>
      mutex.runExclusive(async () => {
        const today = todayOf(clock);
        const name = `${today}.tar.gz`;
        await tidyCopies(copies, today);
        return (await exists(join(copies, name))) ? null : take(name, today);
      }),
    beforeMigration: (migration) =>
      mutex.runExclusive(() => {
        const today = todayOf(clock);
        return take(`${today}-before-${migration}.tar.gz`, today);
      }),
  };
};
