import { access, mkdir } from "node:fs/promises";
import { extract } from "tar";
import { remove, renameOnDisk, syncTree } from "#adapters/node/on-disk.ts";
import {
  besides,
  type ForeignFolderRefusal,
  isDatabase,
  isForeign,
  moveInto,
  openFolder,
  tidyFolder,
} from "#adapters/pglite/data-folder.ts";
import { FOLDER_MODE } from "#adapters/pglite/make-folder-child.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface UnreadableCopyRefusal {
  readonly kind: "unreadable-copy";
}

/** Opens the copy once, which proves that it is whole. */
const load = async (copyFile: string, folder: string): Promise<boolean> => {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  try {
    extract({ file: copyFile, cwd: folder, strict: true, sync: true });
    if (!(await isDatabase(folder))) return false;
    await syncTree(folder);
    const loaded = await openFolder(folder);
    await loaded.close();
    return true;
  } catch {
    return false;
  }
};

/** All or nothing. The caller holds the lock. Rejects where there is no such file. */
export const restoreCopy = async (
  copyFile: string,
  folder: string,
): Promise<Result<undefined, ForeignFolderRefusal | UnreadableCopyRefusal>> => {
  const { path, fresh, replaced } = besides(folder);
  await tidyFolder(folder);
  if (await isForeign(path)) return refuse({ kind: "foreign-folder" });
  await access(copyFile);
  if (!(await load(copyFile, fresh))) {
    await remove(fresh);
    return refuse({ kind: "unreadable-copy" });
  }
  if (await isDatabase(path)) await renameOnDisk(path, replaced);
  await moveInto(fresh, path);
  await remove(replaced);
  return accept(undefined);
};
