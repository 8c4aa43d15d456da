import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** Accepts a folder that doesn't exist yet; infinite where the system doesn't say. */
export const freeBytes = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    // Ignored: a system that doesn't say has room.
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" && dirname(folder) !== folder
      ? freeBytes(dirname(folder))
      : Number.POSITIVE_INFINITY;
  }
};
