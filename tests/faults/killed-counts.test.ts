import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type BrowserContext, expect, type Page, type Route, test } from "@playwright/test";
import { KEY_HEADER } from "#adapters/http/endpoint.ts";
import {
  endAll,
  ownersCookie,
  plantOpenedToday,
  type RunningServer,
  recordsOf,
  startServer,
} from "#tests/e2e/server-process.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4246;
const SHOP = `http://127.0.0.1:${PORT}`;
const COUNTS = Array.from({ length: 10 }, (_, at) => at + 1);

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));
const env = { FARMGATE_DATA: join(folder, "data") };

test.use({ baseURL: SHOP, viewport: { width: 360, height: 640 } });

test.afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** The eggs of each entry of the first flock. */
const entriesOf = async (): Promise<readonly number[]> => {
  const { flockData } = await recordsOf(SHOP, await ownersCookie(SHOP));
  const { eggLog } = (flockData as Record<string, { eggLog: readonly { large: number }[] }>)[
    "1"
  ] ?? {
    eggLog: [],
  };
  return eggLog.map(({ large }) => large);
};

const saveButton = (page: Page) => page.getByRole("button", { name: /^Save / });

const openCount = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto("/admin/count");
  await saveButton(page).waitFor();
  return page;
};

const saveLarge = async (page: Page, eggs: number): Promise<void> => {
  await page.getByRole("spinbutton", { name: "Large" }).fill(String(eggs));
  await page.getByRole("button", { name: eggs === 1 ? "Save 1 egg" : `Save ${eggs} eggs` }).click();
  await expect(page.getByRole("spinbutton", { name: "Large" })).toHaveValue("");
};

const waitingOn = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("countQueue") ?? "[]").length);

/** So often a page asks for a lost answer before it leaves the count in the line. */
const TRIES_OF_A_SENDING = 3;

/**
 * The answer of each count is lost the first time that it is sent. The server dies once while it answers, and once with
 * the answer on its way.
 */
const losing = (server: RunningServer) => {
  const tries = new Map<string, number>();
  let restarted = Promise.resolve(server);
  const killAndStart = (after: number): void => {
    restarted = restarted.then(async (running) => {
      await wait(after);
      await running.kill();
      return startServer(PORT, env);
    });
  };
  const noteTry = (route: Route): number => {
    const [{ id }] = route.request().postDataJSON() as readonly [{ readonly id: string }];
    const count = (tries.get(id) ?? 0) + 1;
    tries.set(id, count);
    return count;
  };
  const send = async (route: Route): Promise<void> => {
    const count = noteTry(route);
    if (count === 1 && tries.size === 4) killAndStart(3);
    // Of a page that was loaded anew, or days later: the shop knows the count by its id alone.
    const key = { [KEY_HEADER.toLowerCase()]: crypto.randomUUID() };
    const headers = { ...route.request().headers(), "sec-fetch-site": "same-origin", ...key };
    const response = await route.fetch({ headers }).catch(() => null);
    if (count === 1 && tries.size === 7) killAndStart(0);
    if (response === null || count <= TRIES_OF_A_SENDING) await route.abort();
    else await route.fulfill({ response });
  };
  return { send, tries, over: () => restarted };
};

test("ten waiting counts are entered once, through two tabs, lost answers and a killed server", {
  tag: "@quick",
}, async ({ context }) => {
  test.setTimeout(seconds(240));
  plantOpenedToday(env.FARMGATE_DATA);
  const server = await startServer(PORT, env);
  const login = await context.request.post("/api/counter/logIn", { data: ["farmgate"] });
  expect(login.status()).toBe(200);
  const before = await entriesOf();
  const [page, other] = [await openCount(context), await openCount(context)];
  await context.setOffline(true);
  for (const eggs of COUNTS) await saveLarge(page, eggs);
  await expect(page.getByText("10 counts wait to be sent.")).toBeVisible();
  expect(await waitingOn(page)).toBe(COUNTS.length);

  const { send, tries, over } = losing(server);
  await context.route("**/api/office/logCount", send);
  await context.setOffline(false);
  await expect
    .poll(
      async () => {
        for (const tab of [page, other])
          await tab.evaluate(() => window.dispatchEvent(new Event("online")));
        return waitingOn(page);
      },
      { timeout: seconds(180), intervals: [1_000] },
    )
    .toBe(0);
  await over();

  expect([...tries.values()].map((count) => count > TRIES_OF_A_SENDING)).toEqual(
    COUNTS.map(() => true),
  );
  const after = await entriesOf();
  expect(after.slice(before.length)).toEqual(COUNTS);
  for (const tab of [page, other]) await expect(tab.getByText(/to be sent|to send/)).toHaveCount(0);
});
