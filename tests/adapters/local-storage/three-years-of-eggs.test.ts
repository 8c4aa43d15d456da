import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Book, takenOut, withLot } from "#core/egg-book/book.ts";
import { packOldestFirst } from "#core/fefo/pack-oldest-first.ts";
import { FLOCK_IDS, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { CLOSED_BOOK } from "#core/ledger/book-settings.ts";
import type { EggMove } from "#core/ledger/egg-move.ts";
import { type Lot, lotIdOf } from "#core/ledger/lot.ts";
import { weekSumsOf } from "#core/ledger/week-sum.ts";
import { addDays } from "#core/shared/calendar.ts";
import { aLot } from "#tests/support/records.ts";
import { aTab } from "#tests/support/stored-tab.ts";

const FIRST = "2026-01-01";
const DAYS = 3 * 365;
const LAST = addDays(FIRST, DAYS - 1);
const KEPT_SINCE = addDays(LAST, -200);
const ORDERS = 3_000;
const RULES = { bestBeforeDays: 28, handOverDays: 21, isWithheld: () => false };
const SETTINGS = { ...CLOSED_BOOK, isOpen: true, openedAt: `${FIRST}T08:00:00.000Z` };

const inNewUnit = (book: Book): Book => ({ ...book, newId: randomUUID() });

/** Each flock has a count of each size. */
const counted = (book: Book): Book =>
  FLOCK_IDS.reduce<Book>((before, flock) => {
    const count = randomUUID();
    return LOGGED_SIZES.reduce<Book>((now, category) => {
      const lot = { id: lotIdOf(count, category), at: book.now, flock, category };
      return withLot(now, aLot({ ...lot, laid: book.today, eggs: 24, left: 24 }));
    }, before);
  }, book);

const ordersOf = (day: number): readonly number[] => {
  const before = Math.floor((day * ORDERS) / DAYS);
  const after = Math.floor(((day + 1) * ORDERS) / DAYS);
  return Array.from({ length: after - before }, (_, at) => before + at);
};

/** Two kinds of eggs, a dozen of each. */
const packed = (book: Book, number: number): Book =>
  [number, number + 2].reduce((now, at) => {
    const category = LOGGED_SIZES[at % LOGGED_SIZES.length] ?? "large";
    const { from } = packOldestFirst(now.lots, { category, eggs: 12, day: book.today }, RULES);
    const order = `8MC585209K74${String(number).padStart(5, "0")}`;
    return takenOut(inNewUnit(now), from, { kind: "packed", order });
  }, book);

/** One by one, as the page takes them off the shelf. */
const withoutOld = (book: Book): Book =>
  book.lots
    .filter(({ laid, left }) => left > 0 && laid < addDays(book.today, -RULES.handOverDays))
    .reduce((now, { id, left }) => {
      return takenOut(inNewUnit(now), [{ lot: id, eggs: left }], { kind: "old" });
    }, book);

const threeYears = (): { readonly lots: readonly Lot[]; readonly moves: readonly EggMove[] } => {
  const finished: Lot[] = [];
  const moves: EggMove[] = [];
  let book: Book = {
    settings: SETTINGS,
    rules: RULES,
    now: "",
    today: FIRST,
    newId: "",
    lots: [],
    moves: [],
  };
  for (let day = 0; day < DAYS; day += 1) {
    const today = addDays(FIRST, day);
    const morning = counted({ ...book, today, now: `${today}T08:00:00.000Z` });
    const evening = withoutOld(ordersOf(day).reduce(packed, morning));
    finished.push(...evening.lots.filter(({ left }) => left === 0));
    moves.push(...evening.moves);
    book = { ...evening, lots: evening.lots.filter(({ left }) => left > 0), moves: [] };
  }
  return { lots: [...finished, ...book.lots], moves };
};

test("three years of five flocks and 3,000 orders take at most 1,500,000 characters", async () => {
  const { lots, moves } = threeYears();
  const old = lots.filter(({ laid, left }) => laid < KEPT_SINCE && left === 0);
  const gone = new Set(old.map(({ id }) => id));
  const { stores, storage } = aTab();
  await stores.shop.unitOfWork.run(async (records) => {
    await records.bookSettings.save(SETTINGS);
    await records.lots.save(lots);
    await records.lots.remove([...gone]);
    await records.lots.addSums(weekSumsOf(old, moves));
    await records.moves.addAll(moves.filter(({ lot }) => !gone.has(lot)));
  });
  const kept = ["farmBook", "eggLots", "eggMoves"].map((key) => storage.getItem(key) ?? "");
  expect(kept.join("").length).toBeLessThanOrEqual(1_500_000);
});
