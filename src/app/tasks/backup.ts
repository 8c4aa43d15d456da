import { open, readFile, rename, rm } from "node:fs/promises";
import { farmJson } from "#adapters/farm-json/farm-json.ts";
import { nodeSha256 } from "#adapters/node/node-sha256.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { getBackup } from "#core/backup/get-backup.ts";
import { accept } from "#core/shared/result.ts";
import { notDone, type Task } from "./task.ts";

const FILE_MODE = 0o600;

export const backupFormat = farmJson(nodeSha256);

export const writeWhole = async (path: string, text: string): Promise<void> => {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, "w", FILE_MODE);
  try {
    await file.writeFile(text);
    await file.sync();
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw cause;
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
};

export const backup: Task = async ([path, ...more], { terminal, open: openShop }) => {
  if (!path || more.length > 0) return notDone("It takes the name of the file to write.");
  const database = await openShop();
  if (!database.ok) return database;
  try {
    terminal.tell("Reading the shop…");
    const { archive } = postgresShop(database.value);
    const file = await getBackup({ archive, clock: systemClock, backupFormat })();
    await writeWhole(path, JSON.stringify(file));
    terminal.tell(`The backup is in ${path}.`);
    return accept(null);
  } finally {
    await database.value.close();
  }
};

export const textOf = (path: string): Promise<string | null> =>
  // Ignored: the caller reports that there is no such file.
  readFile(path, "utf8").catch(() => null);
