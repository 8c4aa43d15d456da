import { expect, test } from "@playwright/test";
import { command, endAll, logIn, startServer } from "#tests/e2e/server-process.ts";
import { startPostgres } from "../../scripts/postgres-server.js";

let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;

test.afterEach(async () => {
  endAll();
  await postgres?.stop();
  postgres = undefined;
});

const CUSTOMERS = 30;

const customerOf = (number: number) => ({
  name: `Customer ${number}`,
  email: `customer${number}@example.com`,
  phone: "",
});

const EVERYBODY = { text: "", sort: null, after: null };

test("three servers share one PostgreSQL: one is killed, the database goes away, and nothing is lost or done twice", async () => {
  test.slow();
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  const servers = await Promise.all([4194, 4195, 4196].map((port) => startServer(port, env)));
  const [first, second, third] = servers as [
    (typeof servers)[number],
    (typeof servers)[number],
    (typeof servers)[number],
  ];
  const cookie = await logIn(first.url);

  const add = async (number: number): Promise<unknown> => {
    for (let time = 0; time < 20; time += 1) {
      const { url } = servers[(number + time) % 3] as (typeof servers)[number];
      const headers = { Cookie: cookie, "Idempotency-Key": `customer-number-${number}` };
      const sent = await command(url, "office/addCustomer", [customerOf(number)], headers);
      if (sent?.status === 200) return sent.answer;
    }
    return null;
  };
  const added = Array.from({ length: CUSTOMERS }, (_, number) => add(number));
  await added[0];
  await third.kill();
  const answers = await Promise.all(added);
  for (const answer of answers) expect(answer).toMatchObject({ value: { ok: true } });
  const again = Array.from({ length: CUSTOMERS }, (_, number) => add(number));
  expect(await Promise.all(again)).toEqual(answers);

  const everybody = () =>
    command(second.url, "office/listCustomers", [EVERYBODY], { Cookie: cookie });
  expect(await everybody()).toMatchObject({ status: 200, answer: { value: { total: CUSTOMERS } } });

  await postgres.kill();
  expect(await everybody()).toMatchObject({ status: 503, answer: { fault: "shop-unreachable" } });
  expect((await fetch(`${second.url}/healthz`)).status).toBe(503);
  expect((await fetch(second.url)).status).toBe(200);
  await postgres.restart();
  await expect.poll(async () => (await everybody())?.status, { timeout: 20_000 }).toBe(200);
  expect(await everybody()).toMatchObject({ answer: { value: { total: CUSTOMERS } } });
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
