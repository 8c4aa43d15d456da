// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { twoTabs } from "#tests/support/plant.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const aPublicShop = () =>
  aShop({
    shared: { publicUrl: "https://eggs.example" },
    machine: { isPublic: true, takesPayPal: true },
  });

const setUp = () => screen.findByRole("region", { name: "Set up your shop" });

const stepsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole("listitem")
    .map((step) => [
      within(step).getByRole("img").getAttribute("aria-label"),
      within(step).getByRole("link").textContent,
    ]);

test("a first visit to the dashboard leads through eight steps, each ticked by what is stored", async () => {
  const shop = aPublicShop();
  await shop.records.profile.save({ week: DEFAULT_PROFILE.week });
  await renderAdmin("/admin", shop, SHARED);
  const region = await setUp();
  within(region).getByText("2 of 8 done");
  expect(stepsIn(region)).toEqual([
    ["To do", "Your farm"],
    ["To do", "Eggs and prices"],
    ["Done", "Days and area"],
    ["To do", "Your own words"],
    ["To do", "Your stories"],
    ["Done", "Payments"],
    ["To do", "Mail"],
    ["To do", "Password"],
  ]);
});

test.each([
  ["Your own words", "Home"],
  ["Mail", "Notices"],
  ["Password", "Password and people"],
])("the step %s leads to the open section %s of the settings", async (step, section) => {
  const { user } = await renderAdmin("/admin", aPublicShop(), SHARED);
  await user.click(within(await setUp()).getByRole("link", { name: step }));
  const heading = await screen.findByRole("heading", { level: 2, name: section });
  const details = heading.closest("details");
  expect(details?.open).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(details?.querySelector("summary")));
  expect(document.querySelectorAll("details[open]")).toHaveLength(1);
});

test("the step Days and area leads to The Week", async () => {
  const { user } = await renderAdmin("/admin", aPublicShop(), SHARED);
  await user.click(within(await setUp()).getByRole("link", { name: "Days and area" }));
  await screen.findByRole("heading", { level: 1, name: "The Week" });
});

test("the steps follow what another tab saves", async () => {
  const { here, there } = twoTabs();
  await renderAdmin("/admin", here);
  within(await setUp()).getByText("0 of 6 done");
  await there.stores.shop.unitOfWork.run(({ profile }) =>
    profile.save({ farm: DEFAULT_PROFILE.farm }),
  );
  await within(await setUp()).findByText("1 of 6 done");
});

test("'Don't show again' puts the steps away for good", async () => {
  const shop = aPublicShop();
  const { user } = await renderAdmin("/admin", shop, SHARED);
  await user.click(within(await setUp()).getByRole("button", { name: "Don't show again" }));
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "Set up your shop" })).toBeNull(),
  );
  expect(screen.getByRole("main").contains(document.activeElement)).toBe(true);
  expect(await shop.app.shop.office.getSetup()).toMatchObject({ isShown: false });
});

test("a public shop says whose address it still shows, until its owner saves her own", async () => {
  const shop = aPublicShop();
  await shop.app.shop.office.hideSetup();
  await renderAdmin("/admin", shop, SHARED);
  const warning = await screen.findByRole("complementary", { name: "Not your farm yet" });
  expect(warning.textContent).toContain(
    "Customers at https://eggs.example still read the name and address of a farm that isn't yours: Farmgate, Rusper Road, Crawley, RH11 0XX.",
  );
  within(warning).getByRole("link", { name: "Tell of your farm" });
});

const OUTSIDE = { ...DEFAULT_PROFILE.farm, postcode: "BN6 8AA" };

test.each([
  ["/admin", ["RH10"], true],
  ["/admin/week", ["RH10"], true],
  ["/admin", ["RH10", "BN6"], false],
  ["/admin/week", ["RH10", "BN6"], false],
])(
  "%s, with the area %j, says that the farm's own postcode isn't in it: %s",
  async (path, area, isSaid) => {
    const shop = aPublicShop();
    const week = { ...DEFAULT_PROFILE.week, area };
    await shop.records.profile.save({ farm: OUTSIDE, week });
    await renderAdmin(path, shop, SHARED);
    await screen.findByRole("heading", {
      name: path === "/admin" ? "Set up your shop" : "Delivery area",
    });
    const warning = screen.queryByRole("complementary", { name: "Not in your area" });
    expect(warning?.textContent ?? "").toMatch(isSaid ? /own postcode, BN6 8AA, is not in/ : /^$/);
  },
);
