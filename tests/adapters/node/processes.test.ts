import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { nodeProcesses, type ProcessDeps, processesAround } from "#adapters/node/processes.ts";

const children: ChildProcess[] = [];

const aSleeper = async (): Promise<ChildProcess & { readonly pid: number }> => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => 0, 1000); console.log(1)"]);
  children.push(child);
  await once(child.stdout, "data");
  return child as typeof child & { readonly pid: number };
};

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

test("nodeProcesses knows a living process by its own start time, and a dead one by nothing", async () => {
  const processes = nodeProcesses(process);
  const [one, other] = [await aSleeper(), await aSleeper()];
  const start = await processes.startOf(one.pid);
  expect(start).not.toBe("");
  expect(await processes.startOf(one.pid)).toBe(start);
  expect(await processes.startOf(processes.pid)).not.toBe(start);
  one.kill("SIGKILL");
  await once(one, "exit");
  expect(await processes.startOf(one.pid)).toBeNull();
  expect(await processes.startOf(other.pid)).not.toBeNull();
});

const gone = () => {
  throw Object.assign(new Error("kill"), { code: "ESRCH" });
};

const deps = (deps: {
  readonly platform: NodeJS.Platform;
  readonly kill?: () => true;
  readonly files?: Readonly<Record<string, string>>;
  readonly run?: ProcessDeps["run"];
}) =>
  processesAround({
    process: { pid: 1, platform: deps.platform, kill: deps.kill ?? (() => true) },
    readText: async (path) => {
      const text = deps.files?.[path];
      if (text === undefined) throw new Error("no such file");
      return text;
    },
    run: deps.run ?? (() => Promise.reject(new Error("no such program"))),
  });

const stat = (name: string, state: string) =>
  `42 (${name}) ${state} 1 42 42 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 11 0 987654 1000 200`;

test("processesAround finds the start on Linux behind any name, with its boot", async () => {
  const files = {
    "/proc/42/stat": stat("node) S 1 (x", "S"),
    "/proc/sys/kernel/random/boot_id": "b00t\n",
  };
  expect(await deps({ platform: "linux", files }).startOf(42)).toBe("b00t 987654");
});

test("processesAround takes a zombie for dead, on Linux and by ps", async () => {
  const files = { "/proc/42/stat": stat("node", "Z") };
  expect(await deps({ platform: "linux", files }).startOf(42)).toBeNull();
  expect(await deps({ platform: "darwin", run: async () => "Z+   \n" }).startOf(42)).toBeNull();
});

test("processesAround elsewhere asks ps for the start, without the changing state", async () => {
  const asked: string[] = [];
  const processes = (state: string) =>
    deps({
      platform: "darwin",
      run: async (program, args) => {
        asked.push([program, ...args].join(" "));
        return `${state}   Sun Nov 22 04:00:00 2026    \n`;
      },
    });
  expect(await processes("S+").startOf(42)).toBe("Sun Nov 22 04:00:00 2026");
  expect(await processes("R").startOf(42)).toBe("Sun Nov 22 04:00:00 2026");
  expect(asked[0]).toBe("ps -o state=,lstart= -p 42");
});

test("processesAround knows a process by its number alone where its start is unknown", async () => {
  expect(await deps({ platform: "win32" }).startOf(42)).toBe("");
  expect(await deps({ platform: "linux" }).startOf(42)).toBe("");
  expect(await deps({ platform: "darwin" }).startOf(42)).toBe("");
  expect(await deps({ platform: "win32", kill: gone }).startOf(42)).toBeNull();
  const foreign = () => {
    throw Object.assign(new Error("kill"), { code: "EPERM" });
  };
  expect(await deps({ platform: "win32", kill: foreign }).startOf(42)).toBe("");
});
