import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import {
  command,
  endAll,
  ownersCookie,
  plantOpened,
  plantOpenedToday,
  startServer,
} from "#tests/e2e/server-process.ts";

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

test.afterEach(() => endAll());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const customerOf = (number: number) => ({
  name: `Customer ${number}`,
  email: `customer${number}@example.com`,
  phone: "",
});

const EVERYBODY = { text: "", sort: null, after: null };

const CUSTOMERS = 8;

interface Listed {
  readonly value?: {
    readonly total: number;
    readonly items: readonly { readonly email: string }[];
  };
}

test("a server killed again and again loses nothing that it answered and does nothing twice", {
  tag: "@quick",
}, async () => {
  test.slow();
  const env = { FARMGATE_DATA: join(folder, "data") };
  plantOpened(env.FARMGATE_DATA);
  let server = await startServer(4191, env);
  const cookie = await ownersCookie(server.url);
  const add = (number: number) =>
    command(server.url, "office/addCustomer", [customerOf(number)], {
      Cookie: cookie,
      "Idempotency-Key": `customer-number-${number}`,
    });
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const killed = number % 4 === 3 ? wait(number % 12).then(() => server.kill()) : null;
    const sent = await add(number);
    await killed;
    if (killed) server = await startServer(4191, env);
    const again = await add(number);
    expect(again).toMatchObject({ status: 200, answer: { value: { ok: true } } });
    if (sent) expect(again).toEqual(sent);
  }
  const listed = await command(server.url, "office/listCustomers", [EVERYBODY], { Cookie: cookie });
  const { value } = (listed?.answer ?? {}) as Listed;
  expect(value?.total).toBe(CUSTOMERS);
  expect(new Set(value?.items.map(({ email }) => email)).size).toBe(CUSTOMERS);
});

test("a second server on the same folder is refused, in a sentence", {
  tag: "@quick",
}, async () => {
  const env = { FARMGATE_DATA: join(folder, "other") };
  plantOpenedToday(env.FARMGATE_DATA);
  await startServer(4192, env);
  await expect(startServer(4193, env)).rejects.toThrow(
    /The server ended with 1\. The folder ".*" is in use by the process \d+/,
  );
});
