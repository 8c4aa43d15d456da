import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import {
  endAll,
  plantOpenedToday,
  type RunningServer,
  startServer,
} from "#tests/e2e/server-process.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4250;
const MB = 1_000_000;

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));
const left = join(folder, "left.json");
const env = {
  FARMGATE_DATA: join(folder, "data"),
  OPEN_ANSWERS: left,
  NODE_OPTIONS: `--import=${pathToFileURL("tests/support/open-answers.js")}`,
};

// One after the other: they ask one server.
test.describe.configure({ mode: "default" });

let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(seconds(120));
  plantOpenedToday(env.FARMGATE_DATA);
  server = await startServer(PORT, env);
});
test.afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** One connection that sends all requests in one write, and leaves once it has all answers. */
const sendAhead = (count: number, path: string): Socket => {
  const socket = connect(PORT, "127.0.0.1");
  let answers = 0;
  socket.on("error", () => undefined);
  socket.on("data", (part) => {
    answers += part.toString("latin1").split("HTTP/1.1 200").length - 1;
    if (answers === count) socket.destroy();
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: farm\r\n\r\n`.repeat(count));
  return socket;
};

const leftBehind = async (): Promise<{ readonly answers: number; readonly heap: number }> => {
  rmSync(left, { force: true });
  server.child.kill("SIGUSR2");
  while (!existsSync(left) || readFileSync(left, "utf8") === "") await wait(50);
  return JSON.parse(readFileSync(left, "utf8"));
};

/** On a connection of its own, so that none is closed while it waits for the next question. */
const ask = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = get({ host: "127.0.0.1", port: PORT, path, agent: false }, (answer) => {
      answer.resume();
      answer.once("end", resolve);
    });
    sent.once("error", reject);
  });

/** The median of what the prices take, asked for twenty times a second, until all else is over. */
const pricesBeside = async (others: Promise<unknown>): Promise<number> => {
  let isOver = false;
  void others.then(() => {
    isOver = true;
  });
  const asked: Promise<number>[] = [];
  while (!isOver || asked.length < 20) {
    const began = performance.now();
    asked.push(ask("/api/counter/getPrices").then(() => performance.now() - began));
    await wait(50);
  }
  const times = (await Promise.all(asked)).toSorted((one, other) => one - other);
  return times[times.length >> 1] ?? Number.NaN;
};

const askedOneByOne = async (count: number, path: string): Promise<void> => {
  for (let n = 0; n < count; n += 1) await ask(path);
};

/** What the prices take in a quiet shop or, where that is longer, beside ten ordinary connections that ask on and on. */
const pricesInPeace = async (path: string): Promise<number> => {
  const quiet = await pricesBeside(Promise.resolve());
  let isMeasured = false;
  const lanes = Array.from({ length: 10 }, async () => {
    while (!isMeasured) await ask(path);
  });
  const busy = await pricesBeside(Promise.resolve());
  isMeasured = true;
  await Promise.all(lanes);
  return Math.max(quiet, busy);
};

for (const [count, path] of [
  [2_000, "/api/counter/getDays"],
  [5_000, "/"],
] as const)
  test(`others get the prices as soon as ever while a connection sends ${count} × ${path} ahead`, async () => {
    test.setTimeout(seconds(300));
    const control = await pricesInPeace(path);
    const socket = sendAhead(count, path);
    const beside = await pricesBeside(new Promise((resolve) => socket.once("close", resolve)));
    expect(beside).toBeLessThanOrEqual(2 * control);
  });

for (const [count, ms] of [
  [40, 100],
  [1_000, 2_500],
] as const)
  test(`nothing stays of five connections with ${count} requests each that go after ${ms} ms`, async () => {
    test.slow();
    await askedOneByOne(20, "/");
    const before = await leftBehind();
    const sockets = Array.from({ length: 5 }, () => sendAhead(count, "/"));
    await wait(ms);
    for (const socket of sockets) socket.destroy();
    // Whatever was begun has ended once later questions are answered.
    await askedOneByOne(20, "/healthz");
    await expect
      .poll(async () => (await leftBehind()).answers, { timeout: seconds(20) })
      .toBeLessThanOrEqual(before.answers + 2);
    expect((await leftBehind()).heap).toBeLessThan(before.heap + 20 * MB);
  });
