import { PGlite } from "@electric-sql/pglite";
import { DurableNodeFS } from "#adapters/pglite/durable-node-fs.ts";

/** What is told to each start, so that it holds for folders that were made before it was. */
const SETTINGS = {
  fsync: "on",
  // Asked for fdatasync, PGlite answers by itself and asks no file system.
  wal_sync_method: "fsync",
  full_page_writes: "on",
  synchronous_commit: "on",
  // A log file that is used again still holds what was erased.
  wal_recycle: "off",
  // A small sample plans as well, and takes a tenth of the time.
  default_statistics_target: "10",
} as const;

const NO_FSYNC = "-F";

/** Opens the database of this folder, or makes one. What it has committed is on the disk. */
export const openDurable = (path: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(path),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_FSYNC),
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
  });
