import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** A small farm's share of memory and disk: PostgreSQL's own defaults are 128 MB and 1 GB. */
const SETTINGS = ["shared_buffers = 8MB", "min_wal_size = 32MB", "max_wal_size = 64MB"];

/** The database writes files that anyone may read: the folder itself lets nobody else in. */
export const FOLDER_MODE = 0o700;

/** Makes a folder with a new database, its settings written into it. Takes half a gigabyte of memory until the process ends. */
export const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { mode: FOLDER_MODE });
  const pglite = await PGlite.create({ dataDir: folder });
  await pglite.close();
  await appendFile(join(folder, "postgresql.conf"), `\n${SETTINGS.join("\n")}\n`);
};
