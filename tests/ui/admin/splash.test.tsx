// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { plantSplash, storedSplash, twoTabs } from "#tests/support/plant.ts";
import { noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const openSplash = async (shop: Shop = aShop()) => {
  const { user } = await renderAdmin("/admin/splash", shop);
  await screen.findByRole("textbox", { name: "Content" });
  const save = () => user.click(screen.getByRole("button", { name: "Save Changes" }));
  return { user, shop, save };
};

test("the switch says what it is, and saving stores it as a new version", async () => {
  const { user, shop, save } = await openSplash();
  const before = await storedSplash(shop);
  expect(before).toMatchObject({ enabled: false, version: 1 });
  screen.getByText(/^Version 1\./);
  await user.click(screen.getByRole("switch", { name: "Splash Page is Disabled" }));
  const enabled = screen.getByRole("switch", { name: "Splash Page is Enabled" });
  expect(enabled.getAttribute("aria-checked")).toBe("true");
  expect(await storedSplash(shop)).toEqual(before);
  await save();
  await noticeSaying("Splash Page Updated!");
  await noticeSaying("Your changes have been saved and will be live for the next visitors.");
  expect(await storedSplash(shop)).toEqual({ ...before, enabled: true, version: 2 });
  await screen.findByText(/^Version 2\./);
});

test("each save is a new version, also without a change", async () => {
  const { shop, save } = await openSplash();
  await save();
  await screen.findByText(/^Version 2\./);
  await save();
  await screen.findByText(/^Version 3\./);
  expect(await storedSplash(shop)).toMatchObject({ version: 3 });
});

test("the editor begins with what is stored", async () => {
  const shop = aShop();
  await plantSplash(shop, { content: "<h2>Half price!</h2>", enabled: true, version: 4 });
  await openSplash(shop);
  expect(screen.getByRole("heading", { name: "Half price!" })).toBeTruthy();
  screen.getByRole("switch", { name: "Splash Page is Enabled" });
  screen.getByText(/^Version 4\./);
});

test("leaving with unsaved changes asks first, and not after saving", async () => {
  const { user, save } = await openSplash();
  await user.click(screen.getByRole("switch"));
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  const question = await screen.findByRole("dialog", { name: "Leave this page?" });
  expect(question.textContent).toContain("this is lost: changes to the splash page.");
  await user.click(within(question).getByRole("button", { name: "Stay" }));
  expect(screen.getByRole<HTMLInputElement>("switch").checked).toBe(true);
  await save();
  await noticeSaying("Splash Page Updated!");
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
});

test("what another tab alone has changed is taken over, and kept by the next save too", async () => {
  const { here, there } = twoTabs();
  const { user, save } = await openSplash(here);
  await user.click(screen.getByRole("switch"));
  await plantSplash(there, { content: "<h2>Theirs</h2>", version: 2 });
  await save();
  await noticeSaying("Splash Page Updated!");
  await screen.findByRole("heading", { name: "Theirs" });
  await plantSplash(there, { content: "<h2>Theirs again</h2>", enabled: true, version: 4 });
  await user.click(screen.getByRole("switch"));
  await save();
  await screen.findByRole("heading", { name: "Theirs again" });
  expect(await storedSplash(here)).toEqual({
    content: "<h2>Theirs again</h2>",
    enabled: false,
    version: 5,
  });
});

describe("what both tabs have changed", () => {
  const bothChanged = async () => {
    const { here, there } = twoTabs();
    const { user, save } = await openSplash(here);
    const until = screen.getByLabelText<HTMLInputElement>("Show until");
    fireEvent.change(until, { target: { value: "2026-12-24" } });
    await plantSplash(there, { content: "<h2>Theirs</h2>", until: "2026-12-31", version: 2 });
    await save();
    await noticeSaying("Splash Page Has Changed Meanwhile");
    const beside = within(screen.getByRole("group", { name: "Show until, stored by now" }));
    beside.getByText("Thursday 31 December");
    expect(await storedSplash(here)).toMatchObject({ until: "2026-12-31", version: 2 });
    screen.getByRole("heading", { name: "Theirs" });
    return { user, here, save, until, beside };
  };

  test("stands beside each other, and is replaced at the second save", async () => {
    const { here, save, until } = await bothChanged();
    expect(until.value).toBe("2026-12-24");
    await save();
    await noticeSaying("Splash Page Updated!");
    const stored = { content: "<h2>Theirs</h2>", until: "2026-12-24", version: 3 };
    expect(await storedSplash(here)).toMatchObject(stored);
    expect(screen.queryByRole("group", { name: /stored by now/ })).toBeNull();
  });

  test("may be taken as the other has it", async () => {
    const { user, here, save, until, beside } = await bothChanged();
    await user.click(beside.getByRole("button", { name: "Take This Instead" }));
    expect(until.value).toBe("2026-12-31");
    expect(screen.queryByRole("group", { name: /stored by now/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe("Save Changes");
    await save();
    await noticeSaying("Splash Page Updated!");
    expect(await storedSplash(here)).toMatchObject({ until: "2026-12-31", version: 3 });
  });
});

test("the last day is stored, marked once it has passed, and removed by an empty field", async () => {
  const { user, shop, save } = await openSplash();
  const field = screen.getByLabelText<HTMLInputElement>("Show until");
  expect(field.value).toBe("");
  fireEvent.change(field, { target: { value: "2026-06-20" } });
  await user.click(screen.getByRole("switch"));
  expect(screen.queryByText(/That day has passed/)).toBeNull();
  await save();
  await waitFor(async () =>
    expect(await storedSplash(shop)).toMatchObject({ until: "2026-06-20" }),
  );
  fireEvent.change(field, { target: { value: "2026-06-19" } });
  screen.getByText("That day has passed: visitors don't see it any more.");
  fireEvent.change(field, { target: { value: "" } });
  await save();
  await waitFor(async () => expect(await storedSplash(shop)).toMatchObject({ version: 3 }));
  expect(await storedSplash(shop)).not.toHaveProperty("until");
});

test("the last day that is stored is what the field begins with", async () => {
  const shop = aShop();
  await plantSplash(shop, { until: "2026-12-24" });
  await openSplash(shop);
  expect(screen.getByLabelText<HTMLInputElement>("Show until").value).toBe("2026-12-24");
});
