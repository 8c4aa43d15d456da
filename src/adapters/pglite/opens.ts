import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freeBytes } from "#adapters/node/free-bytes.ts";
import { remove } from "#adapters/node/on-disk.ts";
import { bytesIn } from "#adapters/pglite/copy-files.ts";
import { openFolder } from "#adapters/pglite/data-folder.ts";
import { RESERVE_BYTES } from "#adapters/pglite/disk-guard.ts";

/** Tries it on a copy, since opening writes. Null without room for one. */
export const opens = async (folder: string): Promise<boolean | null> => {
  if ((await freeBytes(tmpdir())) < (await bytesIn(folder)) + RESERVE_BYTES) return null;
  const place = await mkdtemp(join(tmpdir(), "farmgate-doctor-"));
  try {
    await cp(folder, join(place, "data"), { recursive: true });
    const opened = await openFolder(join(place, "data"));
    await opened.query("select 1");
    await opened.close();
    return true;
  } catch {
    return false;
  } finally {
    await remove(place);
  }
};
