import { expect, test } from "vitest";
import { onceToldToStop, type StoppableProcess } from "#adapters/node/process-end.ts";

const aProcess = (stop: () => Promise<void>) => {
  const hearing = new Map<string, () => void>();
  const exits: number[] = [];
  let now = 0;
  const process: StoppableProcess = {
    on: (signal, hear) => hearing.set(signal, hear),
    exit: (code) => exits.push(code),
  };
  onceToldToStop(process, stop, () => now);
  return {
    exits,
    tell: (signal: "SIGINT" | "SIGTERM") => hearing.get(signal)?.(),
    pass: (ms: number) => {
      now += ms;
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
};

test.each(["SIGINT", "SIGTERM"] as const)("%s stops once and exits with 0", async (signal) => {
  let stops = 0;
  const process = aProcess(async () => {
    stops += 1;
  });
  await process.settle();
  expect(stops).toBe(0);
  process.tell(signal);
  expect(process.exits).toEqual([]);
  await process.settle();
  expect([stops, process.exits]).toEqual([1, [0]]);
});

test("a second signal exits at once with 1", async () => {
  let stops = 0;
  const process = aProcess(() => {
    stops += 1;
    return new Promise(() => undefined);
  });
  process.tell("SIGINT");
  process.pass(1_000);
  await process.settle();
  expect(process.exits).toEqual([]);
  process.tell("SIGTERM");
  expect([stops, process.exits]).toEqual([1, [1]]);
});

test("a press that comes by the terminal and by npm counts as one signal", () => {
  const process = aProcess(() => new Promise(() => undefined));
  process.tell("SIGINT");
  process.pass(20);
  process.tell("SIGINT");
  expect(process.exits).toEqual([]);
});

test("a stop that fails exits with 1", async () => {
  const process = aProcess(() => Promise.reject(new Error("stuck")));
  process.tell("SIGTERM");
  await process.settle();
  expect(process.exits).toEqual([1]);
});
