import { PGlite } from "@electric-sql/pglite";
import { DurableNodeFS } from "#adapters/pglite/durable-node-fs.ts";

const SETTINGS = {
  // Ten thousand orders fit: a page that does not is read from the disk each time.
  shared_buffers: "16MB",
  fsync: "on",
  // PGlite answers fdatasync without asking the file system.
  wal_sync_method: "fsync",
  full_page_writes: "on",
  synchronous_commit: "on",
  // Recycled log files still hold erased data.
  wal_recycle: "off",
  // A small sample plans as well, in a tenth of the time.
  default_statistics_target: "10",
} as const;

const NO_FSYNC = "-F";

export const openDurable = (path: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(path),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== NO_FSYNC),
      ...Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
  });
