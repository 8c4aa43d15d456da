import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { extract } from "tar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepCopies } from "#adapters/pglite/data-folder-copies.ts";
import { keepUp } from "#adapters/pglite/data-folder-upkeep.ts";
import { KEPT_DAYS } from "#core/backup/kept-days.ts";
import type { Ticker } from "#ports/ticker.ts";

let place: string;
let now: string;
let hold: <Value>(copying: () => Promise<Value>) => Promise<Value>;

const clock = { now: () => now };
const pglite = {
  runExclusive: <Value>(copying: () => Promise<Value>) => hold(copying),
  exec: async () => {
    throw new Error("current transaction is aborted");
  },
};

const copies = () => keepCopies(pglite, join(place, "data"), clock);

const kept = () => readdirSync(join(place, "data-copies")).toSorted();

const day = (number: number) => `2026-11-${String(number).padStart(2, "0")}`;

const copyOf = (number: number) => `${day(number)}.tar.gz`;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "copies-"));
  now = "2026-11-20T12:00:00Z";
  hold = (copying) => copying();
  mkdirSync(join(place, "data", "base"), { recursive: true });
  writeFileSync(join(place, "data", "base", "eggs"), "laid");
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

test("keepCopies makes one copy a day at the farm, and keeps the last seven days", async () => {
  for (let number = 1; number <= 9; number += 1) {
    now = `${day(number)}T03:00:00Z`;
    expect(basename((await copies().daily()) ?? "")).toBe(`${day(number)}.tar.gz`);
    now = `${day(number)}T23:59:00Z`;
    expect(await copies().daily()).toBeNull();
  }
  expect(kept()).toEqual([3, 4, 5, 6, 7, 8, 9].map((number) => `${day(number)}.tar.gz`));
});

test("keepCopies removes copies after seven days, also where the shop was away for longer", async () => {
  for (const number of [1, 2, 10]) {
    now = `${day(number)}T12:00:00Z`;
    await copies().daily();
  }
  expect(kept()).toEqual([copyOf(10)]);
  now = `${day(17)}T12:00:00Z`;
  hold = () => Promise.reject(new Error("no memory"));
  await expect(copies().daily()).rejects.toThrow("no memory");
  expect(kept()).toEqual([]);
});

test("copies of a clock that was ahead displace none of today's, and are removed as these come", async () => {
  for (let number = 20; number <= 28; number += 1) {
    now = `${day(number)}T12:00:00Z`;
    await copies().daily();
  }
  now = "2026-11-05T12:00:00Z";
  await copies().daily();
  expect(kept()).toEqual([5, 23, 24, 25, 26, 27, 28].map(copyOf));
  now = "2026-11-06T12:00:00Z";
  await copies().daily();
  expect(kept()).toEqual([5, 6, 24, 25, 26, 27, 28].map(copyOf));
});

test("keepCopies counts copies before migrations apart, and removes them after seven days", async () => {
  for (let number = 1; number <= 8; number += 1) {
    now = `${day(number)}T03:00:00Z`;
    await copies().daily();
    if (number === 1) await copies().beforeMigration("0002-posts");
    if (number === 7) expect(kept()).toContain(`${day(1)}-before-0002-posts.tar.gz`);
    if (number === 8) {
      await copies().beforeMigration("0003-mails");
      await copies().beforeMigration("0003-mails");
    }
  }
  const daily = [2, 3, 4, 5, 6, 7, 8].map((number) => `${day(number)}.tar.gz`);
  expect(kept()).toEqual([...daily, `${day(8)}-before-0003-mails.tar.gz`].toSorted());
});

test("keepCopies keeps the last seven of many copies before migrations", async () => {
  for (let number = 1; number <= 9; number += 1) await copies().beforeMigration(`000${number}`);
  expect(kept()).toHaveLength(7);
  expect(kept()[0]).toContain("0003");
});

test("keepCopies leaves no copy under its name where it fails, and cleans up the next day", async () => {
  const unfinished = join(place, "data-copies", "2026-11-19.tar.gz.unfinished");
  await copies().beforeMigration("0001");
  writeFileSync(unfinished, "half");
  writeFileSync(join(place, "data-copies", "mine.txt"), "kept");
  hold = () => Promise.reject(new Error("no memory"));
  await expect(copies().daily()).rejects.toThrow("no memory");
  expect(kept()).not.toContain("2026-11-20.tar.gz");
  hold = (copying) => copying();
  await copies().daily();
  expect(kept()).toEqual(["2026-11-20-before-0001.tar.gz", "2026-11-20.tar.gz", "mine.txt"]);
});

test("keepCopies makes one copy where two ask at once", async () => {
  const both = copies();
  const answers = await Promise.all([both.daily(), both.daily()]);
  expect(answers.map((path) => path && basename(path))).toEqual(["2026-11-20.tar.gz", null]);
});

test("keepCopies makes files that only their owner can read", async () => {
  const path = await copies().daily();
  expect(statSync(path ?? "").mode & 0o077).toBe(0);
  expect(statSync(join(place, "data-copies")).mode & 0o077).toBe(0);
});

const aTicker = () => {
  const calls = new Map<number, () => void>();
  const ticker: Ticker = {
    every: (milliseconds, call) => {
      calls.set(milliseconds, call);
      return () => calls.delete(milliseconds);
    },
  };
  return { ticker, calls };
};

const MINUTE = 60_000;

const vacuum = { all: async () => undefined, afterErasures: async () => undefined };

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("keepUp copies the day at once, checkpoints every 5 minutes and at the end, logs failures", async () => {
  const done: string[] = [];
  const logged: unknown[] = [];
  const { ticker, calls } = aTicker();
  const open = {
    exec: async (sql: string) => {
      done.push(sql);
      if (done.length > 2) throw new Error("busy");
      return [];
    },
    close: async () => {
      done.push("close");
    },
  };
  const daily = async () => {
    done.push("daily");
    return null;
  };
  const upkeep = keepUp(
    open,
    { daily },
    {
      ticker,
      vacuum,
      log: { error: (cause) => logged.push(cause) },
    },
  );
  await settle();
  expect(done).toEqual(["daily"]);
  calls.get(5 * MINUTE)?.();
  calls.get(10 * MINUTE)?.();
  await settle();
  expect(done).toEqual(["daily", "checkpoint", "daily"]);
  calls.get(5 * MINUTE)?.();
  await upkeep.close();
  expect(done.slice(3)).toEqual(["checkpoint", "checkpoint", "close"]);
  expect(calls.size).toBe(0);
  expect(logged).toEqual([new Error("busy"), new Error("busy")]);
});

test("keepUp makes the first copy of a new database later", async () => {
  const daily = vi.fn(async () => null);
  const { ticker, calls } = aTicker();
  const open = { exec: async () => [], close: async () => undefined };
  keepUp(open, { daily }, { ticker, vacuum, log: { error: () => undefined }, isNew: true });
  expect(daily).not.toHaveBeenCalled();
  for (const call of calls.values()) call();
  await settle();
  expect(daily).toHaveBeenCalledOnce();
});

test("keepCopies holds the files as they were while the database was held, and leaves no others", async () => {
  const eggs = join(place, "data", "base", "eggs");
  hold = async (copying) => {
    const copied = await copying();
    writeFileSync(eggs, "sold");
    return copied;
  };
  const path = (await copies().daily()) ?? "";
  const there = join(place, "there");
  mkdirSync(there);
  await extract({ file: path, cwd: there });
  expect(readFileSync(join(there, "base", "eggs"), "utf8")).toBe("laid");
  expect(kept()).toEqual(["2026-11-20.tar.gz"]);
});

test("deploy's nightly backups are kept for as many days", () => {
  const service = readFileSync("deploy/farmgate-backup.service", "utf8");
  const minutes = Number(/-mmin \+(\d+) -delete/.exec(service)?.[1]);
  expect(minutes).toBe((KEPT_DAYS - 0.5) * 24 * 60);
});
