import { mkdir, readFile, rename } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import {
  besides,
  type ForeignFolderRefusal,
  isDatabase,
  isForeign,
  moveInto,
  removeFolder,
  tidyFolder,
} from "#adapters/pglite/data-folder.ts";
import { FOLDER_MODE } from "#adapters/pglite/make-folder-child.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface UnreadableCopyRefusal {
  readonly kind: "unreadable-copy";
}

/** Where an archive's first entry says that it is one. */
const TAR_MARK = { at: 257, text: "ustar" };

const unpacked = async (copyFile: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const packed = await readFile(copyFile);
  const bytes = await promisify(gunzip)(packed).catch(() => null);
  const mark = bytes?.toString("latin1", TAR_MARK.at, TAR_MARK.at + TAR_MARK.text.length);
  return bytes && mark === TAR_MARK.text ? new Uint8Array(bytes) : null;
};

/** Opens the copy once and closes it: what can't be opened is no copy. */
const load = async (tar: Uint8Array<ArrayBuffer>, folder: string): Promise<boolean> => {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  try {
    const loaded = await PGlite.create({ dataDir: folder, loadDataDir: new Blob([tar]) });
    await loaded.close();
    return await isDatabase(folder);
  } catch {
    return false;
  }
};

/** Puts a copy in the place of the folder, which the caller has locked, all of it or nothing. Rejects where there is no such file. */
export const restoreCopy = async (
  copyFile: string,
  folder: string,
): Promise<Result<undefined, ForeignFolderRefusal | UnreadableCopyRefusal>> => {
  const { path, fresh, replaced } = besides(folder);
  await tidyFolder(folder);
  if (await isForeign(path)) return refuse({ kind: "foreign-folder" });
  const tar = await unpacked(copyFile);
  if (!tar || !(await load(tar, fresh))) {
    await removeFolder(fresh);
    return refuse({ kind: "unreadable-copy" });
  }
  if (await isDatabase(path)) await rename(path, replaced);
  await moveInto(fresh, path);
  await removeFolder(replaced);
  return accept(undefined);
};
