import fs, { fstatSync, mkdtempSync, rmSync } from "node:fs";
import fsPromises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { syncFolder } from "#adapters/node/on-disk.ts";
import { openFolder, prepareFolder } from "#adapters/pglite/data-folder.ts";
import { folderMaker } from "#tests/support/embedded-folder.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

const home = mkdtempSync(join(tmpdir(), "farmgate-"));

afterAll(() => rmSync(home, { recursive: true, force: true }));

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const errorOf = (code: string): Error => Object.assign(new Error(code), { code });

const CANNOT_SYNC = ["EINVAL", "EBADF", "EISDIR", "EPERM", "EACCES", "ENOTSUP", "ENOENT"];

/** A disk that answers so where a folder is opened to be synced. */
const failsToOpen = (code: string): void => {
  vi.spyOn(fsPromises, "open").mockRejectedValue(errorOf(code));
  syncBuiltinESMExports();
};

describe("syncFolder", () => {
  test.each(CANNOT_SYNC)("ignores %s: the system can't sync folders", async (code) => {
    failsToOpen(code);
    await expect(syncFolder(home)).resolves.toBeUndefined();
  });

  test.each(["EIO", "ENOSPC", "EMFILE"])("throws %s", async (code) => {
    failsToOpen(code);
    await expect(syncFolder(home)).rejects.toThrow(code);
  });
});

describe("an embedded database on a disk that can't sync folders", () => {
  let maker: Awaited<ReturnType<typeof folderMaker>>;
  const folder = join(home, "data");

  beforeAll(async () => {
    maker = await folderMaker();
    await prepareFolder(folder, maker.make);
  }, seconds(60));

  afterAll(() => maker.remove());

  test.each(["EINVAL", "EPERM"])("that answers %s opens and stores", async (code) => {
    const own = fs.fsyncSync;
    let refused = 0;
    vi.spyOn(fs, "fsyncSync").mockImplementation((file) => {
      if (!fstatSync(file).isDirectory()) return own(file);
      refused += 1;
      throw errorOf(code);
    });
    const first = await openFolder(folder);
    await first.exec(`create table "${code}" as select 7 as eggs; checkpoint`);
    await first.close();
    expect(refused).toBeGreaterThan(0);
    const second = await openFolder(folder);
    expect((await second.query(`select eggs from "${code}"`)).rows).toEqual([{ eggs: 7 }]);
    await second.close();
  });
});
