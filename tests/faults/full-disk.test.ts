import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import {
  command,
  endAll,
  ownersCookie,
  plantOpenedToday,
  startServer,
} from "#tests/e2e/server-process.ts";

const PORT = 4198;

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));
const sign = join(folder, "disk");
const env = {
  FARMGATE_DATA: join(folder, "data"),
  FULL_DISK: sign,
  NODE_OPTIONS: `--import=${pathToFileURL("tests/support/full-disk.js")}`,
};

test.afterEach(() => endAll());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EVERYBODY = { text: "", sort: null, after: null };

test("a disk that fills up keeps what is stored, and takes more once there is room", {
  tag: "@quick",
}, async () => {
  test.slow();
  plantOpenedToday(env.FARMGATE_DATA);
  const server = await startServer(PORT, env);
  const owner = { Cookie: await ownersCookie(server.url) };
  const add = (url: string, name: string) =>
    command(url, "office/addCustomer", [{ name, email: `${name}@example.com`, phone: "" }], {
      ...owner,
      "Idempotency-Key": `add the customer ${name}`,
    });
  const expectOnly = async (url: string, ...names: readonly string[]) =>
    expect(await command(url, "office/listCustomers", [EVERYBODY], owner)).toMatchObject({
      status: 200,
      answer: { value: { items: names.map((name) => ({ name })) } },
    });

  writeFileSync(sign, "nearly full");
  expect(await add(server.url, "Mabel")).toMatchObject({
    status: 507,
    answer: { fault: "storage-full" },
  });
  await expectOnly(server.url);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  rmSync(sign);
  expect(await add(server.url, "Mabel")).toMatchObject({ status: 200 });
  await expectOnly(server.url, "Mabel");

  const ended = once(server.child, "exit");
  writeFileSync(sign, "full");
  expect((await add(server.url, "Ruth"))?.status ?? 507).toBe(507);
  expect((await ended)[0]).toBe(1);

  rmSync(sign);
  const { url } = await startServer(PORT, env);
  await expectOnly(url, "Mabel");
  expect(await add(url, "Ruth")).toMatchObject({ status: 200 });
});
