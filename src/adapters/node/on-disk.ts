// Durable files (fsync): what has a name is on the disk, whatever becomes of the power.
import { open, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Windows can't open a folder as a file. */
export const canSyncFolders = process.platform !== "win32";

export const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, "r+");
  await file.sync().finally(() => file.close());
};

/** The names in the folder are on the disk afterwards. */
export const syncFolder = async (path: string): Promise<void> => {
  if (!canSyncFolders) return;
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
};

export const syncTree = async (path: string): Promise<void> => {
  const entries = await readdir(path, { withFileTypes: true });
  const syncs = entries.map((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return syncTree(inside);
    return entry.isFile() && syncFile(inside);
  });
  await Promise.all(syncs);
  await syncFolder(path);
};

/** An atomic, durable rename. */
export const renameOnDisk = async (from: string, to: string): Promise<void> => {
  await rename(from, to);
  await syncFolder(dirname(to));
};
