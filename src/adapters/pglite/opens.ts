import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freeBytes } from "#adapters/node/free-bytes.ts";
import { remove } from "#adapters/node/on-disk.ts";
import { bytesIn } from "#adapters/pglite/copy-files.ts";
import { openFolder } from "#adapters/pglite/data-folder.ts";
import { RESERVE_BYTES } from "#adapters/pglite/disk-guard.ts";
import { openPGlite } from "#adapters/pglite/open-pglite.ts";
import { isBeforeTheFloor } from "#adapters/postgres/migrate.ts";

export type Opens = "opens" | "before-the-floor" | "damaged";

export const opens = async (folder: string): Promise<Opens | null> => {
  if ((await freeBytes(tmpdir())) < (await bytesIn(folder)) + RESERVE_BYTES) return null;
  const place = await mkdtemp(join(tmpdir(), "farmgate-doctor-"));
  try {
    await cp(folder, join(place, "data"), { recursive: true });
    const opened = await openFolder(join(place, "data"));
    const isBefore = await isBeforeTheFloor(openPGlite(opened).db);
    await opened.close();
    return isBefore ? "before-the-floor" : "opens";
  } catch {
    return "damaged";
  } finally {
    await remove(place);
  }
};
