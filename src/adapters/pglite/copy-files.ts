import { mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { create } from "tar";
import { remove, renameOnDisk, syncFile, syncFolder } from "#adapters/node/on-disk.ts";
import { outdated, UNFINISHED } from "#adapters/pglite/outdated-copies.ts";
import type { Day } from "#core/shared/day.ts";

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export const bytesIn = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

export const pack = async (folder: string, path: string): Promise<void> => {
  const unfinished = `${path}${UNFINISHED}`;
  try {
    await create({ cwd: folder, file: unfinished, gzip: true, mode: FILE_MODE }, ["."]);
    await syncFile(unfinished);
    await renameOnDisk(unfinished, path);
  } catch (cause) {
    await remove(unfinished);
    throw cause;
  }
};

export const copiesOf = (folder: string): string => `${resolve(folder)}-copies`;

export const tidyCopies = async (copies: string, today: Day): Promise<void> => {
  // Ignored: without the folder there is nothing to tidy.
  const old = outdated(await readdir(copies).catch(() => []), today);
  for (const name of old) await remove(join(copies, name));
  if (old.length > 0) await syncFolder(copies);
};

export const makeCopies = async (copies: string): Promise<void> => {
  await mkdir(copies, { recursive: true, mode: FOLDER_MODE });
  await syncFolder(dirname(copies));
};
