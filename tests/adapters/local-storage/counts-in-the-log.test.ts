import { expect, test } from "vitest";
import { eggsIn } from "#core/flocks/flock.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aCountToSend } from "#tests/support/counts.ts";
import { aTab } from "#tests/support/stored-tab.ts";

const HUNDRED = Array.from({ length: 100 }, (_, at) => at);

const FIELDS = ["date", "doubleYolkers", "extraLarge", "id", "large", "medium", "small"];

test("a hundred counts stand in flockData as entries that an earlier version reads, with nothing else", async () => {
  const { stores, storage } = aTab({});
  const { eggCounter } = aShop({ stores }).app.visitor;
  for (const at of HUNDRED) {
    const date = `2026-0${1 + (at % 6)}-1${at % 10}`;
    const counts = { ...aCountToSend().counts, large: String(at) };
    const kept = { size: "large", eggs: at > 6 ? "6" : "" } as const;
    await eggCounter.saveCount(aCountToSend({ date, counts, kept }));
  }
  const { eggLog } = JSON.parse(storage.getItem("flockData") ?? "{}")["1"];
  expect(eggLog).toHaveLength(100);
  for (const [at, entry] of eggLog.entries()) {
    expect(Object.keys(entry).toSorted()).toEqual(FIELDS);
    expect(entry).toMatchObject({ small: 0, medium: 20, large: at, extraLarge: 3 });
  }
  const { eggs } = await aShop({ stores }).records.flocks.books("1");
  expect(eggs.map(({ counts }) => eggsIn(counts))).toEqual(HUNDRED.map((at) => at + 24));
});
