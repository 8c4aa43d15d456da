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
import { openPGlite } from "#adapters/pglite/open-pglite.ts";
import { type OtherVersionRefusal, otherVersionIn } from "#adapters/pglite/written-by.ts";
import { isBeforeTheFloor } from "#adapters/postgres/migrate.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface UnreadableCopyRefusal {
  readonly kind: "unreadable-copy";
}

export interface BeforeTheFloorRefusal {
  readonly kind: "before-the-floor";
}

type UnfitCopyRefusal = UnreadableCopyRefusal | OtherVersionRefusal | BeforeTheFloorRefusal;

const UNREADABLE: UnreadableCopyRefusal = { kind: "unreadable-copy" };

/** Opening the copy once proves that it is whole. */
const load = async (copyFile: string, folder: string): Promise<UnfitCopyRefusal | null> => {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  try {
    extract({ file: copyFile, cwd: folder, strict: true, sync: true });
    if (!(await isDatabase(folder))) return UNREADABLE;
    const other = await otherVersionIn(folder);
    if (other) return other;
    await syncTree(folder);
    const loaded = await openFolder(folder);
    const isBefore = await isBeforeTheFloor(openPGlite(loaded).db);
    await loaded.close();
    return isBefore ? { kind: "before-the-floor" } : null;
  } catch {
    return UNREADABLE;
  }
};

/** The caller holds the lock, and keeps what is replaced. Rejects where there is no such file. */
export const restoreCopy = async (
  copyFile: string,
  folder: string,
  keep: () => Promise<void>,
): Promise<Result<undefined, ForeignFolderRefusal | UnfitCopyRefusal>> => {
  const { path, fresh, replaced } = besides(folder);
  await tidyFolder(folder);
  if (await isForeign(path)) return refuse({ kind: "foreign-folder" });
  await access(copyFile);
  const unfit = await load(copyFile, fresh);
  if (unfit) {
    await remove(fresh);
    return refuse(unfit);
  }
  if (await isDatabase(path)) {
    await keep();
    await renameOnDisk(path, replaced);
  }
  await moveInto(fresh, path);
  await remove(replaced);
  return accept(undefined);
};
