// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { addHours } from "#core/shared/calendar.ts";
import { NOON } from "#tests/support/a-shop.ts";
import {
  aFarm,
  cutOff,
  eggsOf,
  figureOf,
  row,
  shown,
  TODAY,
  tab,
} from "#tests/support/count-page.ts";
import { aCountToSend } from "#tests/support/counts.ts";
import { aMedicine, anEggCount } from "#tests/support/records.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

afterEach(() => void vi.unstubAllEnvs());

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
  screen.getByText("Yesterday, Monday 22 June", { selector: "p" });
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

test("a figure beyond any day's shows a fault at its field before it is saved, and stays", async () => {
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
