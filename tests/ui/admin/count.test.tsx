// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { FlockId } from "#core/flocks/flock.ts";
import { addHours } from "#core/shared/calendar.ts";
import { Fault } from "#ports/fault.ts";
import { aShop, NOON, type Shop } from "#tests/support/a-shop.ts";
import { aCountToSend } from "#tests/support/counts.ts";
import { aHenEntry, aMedicine, anEggCount } from "#tests/support/records.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const TODAY = "2026-06-20";

afterEach(() => void vi.unstubAllEnvs());

/** Flocks 1 and 2 have hens; the first was counted yesterday. */
const aFarm = async (now = NOON): Promise<Shop> => {
  const shop = aShop({ clock: { now: () => now } });
  const { care, flocks } = shop.records;
  for (const flock of ["1", "2"] as const)
    await care.addHens(flock, aHenEntry({ id: `H${flock}`, date: "2026-05-01" }));
  await flocks.addEggs("1", anEggCount({ id: "Y", date: "2026-06-19" }));
  return shop;
};

const row = (name: string | RegExp) => within(screen.getByRole("group", { name }));

const figureOf = (name: string | RegExp) => row(name).getByRole<HTMLInputElement>("spinbutton");

const tab = (name: RegExp) => screen.getByRole("tab", { name });

const eggsOf = async (shop: Shop, flock: "1" | "2" = "1") =>
  (await shop.records.flocks.books(flock)).eggs.map(({ date, counts }) => [date, counts]);

const shown = () => screen.findByRole("button", { name: "Save 0 eggs" });

test("a count is typed and stepped, saved by one press, and the next flock is chosen", async () => {
  const shop = await aFarm();
  const { user } = await renderAdmin("/admin/count", shop);
  await shown();
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent?.trim())).toEqual([
    "Flock 1",
    "Flock 2",
  ]);
  screen.getByText("Today, Saturday 20 June");
  row("Large").getByText(/^yesterday \d+$/);
  await fillIn(user, figureOf("Medium"), "20");
  await user.click(row("Large").getByRole("button", { name: "+10" }));
  await user.click(row("Large").getByRole("button", { name: "+1" }));
  await user.click(row("Large").getByRole("button", { name: "−1" }));
  await fillIn(user, screen.getByRole("spinbutton", { name: "Cracked" }), "2");
  await fillIn(user, screen.getByRole("spinbutton", { name: "Kept for us" }), "6");
  await user.click(screen.getByRole("button", { name: "Save 30 eggs" }));
  await noticeSaying("Egg count logged successfully.");
  expect((await eggsOf(shop)).at(-1)).toEqual([
    TODAY,
    { small: 0, medium: 20, large: 10, extraLarge: 0, doubleYolkers: 0 },
  ]);
  const [entry] = (await shop.records.flocks.books("1")).eggs.slice(-1);
  expect(await shop.records.care.findCountNote(entry?.id ?? "")).toMatchObject({
    cracked: 2,
    kept: { size: "large", eggs: 6 },
  });
  await waitFor(() => expect(tab(/^Flock 2/).getAttribute("aria-selected")).toBe("true"));
  expect(figureOf("Medium").value).toBe("");
  fireEvent.click(tab(/^Flock 1/));
  await screen.findByText("Counted today: 30 eggs at 12:00 PM");
  expect(screen.getByRole("link", { name: "Correct" }).getAttribute("href")).toBe(
    "/admin/flocks/1",
  );
});

test("Undo takes a saved count back", async () => {
  const shop = await aFarm();
  const { user } = await renderAdmin("/admin/count", shop);
  await shown();
  await fillIn(user, figureOf("Small"), "7");
  await user.click(screen.getByRole("button", { name: "Save 7 eggs" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await noticeSaying("The egg count has been removed.");
  expect(await eggsOf(shop)).toHaveLength(1);
});

test("Nothing laid is a count of zeros", async () => {
  const shop = await aFarm();
  const { user } = await renderAdmin("/admin/count", shop);
  await shown();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save 0 eggs" }).disabled).toBe(
    true,
  );
  await user.click(screen.getByRole("button", { name: "Nothing laid" }));
  await noticeSaying("Egg count logged successfully.");
  expect(await eggsOf(shop)).toHaveLength(2);
});

test("no more is kept than there are of the size", async () => {
  const { user } = await renderAdmin("/admin/count", await aFarm());
  await shown();
  await fillIn(user, figureOf("Large"), "5");
  await fillIn(user, screen.getByRole("spinbutton", { name: "Kept for us" }), "6");
  screen.getByText("At most what Large has.");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save 5 eggs" }).disabled).toBe(
    true,
  );
  await user.selectOptions(screen.getByRole("combobox"), "Medium");
  screen.getByText("At most what Medium has.");
});

test("All flocks shows five, and arrow keys go from one to the next", async () => {
  const { user } = await renderAdmin("/admin/count", await aFarm());
  await shown();
  await user.click(screen.getByRole("button", { name: "All flocks" }));
  expect(screen.getAllByRole("tab")).toHaveLength(5);
  tab(/^Flock 1/).focus();
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(tab(/^Flock 5/));
  expect(tab(/^Flock 5/).getAttribute("aria-selected")).toBe("true");
});

test("the flock looked at last is chosen the next time", async () => {
  const shop = await aFarm();
  await shop.app.visitor.eggCounter.noteFlock("2");
  await renderAdmin("/admin/count", shop);
  await shown();
  expect(tab(/^Flock 2/).getAttribute("aria-selected")).toBe("true");
});

test("missed days are named on the dashboard, lead to their count, and set the day", async () => {
  const shop = await aFarm(addHours(NOON, 24 * 3));
  const { user } = await renderAdmin("/admin", shop);
  await screen.findByText("No count for Flock 1: Saturday 20, Sunday 21 and Monday 22 June");
  await user.click(screen.getByRole("link", { name: "Count them" }));
  await shown();
  screen.getByText("Saturday 20 June", { selector: "p" });
  await user.click(screen.getByRole("button", { name: "Monday 22 June" }));
  screen.getByText("Monday 22 June", { selector: "p" });
  await user.click(screen.getByRole("button", { name: "Day after" }));
  screen.getByText("Today, Tuesday 23 June");
  await user.click(screen.getByRole("button", { name: "Day after" }));
  screen.getByText("Today, Tuesday 23 June");
  await user.click(screen.getByRole("button", { name: "Day before" }));
  await fillIn(user, figureOf("Small"), "4");
  await user.click(screen.getByRole("button", { name: "Save 4 eggs" }));
  await noticeSaying("Egg count logged successfully.");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Monday 22 June" })).toBeNull());
});

const missedLine = () => screen.queryByText(/^Missed:/)?.textContent;

test("missed days stand in one line, the latest first, each month named once", async () => {
  const shop = await aFarm("2026-07-03T11:00:00.000Z");
  for (let date = 20; date <= 28; date += 1)
    await shop.records.flocks.addEggs("1", anEggCount({ id: `C${date}`, date: `2026-06-${date}` }));
  await renderAdmin("/admin/count", shop);
  await shown();
  expect(missedLine()).toBe("Missed: Thursday 2, Wednesday 1 July, Tuesday 30, Monday 29 June");
  screen.getByRole("button", { name: "Tuesday 30 June" });
});

test("a day whose count waits on this device isn't missed, and one whose count was deleted is", async () => {
  const shop = await aFarm(addHours(NOON, 24 * 3));
  const { eggCounter } = shop.app.visitor;
  const save = async (date: string, isLost: boolean) => {
    const saved = await eggCounter.saveCount(aCountToSend({ date }), { isLost });
    return saved.ok ? saved.value.id : "";
  };
  const deleted = await save("2026-06-20", false);
  await save("2026-06-22", false);
  await shop.app.shop.office.deleteEggs({ flock: "1", id: deleted });
  cutOff(shop);
  await save("2026-06-21", true);
  await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  await screen.findByText("One count waits to be sent.");
  expect(missedLine()).toBe("Missed: Saturday 20 June");
});

test("a figure beyond any day's is told as its field's fault before it can be saved, and stays", async () => {
  const { user } = await renderAdmin("/admin/count", await aFarm());
  await shown();
  await user.type(figureOf("Large"), "1000001");
  const fault = row("Large").getByText("At most 1,000,000.");
  expect(figureOf("Large").getAttribute("aria-describedby")).toBe(fault.id);
  expect(figureOf("Large").getAttribute("aria-invalid")).toBe("true");
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save 1,000,001 eggs" });
  expect(save.disabled).toBe(true);
  await user.keyboard("{Backspace}");
  expect(save.disabled).toBe(false);
  row("Large").getByText(/^yesterday \d+$/);
  const cracked = screen.getByRole<HTMLInputElement>("spinbutton", { name: "Cracked" });
  await user.type(cracked, "1000001");
  const ofCracked = screen.getByText("At most 1,000,000 cracked.");
  expect(cracked.getAttribute("aria-describedby")).toBe(ofCracked.id);
  expect(save.disabled).toBe(true);
  expect(cracked.value).toBe("1000001");
});

test("the page says that eggs are withheld, and under which name pullets' eggs are sold", async () => {
  const shop = await aFarm();
  await shop.records.care.saveName("1", { name: "Marans", pulletsUntil: "2026-12-01" });
  await shop.records.care.addMedicine(
    "1",
    aMedicine({ first: "2026-06-18", last: "2026-06-20", days: 10 }),
  );
  await renderAdmin("/admin/count", shop);
  await screen.findByText("Flock 1: medicine until 30 June. These eggs are not for sale.");
  expect(tab(/^Flock 1/).textContent).toBe("Flock 1 Marans");
  row("Small, sold as Pullet Eggs");
});

const unreachable = async (): Promise<never> => {
  throw new Fault("shop-unreachable");
};

const cutOff = (shop: Shop) => {
  const { office } = shop.app.shop;
  const whole = { ...office };
  Object.assign(office, { logCount: unreachable });
  return () => void Object.assign(office, whole);
};

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
test("while the shop doesn't answer the next flock's figures are typed, and after three seconds the count is told to wait", async () => {
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

test("a count saved at 23:59 at the farm and sent two days later is of its day, on a device in another zone", async () => {
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
  await shop.records.countQueue.save([
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
  expect(await shop.records.countQueue.load()).toEqual([]);
});

test("a count of a flock that the shop doesn't have stays with the reason, and is corrected", async () => {
  const shop = await aFarm();
  const what = { ...aCountToSend(), flock: "6" as FlockId };
  await shop.records.countQueue.save([{ id: "A", at: NOON, what }]);
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await shown();
  await screen.findByText(/The shop has no such flock\. Please choose another one\./);
  await user.click(screen.getByRole("button", { name: "Correct" }));
  expect(tab(/^Flock 1/).getAttribute("aria-selected")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Save 84 eggs" }));
  await noticeSaying("Egg count logged successfully.");
  expect(await shop.records.countQueue.load()).toEqual([]);
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

test("a full storage is told, and the figures stay", async () => {
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
  expect(await shop.records.countQueue.load()).toHaveLength(left);
  expect(await eggsOf(shop)).toHaveLength(logged);
  expect((await shop.records.ownCounts.load()).counts).toEqual([]);
});

test.each([
  ["Keep them", ["refused", "waits"]],
  ["Throw them away", []],
])("Logout says what becomes of a count that was refused: %s", async (choice, left) => {
  const shop = await aFarm();
  cutOff(shop);
  await shop.records.countQueue.save([
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
  expect((await shop.records.countQueue.load()).map(({ id }) => id)).toEqual(left);
});

/** The shop has a count that waits on this phone: its answer was lost. */
const withLostAnswer = async () => {
  const shop = await aFarm();
  const { office } = shop.app.shop;
  const { logCount } = office;
  cutOff(shop);
  await logCount({ ...aCountToSend(), id: "LOST" });
  await shop.records.countQueue.save([
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

test("Logout says that the shop may have a count whose answer was lost, and removes it there too", async () => {
  const { shop, dialog, throwAway } = await withLostAnswer();
  expect(await eggsOf(shop)).toHaveLength(2);
  dialog.getByText(MAY_BE_THERE);
  await throwAway();
  await noticeSaying("You have been successfully logged out.");
  expect(await shop.records.countQueue.load()).toEqual([]);
  expect(await eggsOf(shop)).toHaveLength(1);
});

test("Logout keeps a count whose answer was lost while the shop can't be reached to remove it", async () => {
  const { shop, dialog, throwAway } = await withLostAnswer();
  Object.assign(shop.app.shop.office, {
    deleteEggs: () => Promise.reject(new Fault("shop-unreachable")),
  });
  await throwAway();
  await noticeSaying("Shop Not Reached");
  expect(await shop.records.countQueue.load()).toHaveLength(1);
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
  expect(await shop.records.countQueue.load()).toHaveLength(1);
});
