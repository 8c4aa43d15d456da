import { expect, type Locator, type Page } from "@playwright/test";
import type { ListedMessage } from "#core/messages/list-messages.ts";
import { OWNER } from "#core/messages/message.ts";
import type { Screen } from "#tests/e2e/looks/screens.ts";
import { logIn } from "#tests/e2e/people.ts";

interface SharedScreen extends Screen {
  /** What is so before the page opens. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const SENT: Omit<ListedMessage, "id" | "to"> = {
  ...{ kind: "contact", subject: "Message from Mabel Hen", state: "sent", tries: 1 },
  ...{ writtenAt: "2026-11-26T09:05:00.000Z", dueAt: "2026-11-26T09:05:00.000Z" },
  text: "Are there pullet eggs again?\n\nWe would take 60 for a wedding in spring.",
};

const LONG = "a.very.long.name.of.a.customer@some-long-domain.example.co.uk";

const MESSAGES: readonly ListedMessage[] = [
  { ...SENT, id: "1", to: OWNER, replyTo: { name: "Mabel Hen", email: LONG } },
  { ...SENT, id: "2", to: OWNER, replyTo: { name: "Tom", email: "tom@example.org" }, mark: "read" },
  { ...SENT, id: "3", to: LONG, kind: "ready", subject: "Your eggs are ready", state: "waiting" },
  { ...SENT, id: "4", to: OWNER, kind: "new-order", subject: "New order", state: "failed" },
];

/** The shop doesn't answer, so that what shows meanwhile stays. */
const hold = (call: string) => (page: Page) =>
  page.route(`**/api/${call}*`, () => new Promise(() => undefined));

/** Without writing them: the shop takes few from one address. */
const answerMessages = async (page: Page): Promise<void> => {
  const items = { inbox: MESSAGES.slice(0, 2), outbox: MESSAGES };
  await page.route("**/api/office/listMessages*", (route) => {
    const box = route.request().url().includes("outbox") ? "outbox" : "inbox";
    const value = { items: items[box], total: items[box].length, next: null };
    return route.fulfill({ json: { value } });
  });
  await hold("office/markMessage")(page);
};

/** The page doesn't lose its patience either. */
const holdTheCount = async (page: Page): Promise<void> => {
  await hold("office/logCount")(page);
  await page.addInitScript(() => {
    const soon = window.setTimeout;
    const isPatience = (ms: unknown): boolean => ms === 3_000;
    window.setTimeout = ((...args: Parameters<typeof soon>) =>
      isPatience(args[1]) ? 0 : soon(...args)) as typeof soon;
  });
};

const rowFrom = (page: Page, sender: string) =>
  page.getByRole("list", { name: "Inbox" }).getByRole("button", { name: sender }).first();

const saveTheFarm = async (page: Page): Promise<void> => {
  const farm = page.getByRole("form", { name: "The farm" });
  await farm.getByLabel("Phone").fill("01293 555010");
  await farm.getByRole("button", { name: "Save" }).click();
};

const saveACount = async (page: Page): Promise<void> => {
  await page.getByRole("spinbutton", { name: "Large" }).fill("7");
  await page.getByRole("button", { name: "Save 7 eggs" }).click();
};

const loading = (page: Page): Locator => page.getByText(/^Loading the /);

/** Pages of the shop on a server: what one browser has none of, and what shows until an answer. */
export const SHARED_SCREENS: readonly SharedScreen[] = [
  {
    ...{ name: "Messages", path: "/admin/messages", before: answerMessages },
    sign: (page) => rowFrom(page, "Tom"),
  },
  {
    ...{ name: "A message that is open", path: "/admin/messages", before: answerMessages },
    prepare: (page) => rowFrom(page, "Mabel Hen").click(),
    sign: (page) => page.getByRole("article"),
  },
  {
    ...{ name: "The outbox", path: "/admin/messages?box=outbox", before: answerMessages },
    prepare: (page) => page.getByRole("button", { name: LONG }).click(),
    sign: (page) => page.getByRole("article"),
  },
  {
    ...{ name: "Messages that load", path: "/admin/messages" },
    before: hold("office/listMessages"),
    sign: loading,
  },
  {
    ...{ name: "Orders that load", path: "/admin/orders", before: hold("office/listOrders") },
    sign: loading,
  },
  {
    ...{ name: "Settings that are saved", path: "/admin/settings" },
    before: hold("office/saveProfile"),
    prepare: saveTheFarm,
    sign: (page) => page.locator("[aria-busy=true]", { hasText: "Save" }),
  },
  {
    ...{ name: "A count that is saved", path: "/admin/count", before: holdTheCount },
    prepare: saveACount,
    sign: (page) => page.getByRole("button", { name: "Saving 7 eggs…" }),
  },
];

export const openSharedScreen = async (
  page: Page,
  { path, before, prepare, sign }: SharedScreen,
): Promise<void> => {
  await logIn(page.request);
  await before?.(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await prepare?.(page);
  if (sign) await expect(sign(page)).toBeVisible();
};
