import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pack } from "#adapters/pglite/copy-files.ts";
import { openFolder, prepareFolder } from "#adapters/pglite/data-folder.ts";
import { keepCopies } from "#adapters/pglite/data-folder-copies.ts";
import { restoreCopy } from "#adapters/pglite/data-folder-restore.ts";
import { keepUp } from "#adapters/pglite/data-folder-upkeep.ts";
import { opens } from "#adapters/pglite/opens.ts";
import { READS } from "#adapters/pglite/written-by.ts";
import { folderMaker } from "#tests/support/embedded-folder.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

let maker: Awaited<ReturnType<typeof folderMaker>>;
let home: string;
let place: string;
let folder: string;

beforeAll(async () => {
  maker = await folderMaker();
  home = mkdtempSync(join(tmpdir(), "folder-"));
});

afterAll(() => {
  maker.remove();
  rmSync(home, { recursive: true, force: true });
});

beforeEach(() => {
  place = mkdtempSync(join(home, "place-"));
  folder = join(place, "data");
});

/** A maker that is killed as soon as something of the new folder is on the disk. */
const makeAndDie = async (fresh: string): Promise<void> => {
  const child = spawn(process.execPath, [...maker.args, fresh]);
  while (!existsSync(join(fresh, "base"))) await wait(5);
  child.kill("SIGKILL");
  await once(child, "exit");
  throw new Error("killed");
};

/** Makes what looks like a database, with a word in it to know it by. */
const pretend =
  (word: string) =>
  async (fresh: string): Promise<void> => {
    mkdirSync(fresh, { recursive: true });
    writeFileSync(join(fresh, "PG_VERSION"), word);
  };

const keepNone = async (): Promise<void> => undefined;

const wordIn = (where: string) => readFileSync(join(where, "PG_VERSION"), "utf8");

const never = () => Promise.reject(new Error("nothing is to be made"));

test("prepareFolder is unharmed by a child that a killed process has left at work", async () => {
  let left = "";
  const killed = prepareFolder(folder, async (fresh) => {
    left = fresh;
    throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  await prepareFolder(folder, async (fresh) => {
    await pretend("theirs")(left);
    await pretend("mine")(fresh);
    writeFileSync(join(left, "late"), "theirs");
  });
  expect(readdirSync(folder)).toEqual(["PG_VERSION"]);
  expect(wordIn(folder)).toBe("mine");
  await prepareFolder(folder, never);
  expect(readdirSync(place)).toEqual(["data"]);
});

test("prepareFolder leaves a database as it is, and removes its left-overs", async () => {
  await pretend("mine")(folder);
  await pretend("half")(`${folder}.new`);
  await pretend("older")(`${folder}.being-replaced`);
  expect(await prepareFolder(`${folder}/`, never)).toEqual({ ok: true, value: "found" });
  expect(wordIn(folder)).toBe("mine");
  expect(readdirSync(place)).toEqual(["data"]);
});

test("prepareFolder refuses a folder with something else in it, and leaves it alone", async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "photo.jpg"), "hens");
  const refused = { ok: false, refusal: { kind: "foreign-folder" } };
  expect(await prepareFolder(folder, never)).toEqual(refused);
  expect(await restoreCopy("any", folder, keepNone)).toEqual(refused);
  expect(readdirSync(folder)).toEqual(["photo.jpg"]);
});

test.each(["16", "19"])(
  "a folder or a copy of PostgreSQL %s is recognized, and left as it is",
  async (version) => {
    const refused = { ok: false, refusal: { kind: "other-version", version } };
    const copy = join(place, "2026-05-09.tar.gz");
    await pretend(`${version}\n`)(folder);
    await pack(folder, copy);
    await pretend("half")(`${folder}.new`);
    expect(await prepareFolder(folder, never)).toEqual(refused);
    expect(readdirSync(place).toSorted()).toEqual(["2026-05-09.tar.gz", "data", "data.new"]);
    rmSync(folder, { recursive: true });
    await pretend("18")(folder);
    expect(await restoreCopy(copy, folder, never)).toEqual(refused);
    expect(wordIn(folder)).toBe("18");
  },
);

test(
  "the version that is read is the one that is made",
  async () => {
    await maker.make(folder);
    expect(wordIn(folder).trim()).toBe(READS);
    expect(await opens(folder)).toBe("opens");
    const whole = readdirSync(folder);
    rmSync(join(folder, "global"), { recursive: true });
    expect(await opens(folder)).toBe("damaged");
    expect(readdirSync(folder)).toEqual(whole.filter((name) => name !== "global"));
  },
  seconds(60),
);

test("prepareFolder makes a database in an empty folder, or in one whose parents are missing", async () => {
  mkdirSync(folder);
  const deep = join(place, "not", "there", "data");
  for (const where of [folder, deep]) {
    expect(await prepareFolder(where, pretend("new"))).toEqual({ ok: true, value: "made" });
    expect(wordIn(where)).toBe("new");
    expect(existsSync(`${where}.new`)).toBe(false);
  }
});

test("prepareFolder leaves no folder where the maker fails or makes nothing", async () => {
  const failing = async (fresh: string) => {
    await pretend("half")(fresh);
    throw new Error("killed");
  };
  await expect(prepareFolder(folder, failing)).rejects.toThrow("killed");
  expect(readdirSync(place)).toEqual([expect.stringMatching(/^data\.new-/)]);
  await expect(prepareFolder(folder, async () => undefined)).rejects.toThrow("not there");
  expect(readdirSync(place)).toEqual([]);
});

test("prepareFolder undoes a restore that died half way", async () => {
  await pretend("mine")(`${folder}.being-replaced`);
  await pretend("half")(`${folder}.new`);
  expect(await prepareFolder(folder, never)).toEqual({ ok: true, value: "found" });
  expect(wordIn(folder)).toBe("mine");
  expect(readdirSync(place)).toEqual(["data"]);
});

test("openFolder makes no database where there is none", async () => {
  await expect(openFolder(folder)).rejects.toThrow("no database");
  mkdirSync(folder);
  await expect(openFolder(folder)).rejects.toThrow("no database");
  expect(readdirSync(folder)).toEqual([]);
});

const one = async (pglite: PGlite, sql: string): Promise<unknown> =>
  Object.values((await pglite.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0];

const clock = { now: () => "2026-11-22T12:00:00Z" };

const checkpointOf = (pglite: PGlite) =>
  one(pglite, "select checkpoint_lsn::text from pg_control_checkpoint()");

test("prepareFolder ignores what a power cut left of a lock inside the folder", {
  timeout: seconds(60),
}, async () => {
  await prepareFolder(folder, maker.make);
  writeFileSync(join(folder, "postmaster.pid"), "");
  const pglite = await openFolder(folder);
  expect(await one(pglite, "show fsync")).toBe("on");
  await pglite.close();
});

test("a shop's killed first start is repeated by the next one, and copies restore its rows", {
  timeout: seconds(60),
}, async () => {
  await expect(prepareFolder(folder, makeAndDie)).rejects.toThrow("killed");
  expect(readdirSync(place)).toEqual([expect.stringMatching(/^data\.new-/)]);
  expect(await prepareFolder(folder, maker.make)).toEqual({ ok: true, value: "made" });
  expect(readdirSync(place)).toEqual(["data"]);
  expect(statSync(folder).mode & 0o077).toBe(0);

  const pglite = await openFolder(folder);
  expect(await one(pglite, "show shared_buffers")).toBe("16MB");
  expect(await one(pglite, "show max_wal_size")).toBe("64MB");
  await pglite.exec("create table eggs (laid int); insert into eggs values (3), (4)");
  const copies = keepCopies(pglite, folder, clock);
  const copy = (await copies.daily()) ?? "";

  let tick: () => void = () => undefined;
  const ticker = {
    every: (milliseconds: number, call: () => void) => {
      if (milliseconds === 300_000) tick = call;
      return () => undefined;
    },
  };
  const failed: unknown[] = [];
  const log = { error: (cause: unknown) => failed.push(cause) };
  const vacuum = { all: async () => undefined, afterErasures: async () => undefined };
  const upkeep = keepUp(pglite, copies, { ticker, log, vacuum });
  await pglite.exec("insert into eggs values (5)");
  const before = await checkpointOf(pglite);
  tick();
  await expect.poll(() => checkpointOf(pglite)).not.toBe(before);
  await upkeep.close();
  expect([pglite.closed, failed]).toEqual([true, []]);

  const elsewhere = join(place, "moved", "data");
  expect(await restoreCopy(copy, elsewhere, keepNone)).toEqual({ ok: true, value: undefined });
  const moved = await openFolder(elsewhere);
  expect(await one(moved, "select sum(laid)::int from eggs")).toBe(7);
  expect(await one(moved, "show shared_buffers")).toBe("16MB");
  await moved.close();

  const packed = readFileSync(copy);
  const broken = join(place, "broken.tar.gz");
  const unreadable = { ok: false, refusal: { kind: "unreadable-copy" } };
  for (const bytes of [packed.subarray(0, packed.length / 2), Buffer.from("eggs")]) {
    writeFileSync(broken, bytes);
    expect(await restoreCopy(broken, folder, keepNone)).toEqual(unreadable);
  }
  await expect(restoreCopy(join(place, "none.tar.gz"), folder, keepNone)).rejects.toThrow("ENOENT");

  renameSync(elsewhere, `${folder}.new`);
  expect(await restoreCopy(copy, folder, keepNone)).toEqual({ ok: true, value: undefined });
  const restored = await openFolder(folder);
  expect(await one(restored, "select sum(laid)::int from eggs")).toBe(7);
  await restored.close();
  expect(statSync(folder).mode & 0o077).toBe(0);
  expect(readdirSync(place).toSorted()).toEqual(["broken.tar.gz", "data", "data-copies", "moved"]);
});

test("a copy of a version before 0.1.0 is recognized, and replaces nothing", {
  timeout: seconds(60),
}, async () => {
  await prepareFolder(folder, maker.make);
  const pglite = await openFolder(folder);
  await pglite.exec(
    "create table migration (name text); insert into migration values ('0041-leaving-orders')",
  );
  await pglite.close();
  expect(await opens(folder)).toBe("before-the-floor");
  const copy = join(place, "2026-05-09.tar.gz");
  await pack(folder, copy);
  rmSync(folder, { recursive: true });
  await pretend("18")(folder);
  const refused = { ok: false, refusal: { kind: "before-the-floor" } };
  expect(await restoreCopy(copy, folder, never)).toEqual(refused);
  expect(wordIn(folder)).toBe("18");
  expect(readdirSync(place).toSorted()).toEqual(["2026-05-09.tar.gz", "data"]);
});
