import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { nodeTicker } from "#adapters/node/node-ticker.ts";
import { runChild } from "#adapters/node/run-child.ts";
import { builtModules } from "#tests/adapters/node/built-modules.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

const deps = { spawn, execPath: process.execPath };

test("runChild waits for the child, and is true only where it exits with 0", async () => {
  await expect(runChild(deps, ["-e", "setTimeout(() => 0, 50)"])).resolves.toBeUndefined();
  await expect(runChild(deps, ["-e", "process.exit(3)"])).rejects.toThrow("ended with 3");
  const killed = ["-e", "process.kill(process.pid, 'SIGKILL')"];
  await expect(runChild(deps, killed)).rejects.toThrow("ended with SIGKILL");
  const nowhere = { spawn, execPath: "/no/such/program" };
  await expect(runChild(nowhere, [])).rejects.toThrow("ENOENT");
});

test("nodeTicker ticks until it is stopped", async () => {
  let ticks = 0;
  const stopped = await new Promise<() => void>((resolve) => {
    const stop = nodeTicker.every(5, () => {
      ticks += 1;
      if (ticks === 3) resolve(stop);
    });
  });
  stopped();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(ticks).toBe(3);
});

test("nodeTicker doesn't keep a process alive", async () => {
  const { at, remove } = await builtModules("adapters/node/node-ticker");
  onTestFinished(remove);
  const script = `import(${JSON.stringify(at["adapters/node/node-ticker"])})
    .then(({ nodeTicker }) => nodeTicker.every(60_000, () => 0))`;
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", script], {
    timeout: seconds(10),
  });
  expect(stdout).toBe("");
});
