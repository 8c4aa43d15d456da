import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "#adapters/node/on-disk.ts";

const make = async (path: string, mode?: number): Promise<void> => {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return;
    throw error;
  }
  await syncFolder(dirname(path));
};

/**
 * Makes a folder and those that it stands in, as far as they aren't there. Node's own `recursive` never ends
 * where a file system takes none, such as /proc.
 */
export const makeFolders = async (path: string, mode?: number): Promise<void> => {
  try {
    await make(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolders(dirname(path), mode);
    await make(path, mode);
  }
};
