// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { aLot, aMedicine, aMove } from "#tests/support/records.ts";
import { renderAdmin } from "#tests/support/render-shop.tsx";

const LAST_WEEK = "2026-06-10T10:00:00.000Z";

const numberIn = (text: string | null | undefined): number =>
  Number(text?.replace("−", "-").replace(",", ""));

test("the week's eggs stand beside last week's, and each column adds up", async () => {
  const shop = aShop();
  const { office } = shop.app.shop;
  await office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-14" } } });
  await shop.records.lots.save([aLot({ id: "W", at: LAST_WEEK, eggs: 30, left: 10 })]);
  await shop.records.moves.addAll([
    aMove({ id: "P", lot: "W", at: LAST_WEEK, kind: "packed", eggs: 10 }),
    aMove({ id: "S", lot: "W", at: LAST_WEEK, kind: "gate", eggs: 4 }),
    aMove({ id: "G", lot: "W", at: LAST_WEEK, kind: "given", eggs: 3 }),
    aMove({ id: "O", lot: "W", at: LAST_WEEK, kind: "old", eggs: 2 }),
    aMove({ id: "R", lot: "W", at: LAST_WEEK, kind: "thrown", eggs: 1 }),
  ]);
  await office.takeEggs({ id: "T", category: "large", eggs: 4, kind: "broken" });
  await renderAdmin("/admin", shop);
  const table = within(await screen.findByRole("table", { name: "Eggs this week and last week" }));
  const columns = new Map(
    table
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).getAllByRole("cell"))
      .map(([name, ...weeks]) => [
        name?.textContent,
        weeks.map((one) => numberIn(one.textContent)),
      ]),
  );
  expect(columns.get("Put on the shelf")).toEqual([0, 30]);
  expect(columns.get("Packed")).toEqual([0, -10]);
  expect(columns.get("At the gate")).toEqual([0, -4]);
  expect(columns.get("Given")).toEqual([0, -3]);
  expect(columns.get("Too old")).toEqual([0, -2]);
  expect(columns.get("Thrown away")).toEqual([0, -1]);
  expect(columns.get("Broken")).toEqual([-4, 0]);
  for (const week of [0, 1]) {
    const of = (name: string): number => columns.get(name)?.[week] ?? 0;
    const out = ["Packed", "At the gate", "Given", "Broken", "Too old", "Thrown away"];
    expect(
      of("There at the start") +
        of("At the opening") +
        of("Put on the shelf") +
        of("Missing or found") +
        out.reduce((sum, name) => sum + of(name), 0),
    ).toBe(of("There at the end"));
  }
  expect(columns.get("There at the end")?.[1]).toBe(columns.get("There at the start")?.[0]);
  screen.getByText("There at the start + in − out = there at the end.");
});

const thereNow = async (): Promise<string | undefined> => {
  await screen.findByRole("table", { name: "Eggs this week and last week" });
  return screen.queryByText(/^Of the eggs there/)?.textContent;
};

const aWithheldLot = aLot({ id: "W", flock: "2", laid: "2026-06-04", left: 22 });

test("what is there and may not be sold is said beneath, and left out of no figure", async () => {
  const shop = aShop();
  await shop.app.shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-14" } } });
  await shop.records.lots.save([aWithheldLot, aLot({ id: "O", laid: "2026-05-20", left: 1 })]);
  await shop.records.care.addMedicine("2", aMedicine());
  await renderAdmin("/admin", shop);
  expect(await thereNow()).toBe(
    "Of the eggs there at the end, 22 are withheld because of a medicine and 1 is past its day: they are not for sale.",
  );
  const end = screen.getByRole("row", { name: /^There at the end/ });
  expect(within(end).getAllByRole("cell")[1]?.textContent).toBe("83");
});

test("eggs that are withheld alone are said beneath, and nothing where all may be sold", async () => {
  const shop = aShop();
  await shop.app.shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-14" } } });
  await shop.records.lots.save([aWithheldLot]);
  await renderAdmin("/admin", shop);
  expect(await thereNow()).toBeUndefined();
  cleanup();
  await shop.records.care.addMedicine("2", aMedicine());
  await renderAdmin("/admin", shop);
  expect(await thereNow()).toBe(
    "Of the eggs there at the end, 22 are withheld because of a medicine: they are not for sale.",
  );
});

test("the dashboard has nothing of the week's eggs while the book is closed", async () => {
  await renderAdmin("/admin");
  await screen.findByRole("heading", { name: "Eggs Laid in the Last 30 Days" });
  expect(screen.queryByRole("heading", { name: "Eggs this week" })).toBeNull();
});
