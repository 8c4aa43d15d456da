import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { WITHOUT_CAPS } from "#core/week/farm-week.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aTab } from "#tests/support/stored-tab.ts";
import { MOMENTS, toldDays } from "#tests/support/told-days.ts";

// Written by the last version without a calendar: its records, and what it said about its orders.
const file = (name: string) => readFile(`tests/support/before-the-week/${name}`, "utf8");

describe.each(["fresh", "own-days"])("a browser's shop of before, '%s',", (name) => {
  test("has the same days in its pages, mails and lists, byte for byte", async () => {
    const { stores } = aTab(JSON.parse(await file(`storage-${name}.json`)));
    const told: string[] = [];
    for (const now of MOMENTS) told.push(await toldDays(stores, now));
    expect(`${told.join("\n")}\n`).toBe(await file(`told-${name}.txt`));
  });

  test("keeps them when the owner makes another calendar", async () => {
    const { stores } = aTab(JSON.parse(await file(`storage-${name}.json`)));
    const { shop } = aShop({ stores }).app;
    const { version, week } = await shop.office.getWeek();
    const monday = { weekday: 1, method: "delivery", from: "", to: "", ...WITHOUT_CAPS } as const;
    const saved = await shop.office.saveWeek({
      version,
      area: week.area,
      horizon: 7,
      week: [monday],
    });
    expect(saved.ok).toBe(true);
    const told: string[] = [];
    for (const now of MOMENTS) told.push(await toldDays(stores, now));
    const slips = (text: string) => text.match(/^slip: .*|^We deliver on .*|^Collect on [^,]*/gm);
    expect(slips(told.join("\n"))).toEqual(slips(await file(`told-${name}.txt`)));
  });
});
