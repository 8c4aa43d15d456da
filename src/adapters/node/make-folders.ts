import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

const make = (path: string, mode?: number): Promise<void> =>
  mkdir(path, { mode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });

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
