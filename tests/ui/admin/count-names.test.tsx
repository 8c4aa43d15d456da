// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { addHours } from "#core/shared/calendar.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { aFarm, figureOf, row, shown } from "#tests/support/count-page.ts";
import { fillIn, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const { eggs } = DEFAULT_PROFILE;

test("kinds are counted under the farmer's own names, others as the log calls them", async () => {
  const shop = await aFarm();
  const large = { ...eggs.words.large, name: "Big Browns" };
  await shop.records.profile.save({ eggs: { ...eggs, words: { ...eggs.words, large } } });
  const { user } = await renderAdmin("/admin/count", shop);
  await shown();
  row("Medium");
  await fillIn(user, figureOf("Big Browns"), "5");
  const sizes = screen.getByRole<HTMLSelectElement>("combobox", { name: "Size of those kept" });
  expect([...sizes.options].map(({ text }) => text)).toEqual([
    "Small",
    "Medium",
    "Big Browns",
    "XL",
    "Double Yolkers",
  ]);
  await fillIn(user, screen.getByRole("spinbutton", { name: "Kept for us" }), "6");
  screen.getByText("At most what Big Browns has.");
});

test("the page says where pullets' eggs are counted, until the flock's hens are known as young", async () => {
  const shop = await aFarm();
  await shop.records.care.saveName("2", { name: "", pulletsUntil: "2026-12-01" });
  const { user } = await renderAdmin("/admin/count", shop);
  await shown();
  const note = () => screen.queryByText(/^Pullet Eggs are the small eggs of young hens/);
  expect(note()?.textContent).toContain("count them as Small");
  const link = screen.getByRole("link", { name: "Young hens until" });
  expect(link.getAttribute("href")).toBe("/admin/flocks/1");
  await user.click(screen.getByRole("tab", { name: "Flock 2" }));
  await screen.findByRole("group", { name: "Small, sold as Pullet Eggs" });
  expect(note()).toBeNull();
});

test("what is being saved is said from the press on", async () => {
  const shop = await aFarm();
  Object.assign(shop.app.shop.office, { logCount: () => new Promise(() => undefined) });
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  await fillIn(user, figureOf("Small"), "103");
  await user.click(screen.getByRole("button", { name: "Save 103 eggs" }));
  const saving = screen.getByRole("button", { name: "Saving 103 eggs…" });
  expect(saving.getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByRole("button", { name: "Nothing laid" })).toBeNull();
  await waitFor(() => expect(figureOf("Small").value).toBe(""));
});

test("missed days are folded, and the closed row says how many and since when", async () => {
  const { user } = await renderAdmin("/admin/count", await aFarm(addHours(NOON, 24 * 3)));
  await shown();
  const words = await screen.findByText("Three days without a count since Saturday 20 June");
  const fold = words.closest("details") as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  await user.click(within(fold).getByRole("button", { name: "Sunday 21 June" }));
  screen.getByText("Sunday 21 June", { selector: "[role='status']" });
});

test("a figure that is typed while the last count is still being kept stays, with its flock", async () => {
  const shop = await aFarm();
  let keep = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  const counter = shop.app.visitor.eggCounter;
  const { saveCount } = counter;
  Object.assign(counter, {
    saveCount: (...args: Parameters<typeof saveCount>) => promise.then(() => saveCount(...args)),
  });
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  const chosen = () => screen.getByRole("tab", { selected: true }).textContent;
  const flock = chosen();
  await fillIn(user, figureOf("Small"), "103");
  await user.click(screen.getByRole("button", { name: "Save 103 eggs" }));
  await fillIn(user, figureOf("Large"), "24");
  keep();
  await waitFor(() => expect(figureOf("Small").value).toBe(""));
  expect(figureOf("Large").value).toBe("24");
  expect(chosen()).toBe(flock);
  screen.getByRole("button", { name: "Save 24 eggs" });
});
