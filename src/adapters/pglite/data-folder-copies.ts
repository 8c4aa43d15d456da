import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { freeBytes } from "#adapters/node/free-bytes.ts";
import { oneAtATime } from "#adapters/node/one-at-a-time.ts";
import {
  bytesIn,
  copiesOf,
  exists,
  makeCopies,
  pack,
  removed,
  tidyCopies,
} from "#adapters/pglite/copy-files.ts";
import { DAILY, dayOf, UNFINISHED } from "#adapters/pglite/outdated-copies.ts";
import type { Day } from "#core/shared/day.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Clock } from "#ports/clock.ts";

export interface Copies {
  /** Takes today's copy. Answers with its file, or null where there is one already. */
  daily(): Promise<string | null>;
  /** Takes a copy whatever others there are. Answers with its file. */
  beforeMigration(name: string): Promise<string>;
}

/** The day of the newest daily copy of a folder; null where there is none. */
export const lastCopyDay = async (folder: string): Promise<Day | null> => {
  // Ignored: where there is no such folder there is no copy, which is the answer.
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

  const take = async (name: string, today: Day): Promise<string> => {
    const path = join(copies, name);
    await makeCopies(copies);
    if ((await freeBytes(copies)) < 2 * (await bytesIn(folder)) + LEFT_FREE_BYTES)
      throw new Error("The disk has no room for a copy of the database.");
    const files = `${path}.files${UNFINISHED}`;
    try {
      await removed(files);
      // Ignored: a copy is whole without one, and opens faster with it.
      await pglite.exec("checkpoint").catch(() => undefined);
      await pglite.runExclusive(() => cp(folder, files, { recursive: true }));
      await pack(files, path);
    } finally {
      await removed(files);
    }
    await tidyCopies(copies, today);
    return path;
  };

  return {
    daily: () =>
      inTurn(async () => {
        const today = todayOf(clock);
        const name = `${today}.tar.gz`;
        // They go whether or not there is room for another.
        await tidyCopies(copies, today);
        return (await exists(join(copies, name))) ? null : take(name, today);
      }),
    beforeMigration: (migration) =>
      inTurn(() => {
        const today = todayOf(clock);
        return take(`${today}-before-${migration}.tar.gz`, today);
      }),
  };
};
