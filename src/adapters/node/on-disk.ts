// Durable files (fsync): what has a name is on the disk, whatever becomes of the power.
import { open, readdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Answers of systems that can't sync folders, such as Windows and some network drives. */
const CANNOT_SYNC = ["EINVAL", "EBADF", "EISDIR", "EPERM", "EACCES", "ENOTSUP", "ENOENT"];

/** Throws any error but those of a folder that can't be synced. */
export const tolerateNoFolderSync = (error: unknown): void => {
  if (!CANNOT_SYNC.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
};

export const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, "r+");
  await file.sync().finally(() => file.close());
};

/** The names in the folder are on the disk afterwards, where the system can do that. */
export const syncFolder = async (path: string): Promise<void> => {
  try {
    const folder = await open(path, "r");
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    tolerateNoFolderSync(error);
  }
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
