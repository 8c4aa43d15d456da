// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { FlockId } from "#core/flocks/flock.ts";
import { Fault } from "#ports/fault.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { aFarm, cutOff, eggsOf, figureOf, shown, tab } from "#tests/support/count-page.ts";
import { aCountToSend } from "#tests/support/counts.ts";
import { addEach } from "#tests/support/outbox.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

afterEach(() => void vi.unstubAllEnvs());

test("a count without a network waits in view, and is sent when it is back", async () => {
  const shop = await aFarm();
  const mend = cutOff(shop);
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  for (const eggs of ["7", "8"]) {
    await fillIn(user, figureOf("Small"), eggs);
    await user.click(screen.getByRole("button", { name: `Save ${eggs} eggs` }));
    await noticeSaying("Saved on this phone. It is sent when there is a network.");
    await waitFor(() => expect(figureOf("Small").value).toBe(""));
  }
  await screen.findByText("Two counts wait to be sent.");
  screen.getByText("Flock 1, Saturday 20 June: 7 eggs, waits to be sent.");
  mend();
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(screen.queryByText(/to be sent/)).toBeNull());
  expect(await eggsOf(shop)).toHaveLength(2);
  expect(await eggsOf(shop, "2")).toHaveLength(1);
});

// In Tokyo it is the 25th at breakfast, and the farm's clocks go back that night.
test("while the shop is silent the next figures are typed, and in three seconds a count waits", async () => {
  const shop = await aFarm();
  Object.assign(shop.app.shop.office, { logCount: () => new Promise(() => undefined) });
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  await fillIn(user, figureOf("Small"), "7");
  await user.click(screen.getByRole("button", { name: "Save 7 eggs" }));
  await waitFor(() => expect(tab(/^Flock 2/).getAttribute("aria-selected")).toBe("true"));
  await fillIn(user, figureOf("Large"), "12");
  await noticeSaying("Saved on this phone. It is sent when there is a network.");
  expect(figureOf("Large").value).toBe("12");
  expect(tab(/^Flock 2/).getAttribute("aria-selected")).toBe("true");
  screen.getByText("One count waits to be sent.");
});

test("a count of 23:59 at the farm sent two days later is of its day, from any time zone", async () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  const time = { now: "2026-10-24T22:59:00.000Z" };
  const shop = aShop({ clock: { now: () => time.now } });
  const mend = cutOff(shop);
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  screen.getByText("Today, Saturday 24 October");
  await fillIn(user, figureOf("Small"), "7");
  await user.click(screen.getByRole("button", { name: "Save 7 eggs" }));
  await screen.findByText("One count waits to be sent.");
  time.now = "2026-10-26T05:00:00.000Z";
  mend();
  fireEvent(window, new Event("online"));
  await waitFor(async () => expect(await eggsOf(shop)).toMatchObject([["2026-10-24", {}]]));
});

test("a count that was refused stays with the reason, and is corrected or thrown away", async () => {
  const shop = await aFarm();
  const refused = { at: NOON, refused: "unlikely-day" };
  await addEach(shop.records.countQueue, [
    { id: "A", what: aCountToSend({ date: "2029-01-01" }), ...refused },
    { id: "B", what: aCountToSend({ flock: "2" }), ...refused },
  ]);
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  screen.getByRole("link", { name: "Two counts were refused" });
  const [first, second] = screen.getAllByRole("alert");
  if (!first || !second) throw new Error("none refused");
  await user.click(within(second).getByRole("button", { name: "Throw away" }));
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
  await user.click(within(first).getByRole("button", { name: "Correct" }));
  expect(figureOf("Medium").value).toBe("20");
  await user.click(screen.getByRole("button", { name: "Save 84 eggs" }));
  await noticeSaying("Egg count logged successfully.");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(await shop.records.countQueue.all()).toEqual([]);
});

test("a count of a flock that the shop doesn't have stays with the reason, and is corrected", async () => {
  const shop = await aFarm();
  const what = { ...aCountToSend(), flock: "6" as FlockId };
  await addEach(shop.records.countQueue, [{ id: "A", at: NOON, what }]);
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  await screen.findByText(/The shop has no such flock\. Please choose another one\./);
  await user.click(screen.getByRole("button", { name: "Correct" }));
  expect(tab(/^Flock 1/).getAttribute("aria-selected")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Save 84 eggs" }));
  await noticeSaying("Egg count logged successfully.");
  expect(await shop.records.countQueue.all()).toEqual([]);
  expect(await eggsOf(shop)).toHaveLength(2);
});

test("Undo takes a count that waits out of the line, without a network", async () => {
  const shop = await aFarm();
  cutOff(shop);
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  await fillIn(user, figureOf("Small"), "7");
  await user.click(screen.getByRole("button", { name: "Save 7 eggs" }));
  await screen.findByText("One count waits to be sent.");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await noticeSaying("The egg count has been removed.");
  await waitFor(() => expect(screen.queryByText(/to be sent/)).toBeNull());
});

test("the page says that storage is full, and the figures stay", async () => {
  const shop = await aFarm();
  Object.assign(shop.app.visitor.eggCounter, {
    saveCount: () => Promise.reject(new Fault("storage-full")),
  });
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  await fillIn(user, figureOf("Small"), "7");
  await user.click(screen.getByRole("button", { name: "Save 7 eggs" }));
  await noticeSaying(
    "This browser's storage is full, so your change was not kept. Free some space and try again.",
  );
  expect(figureOf("Small").value).toBe("7");
});

test.each([
  ["Keep them", 1, 1],
  ["Throw them away", 0, 1],
  ["Send them", 0, 2],
])("Logout with counts that wait: %s", async (choice, left, logged) => {
  const shop = await aFarm();
  const mend = cutOff(shop);
  await shop.app.visitor.eggCounter.saveCount(aCountToSend(), { isLost: true });
  const { user } = await renderAdmin("/admin/flocks", shop, SHARED);
  await screen.findByText("One count waits to be sent.");
  await user.click(screen.getByRole("button", { name: "Logout" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Log out?" }));
  dialog.getByText(/^One count was not sent\. Send them, keep them on this phone/);
  if (choice === "Send them") mend();
  await user.click(dialog.getByRole("button", { name: choice }));
  await noticeSaying("You have been successfully logged out.");
  expect(await shop.records.countQueue.all()).toHaveLength(left);
  expect(await eggsOf(shop)).toHaveLength(logged);
  expect((await shop.records.ownCounts.load()).counts).toEqual([]);
});

test.each([
  ["Keep them", ["refused", "waits"]],
  ["Throw them away", []],
])("Logout says what becomes of a count that was refused: %s", async (choice, left) => {
  const shop = await aFarm();
  cutOff(shop);
  await addEach(shop.records.countQueue, [
    { id: "refused", at: NOON, what: aCountToSend(), refused: "unlikely-day" },
    { id: "waits", at: NOON, what: aCountToSend() },
  ]);
  const { user } = await renderAdmin("/admin/flocks", shop, SHARED);
  await screen.findByText("One count waits to be sent.");
  await user.click(screen.getByRole("button", { name: "Logout" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Log out?" }));
  dialog.getByText(
    "The shop refused one count, which stays on this phone unless you throw them away.",
  );
  await user.click(dialog.getByRole("button", { name: choice }));
  await noticeSaying("You have been successfully logged out.");
  expect((await shop.records.countQueue.all()).map(({ id }) => id)).toEqual(left);
});

/** The shop has a count that waits on this phone: its answer was lost. */
const withLostAnswer = async () => {
  const shop = await aFarm();
  const { office } = shop.app.shop;
  const { logCount } = office;
  cutOff(shop);
  await logCount({ ...aCountToSend(), id: "LOST" });
  await addEach(shop.records.countQueue, [
    { id: "LOST", at: NOON, what: aCountToSend(), mayBeDone: true },
  ]);
  const { user } = await renderAdmin("/admin/flocks", shop, SHARED);
  await screen.findByText("One count waits to be sent.");
  await user.click(screen.getByRole("button", { name: "Logout" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Log out?" }));
  const throwAway = () => user.click(dialog.getByRole("button", { name: "Throw them away" }));
  return { shop, dialog, throwAway };
};

const MAY_BE_THERE =
  "The shop may have one of the counts already. Thrown away, it is removed there too.";

test("Logout says that the shop may have a count with a lost answer, and removes it there too", async () => {
  const { shop, dialog, throwAway } = await withLostAnswer();
  expect(await eggsOf(shop)).toHaveLength(2);
  dialog.getByText(MAY_BE_THERE);
  await throwAway();
  await noticeSaying("You have been successfully logged out.");
  expect(await shop.records.countQueue.all()).toEqual([]);
  expect(await eggsOf(shop)).toHaveLength(1);
});

test("Logout keeps a count whose answer was lost while the shop can't be reached to remove it", async () => {
  const { shop, dialog, throwAway } = await withLostAnswer();
  Object.assign(shop.app.shop.office, {
    deleteEggs: () => Promise.reject(new Fault("shop-unreachable")),
  });
  await throwAway();
  await noticeSaying("Shop Not Reached");
  expect(await shop.records.countQueue.all()).toHaveLength(1);
  dialog.getByRole("button", { name: "Keep them" });
});

test("a session that has ended leads to the login, which says what waits", async () => {
  const shop = await aFarm();
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  const { office, counter } = shop.app.shop;
  Object.assign(counter, { getPerson: async () => null });
  Object.assign(office, { logCount: () => Promise.reject(new Fault("not-logged-in")) });
  await fillIn(user, figureOf("Small"), "7");
  await user.click(screen.getByRole("button", { name: "Save 7 eggs" }));
  await screen.findByRole("heading", { name: "Admin Login" });
  await screen.findAllByText("Please log in to send one count.");
  expect(await shop.records.countQueue.all()).toHaveLength(1);
});
