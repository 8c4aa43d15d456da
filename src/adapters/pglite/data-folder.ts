import { randomUUID } from "node:crypto";
import { readdir, rm, rmdir, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { makeFolders } from "#adapters/node/make-folders.ts";
import { renameOnDisk, syncTree } from "#adapters/node/on-disk.ts";
import { openDurable } from "#adapters/pglite/open-durable.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface ForeignFolderRefusal {
  readonly kind: "foreign-folder";
}

/** Whether this folder holds a database, whole or not. */
export const isDatabase = (folder: string): Promise<boolean> =>
  stat(join(folder, "PG_VERSION")).then(
    () => true,
    () => false,
  );

/** Whether there is a folder with something else in it than a database. */
export const isForeign = async (folder: string): Promise<boolean> => {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return entries.length > 0 && !(await isDatabase(folder));
};

/** Removes a folder with all that is in it; nothing where there is none. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });

/**
 * The folders beside it in which a new one is made and an old one waits to be removed. Each new one has a name of
 * its own: the child of a process that was killed may still be at work in another.
 */
export const besides = (folder: string) => {
  const path = resolve(folder);
  return { path, fresh: `${path}.new-${randomUUID()}`, replaced: `${path}.being-replaced` };
};

const NEW = /^\.new(?:-[\da-f-]{36})?$/;

/** What is left of new ones. Of one in which a child is still at work something may stay, until the next time. */
const removeUnfinished = async (path: string): Promise<void> => {
  // Ignored: where there is no folder nothing is left in it.
  const names = await readdir(dirname(path)).catch(() => []);
  for (const name of names)
    if (name.startsWith(basename(path)) && NEW.test(name.slice(basename(path).length)))
      // Ignored: it is tried again at the next start.
      await removeFolder(join(dirname(path), name)).catch(() => undefined);
};

/** Puts one folder in the place of another, which is empty or not there. */
export const moveInto = async (from: string, to: string): Promise<void> => {
  await rmdir(to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await renameOnDisk(from, to);
};

/** Brings to an end what was interrupted while the folder was made or restored. */
export const tidyFolder = async (folder: string): Promise<void> => {
  const { path, replaced } = besides(folder);
  await removeUnfinished(path);
  if (!(await isDatabase(path)) && (await isDatabase(replaced))) await moveInto(replaced, path);
  else await removeFolder(replaced);
};

/**
 * Sees to it that the folder, which the caller has locked, holds a whole database. Where there is none, `makeChild`
 * makes one beside it, in a process of its own: that takes half a gigabyte. Never touches a folder of something else.
 */
export const prepareFolder = async (
  folder: string,
  makeChild: (folder: string) => Promise<void>,
): Promise<Result<"found" | "made", ForeignFolderRefusal>> => {
  const { path, fresh } = besides(folder);
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

/** Opens the database of a folder that has one, which the caller has locked, and makes none. */
export const openFolder = async (folder: string): Promise<PGlite> => {
  const { path } = besides(folder);
  if (!(await isDatabase(path))) throw new Error("The folder holds no database.");
  // Of a power cut an empty one may be left, with which nothing opens. Whoever has locked the folder needs none.
  await rm(join(path, "postmaster.pid"), { force: true });
  return openDurable(path);
};
