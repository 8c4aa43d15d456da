import { type APIRequestContext, type BrowserContext, expect, test } from "@playwright/test";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { ROUTES } from "#core/routes.ts";
import { firstPresses, lookAt } from "#tests/e2e/first-presses.ts";
import { helpersPassword, logIn, SHARED_SHOP } from "#tests/e2e/people.ts";
import { seconds } from "../../tools/lib/slowness.ts";

test.describe.configure({ timeout: seconds(400) });

/** Each place that a page links to opens, whichever is pressed first; some of them are named. */
const expectEachToOpen = async (
  context: BrowserContext,
  path: string,
  some: readonly string[],
): Promise<void> => {
  const first = await lookAt(context, path);
  expect(first.links).toEqual(expect.arrayContaining([...some]));
  expect(await firstPresses(context, first)).toEqual([]);
};

const OF_HOME = [ROUTES.posts, ROUTES.myOrders, ROUTES.checkout, ROUTES.terms];
const OWNERS = [
  ADMIN_ROUTES.orders,
  ADMIN_ROUTES.week,
  ADMIN_ROUTES.packing,
  ADMIN_ROUTES.count,
  ADMIN_ROUTES.eggs,
  ADMIN_ROUTES.backup,
  ADMIN_ROUTES.settings,
];
const HELPERS = [ADMIN_ROUTES.count, ADMIN_ROUTES.pricing, ADMIN_ROUTES.flocks];

test.describe("in one browser", () => {
  const asOwner = (context: BrowserContext) =>
    context.addInitScript(() => localStorage.setItem("isAdminAuthenticated", "true"));

  test("each link of Home opens where it is pressed first", ({ context }) =>
    expectEachToOpen(context, ROUTES.home, OF_HOME));

  test("each link of Home opens where the owner presses it first", async ({ context }) => {
    await asOwner(context);
    await expectEachToOpen(context, ROUTES.home, OF_HOME);
  });

  test("each place of the owner opens where it is pressed first", async ({ context }) => {
    await asOwner(context);
    await expectEachToOpen(context, ADMIN_ROUTES.dashboard, OWNERS);
  });
});

test.describe("in the shared shop", () => {
  test.use(SHARED_SHOP);

  test("each link of Home opens where it is pressed first", ({ context }) =>
    expectEachToOpen(context, ROUTES.home, OF_HOME));

  test("each place of the owner opens where it is pressed first", async ({ context }) => {
    await logIn(context.request);
    await expectEachToOpen(context, ADMIN_ROUTES.dashboard, [...OWNERS, ADMIN_ROUTES.messages]);
  });

  test("each link of Home opens where the owner presses it first", async ({ context }) => {
    await logIn(context.request);
    await expectEachToOpen(context, ROUTES.home, OF_HOME);
  });

  const asHelper = async (context: BrowserContext, request: APIRequestContext) => {
    await logIn(request);
    await logIn(context.request, await helpersPassword(request));
  };

  test("each place of a helper opens where it is pressed first", async ({ context, request }) => {
    await asHelper(context, request);
    await expectEachToOpen(context, ADMIN_ROUTES.packing, HELPERS);
  });

  test("each link of Home opens where a helper presses it first", async ({ context, request }) => {
    await asHelper(context, request);
    await expectEachToOpen(context, ROUTES.home, OF_HOME);
  });
});
