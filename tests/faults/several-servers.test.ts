import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import {
  command,
  endAll,
  ownersCookie,
  type RunningServer,
  startServer,
} from "#tests/e2e/server-process.ts";
import { startPostgres } from "../../tools/lib/postgres-server.js";
import { seconds } from "../../tools/lib/slowness.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;

test.afterEach(async () => {
  endAll();
  await postgres?.stop();
  postgres = undefined;
});

const EVERY_MS = 100;
const AT_ONCE = 10;

const customerOf = (number: number) => ({
  name: `Customer ${number}`,
  email: `customer${number}@example.com`,
  phone: "",
});

const EVERYBODY = { text: "", sort: null, after: null };

/** A browser's timeout, and its pauses between three tries; then its user presses the button again. */
const TIMEOUT_MS = 2_500;
const PAUSES_MS = [500, 1_500, 0];
const TRIES = 40;

const AWAY_MS = 3_000;

test("three servers lose and repeat nothing while PostgreSQL goes away and one is killed", async () => {
  test.slow();
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  const servers = await Promise.all([4194, 4195, 4196].map((port) => startServer(port, env)));
  const [first, second, third] = servers as [RunningServer, RunningServer, RunningServer];
  const cookie = await ownersCookie(first.url);
  const urlOf = (number: number): string => servers[number % servers.length]?.url ?? "";

  const add = async (number: number): Promise<unknown> => {
    for (let time = 0; time < TRIES; time += 1) {
      const headers = { Cookie: cookie, "Idempotency-Key": `customer-number-${number}` };
      const input = [customerOf(number)];
      const url = urlOf(number + time);
      const sent = await command(url, "office/addCustomer", input, headers, TIMEOUT_MS);
      if (sent?.status === 200) return sent.answer;
      await wait(PAUSES_MS[time % PAUSES_MS.length]);
    }
    return null;
  };
  const added: Promise<unknown>[] = [];
  const addMore = async (until: Promise<unknown>): Promise<void> => {
    let isOver = false;
    void until.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      added.push(add(added.length));
      await wait(EVERY_MS);
    }
  };
  const list = (url: string) =>
    command(url, "office/listCustomers", [EVERYBODY], { Cookie: cookie });

  const awayAndBack = async (): Promise<void> => {
    await added[0];
    await postgres?.kill();
    const back = wait(AWAY_MS);
    for (const { url } of servers) {
      expect(await list(url)).toMatchObject({
        status: 503,
        answer: { fault: "shop-unreachable" },
      });
      expect((await fetch(`${url}/healthz`)).status).toBe(503);
      expect((await fetch(url)).status).toBe(200);
    }
    await back;
    await postgres?.restart();
    for (const { url } of servers)
      await expect.poll(async () => (await list(url))?.status, { timeout: seconds(20) }).toBe(200);
  };
  added.push(add(0));
  await addMore(awayAndBack());
  for (let more = 0; more < AT_ONCE; more += 1) added.push(add(added.length));
  await third.kill();

  const answers = await Promise.all(added);
  for (const answer of answers) expect(answer).toMatchObject({ value: { ok: true } });
  expect(await Promise.all(answers.map((_, number) => add(number)))).toEqual(answers);
  expect(await list(second.url)).toMatchObject({
    status: 200,
    answer: { value: { total: answers.length } },
  });
});

test("a database that isn't there ends the start in time, without its password", async () => {
  const began = Date.now();
  const env = { DATABASE_URL: "postgres://farm:very-secret@127.0.0.1:9/farm" };
  const { message } = await startServer(4197, env).then(
    () => new Error("The server has started."),
    (cause: Error) => cause,
  );
  expect(Date.now() - began).toBeLessThan(10_500);
  expect(message).toContain(
    "The server ended with 1. The database at DATABASE_URL does not answer",
  );
  expect(message).not.toContain("very-secret");
});
