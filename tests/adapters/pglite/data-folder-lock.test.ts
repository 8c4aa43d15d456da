import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Processes } from "#adapters/node/processes.ts";
import { lockFolder } from "#adapters/pglite/data-folder-lock.ts";
import { type BuiltModules, builtModules } from "#tests/adapters/node/built-modules.ts";

const LOCK = "adapters/pglite/data-folder-lock";
const PROCESSES = "adapters/node/processes";

let built: BuiltModules<typeof LOCK | typeof PROCESSES>;
let place: string;
let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  built = await builtModules(LOCK, PROCESSES);
});

afterAll(() => built.remove());

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "lock-"));
  folder = join(place, "data");
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(place, { recursive: true, force: true });
});

/** The machine as one process sees it: which numbers are alive, and since when. */
const seenBy = (pid: number, alive: Readonly<Record<number, string>>): Processes => ({
  pid,
  startOf: async (asked) => alive[asked] ?? null,
});

const holder = (pid: number, started: string) => JSON.stringify({ pid, started, id: "old" });

const lockedBy = (pid: number) => ({ ok: false, refusal: { kind: "locked", pid } });

/** A process that locks on demand, says what came of it, and lives on. */
const aContender = async () => {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(built.at[LOCK])});
    const { nodeProcesses } = await import(${JSON.stringify(built.at[PROCESSES])});
    console.log("ready");
    for await (const told of process.stdin) {
      const lock = await lockFolder(${JSON.stringify(folder)}, nodeProcesses(process));
      console.log(lock.ok ? "got" : "locked by " + lock.refusal.pid);
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const heard = async () => String((await lines.next()).value);
  expect(await heard()).toBe("ready");
  return {
    pid: child.pid ?? 0,
    tell: () => child.stdin.write("go\n"),
    heard,
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
};

test("lockFolder gives the folder to one of several processes, and to the next after a kill", async () => {
  const contenders = await Promise.all(Array.from({ length: 4 }, aContender));
  let left = contenders;
  for (const round of [1, 2, 3]) {
    for (const contender of left) contender.tell();
    const answers = await Promise.all(left.map((contender) => contender.heard()));
    const winner = left[answers.indexOf("got")];
    expect(answers.toSorted(), `round ${round}`).toEqual([
      "got",
      ...left.slice(1).map(() => `locked by ${winner?.pid}`),
    ]);
    await winner?.kill();
    left = left.filter((contender) => contender !== winner);
  }
});

test("lockFolder gives a dead process's lock to one of many that ask at once", async () => {
  const pids = Array.from({ length: 20 }, (_, index) => 1_000 + index);
  const alive = Object.fromEntries(pids.map((pid) => [pid, "today"]));
  for (let round = 0; round < 20; round += 1) {
    writeFileSync(`${folder}.lock`, holder(7, "long ago"));
    const locks = await Promise.all(pids.map((pid) => lockFolder(folder, seenBy(pid, alive))));
    expect(locks.filter(({ ok }) => ok)).toHaveLength(1);
    expect(readdirSync(place)).toEqual(["data.lock"]);
    for (const lock of locks) if (lock.ok) await lock.value.release();
  }
});

test("lockFolder refuses while a living process holds the lock, also the process itself", async () => {
  const alive = { 1: "morning", 2: "noon" };
  expect((await lockFolder(folder, seenBy(1, alive))).ok).toBe(true);
  utimesSync(`${folder}.lock`, 0, 0);
  expect(await lockFolder(folder, seenBy(2, alive))).toEqual(lockedBy(1));
  expect(await lockFolder(folder, seenBy(1, alive))).toEqual(lockedBy(1));
  expect(await lockFolder(`${folder}/`, seenBy(2, alive))).toEqual(lockedBy(1));
});

test("lockFolder takes over the lock of a process id that another process has now", async () => {
  writeFileSync(`${folder}.lock`, holder(1, "yesterday"));
  expect((await lockFolder(folder, seenBy(2, { 1: "morning", 2: "noon" }))).ok).toBe(true);
  expect(readFileSync(`${folder}.lock`, "utf8")).toContain('"pid":2');
});

test("lockFolder refuses a living process id whose start is unknown", async () => {
  writeFileSync(`${folder}.lock`, holder(1, "yesterday"));
  expect(await lockFolder(folder, seenBy(2, { 1: "", 2: "noon" }))).toEqual(lockedBy(1));
  writeFileSync(`${folder}.lock`, holder(1, ""));
  expect(await lockFolder(folder, seenBy(2, { 1: "morning", 2: "noon" }))).toEqual(lockedBy(1));
});

test("lockFolder repeats a take-over that died half way, and refuses during another's", async () => {
  const alive = { 2: "noon", 3: "evening" };
  writeFileSync(`${folder}.lock`, holder(1, "yesterday"));
  writeFileSync(`${folder}.lock.taking-over`, holder(3, "evening"));
  expect(await lockFolder(folder, seenBy(2, alive))).toEqual(lockedBy(3));
  writeFileSync(`${folder}.lock.taking-over`, holder(4, "yesterday"));
  expect((await lockFolder(folder, seenBy(2, alive))).ok).toBe(true);
  expect(readdirSync(place)).toEqual(["data.lock"]);
});

test("lockFolder names the final holder where it meets a take-over under way", async () => {
  const alive = { 2: "noon", 3: "evening", 4: "night" };
  writeFileSync(`${folder}.lock`, holder(1, "yesterday"));
  writeFileSync(`${folder}.lock.taking-over`, holder(3, "evening"));
  const asked = lockFolder(folder, seenBy(2, alive));
  setTimeout(() => writeFileSync(`${folder}.lock`, holder(4, "night")), 50);
  expect(await asked).toEqual(lockedBy(4));
});

test("lockFolder takes over an unreadable lock, once it had the time to be written", async () => {
  writeFileSync(`${folder}.lock`, "");
  setTimeout(() => writeFileSync(`${folder}.lock`, holder(3, "evening")), 100);
  const alive = { 2: "noon", 3: "evening" };
  expect(await lockFolder(folder, seenBy(2, alive))).toEqual(lockedBy(3));
  writeFileSync(`${folder}.lock`, "{");
  expect((await lockFolder(folder, seenBy(2, alive))).ok).toBe(true);
});

test("release frees the lock, and a second release frees no other's", async () => {
  const deep = join(place, "not", "there", "data");
  const alive = { 1: "morning", 2: "noon" };
  const first = await lockFolder(deep, seenBy(1, alive));
  if (!first.ok) throw new Error("locked");
  await first.value.release();
  expect(existsSync(`${deep}.lock`)).toBe(false);
  expect((await lockFolder(deep, seenBy(1, alive))).ok).toBe(true);
  await first.value.release();
  expect(await lockFolder(deep, seenBy(2, alive))).toEqual(lockedBy(1));
});

test("lockFolder makes the folder with its parents", async () => {
  const lock = await lockFolder(join(place, "of", "a", "farm"), seenBy(1, { 1: "now" }));
  expect(lock.ok).toBe(true);
  expect(readdirSync(join(place, "of", "a"))).toEqual(["farm.lock"]);
});

test.runIf(existsSync("/proc/self"))(
  "lockFolder fails at once where no folder can be made",
  async () => {
    await expect(lockFolder("/proc/no/farm", seenBy(1, {}))).rejects.toThrow("ENOENT");
  },
);
