// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { narrowWindow } from "#tests/support/narrow-window.ts";
import { plantFlock } from "#tests/support/plant.ts";
import { aHenEntry, aMedicine } from "#tests/support/records.ts";
import { fillIn, renderAdmin } from "#tests/support/render-shop.tsx";

narrowWindow();

const DAYS = ["2026-06-01", "2026-06-08", "2026-06-15"] as const;

const openFlock = async (costs: readonly (typeof DAYS)[number][] = DAYS) => {
  const shop = aShop();
  await plantFlock(shop, "1", { costs: costs.map((date) => ({ date, amount: 2250 })) });
  await shop.records.care.addHens("1", aHenEntry({ date: "2026-06-02", what: "in", hens: 50 }));
  await shop.records.care.addHens(
    "1",
    aHenEntry({ id: "h2", date: "2026-06-03", what: "died", hens: 2 }),
  );
  await shop.records.care.addMedicine("1", aMedicine());
  const show = async () => {
    const { user } = await renderAdmin("/admin/flocks/1", shop);
    await screen.findByRole("heading", { name: "Medicine" });
    return user;
  };
  return { show, user: await show() };
};

const rowSaying = (words: string | RegExp) =>
  screen.getByText(words).closest("details") as HTMLDetailsElement;

test("on a phone hens and medicine stand behind a row that says the latest of them", async () => {
  await openFlock();
  const hens = rowSaying("03/06/26: 2 died");
  expect(hens.open).toBe(false);
  within(hens).getByText("2 entries");
  expect(within(hens).getByText("Export CSV").closest("details")).toBe(hens);
  const medicine = rowSaying(/: Wormer$/);
  expect(medicine.open).toBe(false);
  within(medicine).getByText("1 entry");
});

test("on a phone three costs stand open, and four behind their row", async () => {
  await openFlock();
  expect(rowSaying("15/06/26: Feed, £22.50").open).toBe(true);
  cleanup();
  await openFlock([...DAYS, "2026-06-01"]);
  expect(rowSaying("15/06/26: Feed, £22.50").open).toBe(false);
});

test("on a phone an entry that was being edited stands open after a reload", async () => {
  const { show, user } = await openFlock();
  await user.click(screen.getByTitle("Edit the hens of 03/06/26"));
  const edit = screen.getByLabelText("Hens", { selector: "details input" });
  await fillIn(user, edit, "3");
  cleanup();
  await show();
  await waitFor(() => expect(rowSaying("03/06/26: 2 died").open).toBe(true));
});

test("on paper the entries behind a row stand too", async () => {
  await openFlock();
  // The page listens once its effects have run, which is a moment after it shows.
  await act(async () => undefined);
  fireEvent(window, new Event("beforeprint"));
  expect(rowSaying("03/06/26: 2 died").open).toBe(true);
  fireEvent(window, new Event("afterprint"));
  expect(rowSaying("03/06/26: 2 died").open).toBe(false);
});
