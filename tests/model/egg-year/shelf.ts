import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { OTHER_WAYS } from "#core/egg-book/take-eggs.ts";
import { addDays } from "#core/shared/calendar.ts";
import { type Barn, barnOf, fitEggs } from "#tests/model/egg-year/barn.ts";
import {
  noteBackSince,
  noteForgotten,
  noteShelf,
  stockByLaw,
  todayIn,
} from "#tests/model/egg-year/book.ts";
import { noteBack, noteLeft } from "#tests/model/egg-year/diary.ts";
import { packOne } from "#tests/model/egg-year/packing.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import { forSaleIn } from "#tests/support/stock-for-sale.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const KINDS = CATEGORY_IDS.slice(0, 4);

const noteCounted = (world: EggYear, barn: Barn, counted: readonly [CategoryId, number]): void => {
  noteShelf(world, barn, counted, "found");
  world.diary.countedAt.set(counted[0], world.time.now);
};

/** A helper counts, and may be wrong by a few. Where a helper has packed since, the count is refused. */
export const countTheShelf = async (world: EggYear, dice: Dice): Promise<void> => {
  const { diary, seen, server } = world;
  const barn = await barnOf(world);
  const { kinds } = await server.office.getEggBook();
  const isPackedMeanwhile = dice.chance(0.3) && (await packOne(world, dice));
  const counted = KINDS.map((category) => {
    const error = dice.pick([0, 0, -6, 4, -1]);
    const eggs = Math.max(0, fitEggs(diary, barn, category, todayIn(world)) + error);
    const { shelf, promised } = kinds[category];
    return { category, eggs, seen: { shelf, promised } };
  });
  const saved = await server.office.countShelf(counted);
  if (isPackedMeanwhile && saved.ok) seen.push("a count of the shelf missed what was packed");
  if (!saved.ok) return;
  for (const { category, eggs } of counted) noteCounted(world, barn, [category, eggs]);
};

/** Given, broken, thrown or too old; undone at times. */
export const takeSome = async (world: EggYear, dice: Dice): Promise<void> => {
  const { diary, server, time } = world;
  const [kind, category] = [dice.pick(OTHER_WAYS), dice.pick(KINDS)];
  const [eggs, isUndone] = [dice.between(1, 9), dice.chance(0.3)];
  const flow = { category, eggs, day: todayIn(world) };
  const wish = { id: `T-${time.now}`, category, eggs, kind };
  const taken = await server.office.takeEggs(wish);
  if (!taken.ok) return;
  await server.office.takeEggs(wish);
  noteLeft(diary, kind, flow);
  if (!isUndone) return;
  await server.office.undoMoves(taken.value.undo);
  noteBack(diary, kind, flow);
};

/** By the inventory editor, just after it was read. */
export const editStock = async (world: EggYear, dice: Dice): Promise<void> => {
  const { diary, seen, server } = world;
  const [category, change] = [dice.pick(KINDS), dice.between(-12, 12)];
  const barn = await barnOf(world);
  const { version, eggs } = (await server.office.getStockSheet())[category];
  const to = Math.max(0, eggs + change);
  const saved = await server.office.saveInventory([{ category, version, to }]);
  if (!saved.ok) seen.push(`${to} ${category} eggs can't be set: ${saved.refusal.kind}`);
  else if (!diary.isOpen) diary.forSale[category] = to;
  else noteCounted(world, barn, [category, to]);
};

type Shelf = readonly (readonly [CategoryId, number])[];

const open = async (world: EggYear, shelf: Shelf, laid: string): Promise<void> => {
  const { diary, server } = world;
  const barn = await barnOf(world);
  const entries = shelf.map(([id, eggs]) => [id, { eggs, laid }] as const);
  const opened = await server.office.openBook({ shelf: Object.fromEntries(entries) });
  if (!opened.ok) return;
  diary.isOpen = true;
  diary.openedAt = world.time.now;
  noteForgotten(world, barn, todayIn(world));
  noteBackSince(world, barn);
  for (const id of CATEGORY_IDS) {
    const [, eggs] = shelf.find(([category]) => category === id) ?? [id, 0];
    noteShelf(world, barn, [id, eggs], "opening");
  }
};

export const close = async (world: EggYear): Promise<void> => {
  const { diary, server } = world;
  const barn = await barnOf(world);
  if (!diary.isOpen || !(await server.office.closeBook()).ok) return;
  for (const id of CATEGORY_IDS) diary.forSale[id] = stockByLaw(diary, barn, id, todayIn(world));
  diary.isOpen = false;
};

/** With what is on the shelf: nothing changes for those who buy. */
export const closeAndOpen = async (world: EggYear): Promise<void> => {
  const { diary, seen, server } = world;
  if (!diary.isOpen) return;
  const [before, barn, today] = [
    await forSaleIn(server.records, () => world.time.now),
    await barnOf(world),
    todayIn(world),
  ];
  await close(world);
  await open(
    world,
    CATEGORY_IDS.map((id) => [id, fitEggs(diary, barn, id, today)]),
    today,
  );
  const after = await forSaleIn(server.records, () => world.time.now);
  for (const id of CATEGORY_IDS)
    if (after[id] !== before[id])
      seen.push(
        `${before[id]} ${id} eggs for sale became ${after[id]} in a book that was opened again`,
      );
};

export const openTheBook = (world: EggYear, dice: Dice): Promise<void> =>
  open(
    world,
    KINDS.map((id) => [id, dice.between(0, 60)]),
    addDays(todayIn(world), -2),
  );
