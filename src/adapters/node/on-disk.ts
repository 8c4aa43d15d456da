// Durable files (fsync): what has a name is on the disk, whatever becomes of the power.
import { open, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Windows opens no folder as a file, and keeps names by itself. */
export const canSyncFolders = process.platform !== "win32";

/** Waits until this file is on the disk. */
export const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, "r+");
  await file.sync().finally(() => file.close());
};

/** Waits until the names in this folder are on the disk. */
export const syncFolder = async (path: string): Promise<void> => {
  if (!canSyncFolders) return;
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
};

/** Waits until all that is in this folder is on the disk: many at once, of which the disk makes one effort. */
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

/** Gives what is on the disk another name beside it, which is there whatever happens next. */
export const renameOnDisk = async (from: string, to: string): Promise<void> => {
  await rename(from, to);
  await syncFolder(dirname(to));
};
