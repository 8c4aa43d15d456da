import { randomUUID } from "node:crypto";
import { readdir, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { makeFolders } from "#adapters/node/make-folders.ts";
import { exists, remove, renameOnDisk, syncTree } from "#adapters/node/on-disk.ts";
import { openDurable } from "#adapters/pglite/open-durable.ts";
import { type OtherVersionRefusal, otherVersionIn } from "#adapters/pglite/written-by.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface ForeignFolderRefusal {
  readonly kind: "foreign-folder";
}

export const isDatabase = (folder: string): Promise<boolean> => exists(join(folder, "PG_VERSION"));

export const isForeign = async (folder: string): Promise<boolean> => {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return entries.length > 0 && !(await isDatabase(folder));
};

export const besides = (folder: string) => {
  const path = resolve(folder);
  return { path, fresh: `${path}.new-${randomUUID()}`, replaced: `${path}.being-replaced` };
};

const NEW = /^\.new(?:-[\da-f-]{36})?$/;

const removeUnfinished = async (path: string): Promise<void> => {
  // Ignored: without the folder there is nothing to remove.
  const names = await readdir(dirname(path)).catch(() => []);
  for (const name of names)
    if (name.startsWith(basename(path)) && NEW.test(name.slice(basename(path).length)))
      // Ignored: the next start tries again.
      await remove(join(dirname(path), name)).catch(() => undefined);
};

export const moveInto = async (from: string, to: string): Promise<void> => {
  await rmdir(to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await renameOnDisk(from, to);
};

export const tidyFolder = async (folder: string): Promise<void> => {
  const { path, replaced } = besides(folder);
  await removeUnfinished(path);
  if (!(await isDatabase(path)) && (await isDatabase(replaced))) await moveInto(replaced, path);
  else await remove(replaced);
};

/** The caller holds the lock. `makeChild` frees the memory that making a database takes. */
export const prepareFolder = async (
  folder: string,
  makeChild: (folder: string) => Promise<void>,
): Promise<Result<"found" | "made", ForeignFolderRefusal | OtherVersionRefusal>> => {
  const { path, fresh, replaced } = besides(folder);
  const other = await otherVersionIn((await isDatabase(path)) ? path : replaced);
  if (other) return refuse(other);
  await tidyFolder(folder);
  if (await isDatabase(path)) return accept("found");
  if (await isForeign(path)) return refuse({ kind: "foreign-folder" });
  await makeFolders(dirname(path));
  await makeChild(fresh);
  if (!(await isDatabase(fresh))) throw new Error("The new database is not there.");
  await syncTree(fresh);
  await moveInto(fresh, path);
  return accept("made");
};

export const openFolder = async (folder: string): Promise<PGlite> => {
  const { path } = besides(folder);
  if (!(await isDatabase(path))) throw new Error("The folder holds no database.");
  // A power cut may leave an empty one, with which PostgreSQL doesn't start.
  await rm(join(path, "postmaster.pid"), { force: true });
  return openDurable(path);
};
