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

/** Node's `recursive` never ends on file systems that take no folders, such as /proc. */
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
