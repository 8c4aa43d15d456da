import { expect, test } from "vitest";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aCountToSend } from "#tests/support/counts.ts";
import { aTab } from "#tests/support/stored-tab.ts";

const HUNDRED = Array.from({ length: 100 }, (_, at) => at);

const NOTHING = { costLog: [], eggLog: [] };

const CORRECTED = 7;
const UNDONE = 11;

/** An entry as every version has written it: an id, a day and five whole numbers, and nothing else. */
const entryOf = (id: string, at: number) => ({
  id,
  date: `2026-0${1 + (at % 6)}-1${at % 10}`,
  small: 0,
  medium: 20,
  large: at === CORRECTED ? 84 : at,
  extraLarge: 3,
  doubleYolkers: 1,
});

const countAHundred = async () => {
  const { stores, shown } = aTab({});
  const { app } = aShop({ stores });
  const { office } = app.shop;
  const { eggCounter } = app.visitor;
  const ids: string[] = [];
  for (const at of HUNDRED) {
    const { date } = entryOf("", at);
    const counts = { ...aCountToSend().counts, large: String(at) };
    const kept = { size: "large", eggs: at > 6 ? "6" : "" } as const;
    const count = aCountToSend({ date, counts, kept });
    // In the shared shop and in one browser.
    const saved = await (at % 2 ? eggCounter.saveCount(count) : eggCounter.logAtOnce(count));
    if (!saved.ok) throw new Error(saved.refusal.kind);
    ids.push(saved.value.id);
  }
  const { eggs } = await office.getFlock("1");
  const before = eggs.find(({ id }) => id === ids[CORRECTED]);
  if (!before) throw new Error("not counted");
  const { flock, counts } = aCountToSend();
  const corrected = { flock, date: before.date, counts: { ...counts, large: "84" }, before };
  expect(await office.updateEggs({ ...corrected, cracked: "2" })).toMatchObject({ ok: true });
  await eggCounter.undoCount({ flock, id: ids[UNDONE] ?? "" });
  return { ids, flocks: shown("flockData") };
};

test("a hundred counts stand in flockData one by one, as an earlier version reads them", async () => {
  const { ids, flocks } = await countAHundred();
  const eggLog = ids.map(entryOf).filter((_entry, at) => at !== UNDONE);
  const others = Object.fromEntries(FLOCK_IDS.slice(1).map((id) => [id, NOTHING]));
  expect(flocks).toEqual({ "1": { costLog: [], eggLog }, ...others });
});
