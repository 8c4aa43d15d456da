// Durable files (fsync).
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Codes of systems that can't sync folders, such as Windows and some network drives. */
const CANNOT_SYNC = ["EINVAL", "EBADF", "EISDIR", "EPERM", "EACCES", "ENOTSUP", "ENOENT"];

export const tolerateNoFolderSync = (error: unknown): void => {
  if (!CANNOT_SYNC.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
};

export const syncFile = async (path: string): Promise<void> => {
  const file = await open(path, "r+");
  await file.sync().finally(() => file.close());
};

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

export const renameOnDisk = async (from: string, to: string): Promise<void> => {
  await rename(from, to);
  await syncFolder(dirname(to));
};

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true });
