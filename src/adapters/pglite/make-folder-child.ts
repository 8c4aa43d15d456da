import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

const SETTINGS = ["min_wal_size = 32MB", "max_wal_size = 64MB"];

export const FOLDER_MODE = 0o700;

export const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { mode: FOLDER_MODE });
  const pglite = await PGlite.create({ dataDir: folder });
  await pglite.close();
  await appendFile(join(folder, "postgresql.conf"), `\n${SETTINGS.join("\n")}\n`);
};
