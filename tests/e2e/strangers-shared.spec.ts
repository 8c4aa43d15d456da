import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { makeBackup } from "#adapters/farm-json/backup-file.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { A_CART, A_FARM } from "#tests/e2e/a-farm.ts";
import {
  command,
  endAll,
  ownersCookie,
  plantOpenedToday,
  recordsOf,
  startServer,
} from "#tests/e2e/server-process.ts";
import { openWith } from "#tests/e2e/shop.ts";
import { EVERY_PAGE, MOST_CONTROLS, twinsIn } from "#tests/e2e/strangers.ts";
import { expectAlike, playEach } from "#tests/e2e/twins.ts";
import { seconds } from "../../tools/lib/slowness.ts";

/** Of the shop of the touched page, and of the one that is left alone: each changes its own. */
const PORTS = [4231, 4232] as const;
const urlAt = (at: 0 | 1): string => `http://127.0.0.1:${PORTS[at]}`;

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

// One shop for all pages: as many as there are workers would take their ports from each other.
test.describe.configure({ mode: "default" });

const openShop = async (at: 0 | 1): Promise<void> => {
  const [url, data] = [urlAt(at), join(folder, `${at}-${crypto.randomUUID()}`)];
  plantOpenedToday(data);
  await startServer(PORTS[at], { FARMGATE_DATA: data, PUBLIC_URL: url });
  const Cookie = await ownersCookie(url);
  const records = { ...(await recordsOf(url, Cookie)), ...A_FARM };
  const backup = await makeBackup(records, new Date().toISOString(), sha256);
  await command(url, "office/restoreBackup", [backup, []], { Cookie });
  await command(url, "counter/contactFarm", [
    { name: "Ada", email: "ada@example.com", message: "Hello" },
  ]);
};

test.beforeAll(async () => {
  test.setTimeout(seconds(60));
  await openShop(0);
  await openShop(1);
});

const stockAt = async (at: 0 | 1): Promise<unknown> =>
  (await fetch(`${urlAt(at)}/api/counter/getInventory?input=%5B%5D`)).json();

// Where one page has done what the other hasn't, a later page would be the one that differs.
test.afterEach(async () => {
  expect(await stockAt(0)).toEqual(await stockAt(1));
});

test.afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

for (const path of [...EVERY_PAGE, "/admin/messages", "/admin/packing/along"])
  test(`strangers change nothing that ${path} of a shared shop says`, async ({ browser }) => {
    test.setTimeout(seconds(200));
    const twins = await twinsIn(browser, async (page, at) => {
      await page.context().request.post(`${urlAt(at)}/api/counter/logIn`, { data: ["farmgate"] });
      await openWith(page, { cart: A_CART }, `${urlAt(at)}${path}`);
    });
    await expectAlike(twins, path);
    await playEach(twins, path, MOST_CONTROLS);
    await Promise.all([twins.touched.context().close(), twins.alone.context().close()]);
  });
