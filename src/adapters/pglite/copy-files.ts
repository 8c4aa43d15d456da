import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { create } from "tar";
import { renameOnDisk, syncFile, syncFolder } from "#adapters/node/on-disk.ts";
import { outdated, UNFINISHED } from "#adapters/pglite/outdated-copies.ts";
import type { Day } from "#core/shared/day.ts";

/** Copies hold what customers told the farm: they are the owner's alone. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export const removed = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

export const bytesIn = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** Packs a folder. The file appears under its name when all of it is on the disk. */
export const pack = async (folder: string, path: string): Promise<void> => {
  const unfinished = `${path}${UNFINISHED}`;
  try {
    await create({ cwd: folder, file: unfinished, gzip: true, mode: FILE_MODE }, ["."]);
    await syncFile(unfinished);
    await renameOnDisk(unfinished, path);
  } catch (cause) {
    await removed(unfinished);
    throw cause;
  }
};

/** Where the copies of a folder are. */
export const copiesOf = (folder: string): string => `${resolve(folder)}-copies`;

/** Removes the copies that are no longer kept. */
export const tidyCopies = async (copies: string, today: Day): Promise<void> => {
  // Ignored here: where there is no such folder there is nothing to tidy.
  const old = outdated(await readdir(copies).catch(() => []), today);
  for (const name of old) await removed(join(copies, name));
  if (old.length > 0) await syncFolder(copies);
};

/** Makes their folder, where there is none. */
export const makeCopies = async (copies: string): Promise<void> => {
  await mkdir(copies, { recursive: true, mode: FOLDER_MODE });
  await syncFolder(dirname(copies));
};
