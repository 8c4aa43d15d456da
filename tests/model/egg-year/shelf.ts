import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { OTHER_WAYS } from "#core/egg-book/take-eggs.ts";
import { addDays } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const KINDS = CATEGORY_IDS.slice(0, 4);

/** Somebody counts, and may be wrong by a few. */
export const countTheShelf = async ({ server }: EggYear, dice: Dice): Promise<void> => {
  const { kinds } = await server.office.getEggBook();
  const counted = KINDS.map((category) => {
    const { shelf, version } = kinds[category];
    const eggs = Math.max(0, shelf + dice.pick([0, 0, -6, 4, -1]));
    return { category, eggs, version };
  });
  await server.office.countShelf(counted);
};

/** Given, broken, thrown or too old; undone at times. */
export const takeSome = async ({ server, time }: EggYear, dice: Dice): Promise<void> => {
  const [kind, category] = [dice.pick(OTHER_WAYS), dice.pick(KINDS)];
  const eggs = dice.between(1, 9);
  const taken = await server.office.takeEggs({ id: `T-${time.now}`, category, eggs, kind });
  if (taken.ok && dice.chance(0.3)) await server.office.undoMove(taken.value.undo[0] ?? "");
};

/** What the stock of a kind should be by now, while the book is open. */
const expectStock = async (world: EggYear, category: CategoryId, eggs: number): Promise<void> => {
  const { bookSettings, inventory } = world.server.records;
  const { isOpen } = await bookSettings.load();
  const stock = (await inventory.load())[category];
  if (isOpen && stock !== eggs)
    world.seen.push(`${stock} ${category} eggs for sale where ${eggs} were set`);
};

/** By the inventory editor. */
export const editStock = async (world: EggYear, dice: Dice): Promise<void> => {
  const { server } = world;
  const category = dice.pick(KINDS);
  const { version, forSale } = (await server.office.getEggBook()).kinds[category];
  const to = Math.max(0, forSale + dice.between(-12, 12));
  const saved = await server.office.saveInventory([{ category, version, to }]);
  if (saved.ok) await expectStock(world, category, to);
};

/** By somebody who knows nothing of the book, such as a page of the version before. */
export const setOutside = async (world: EggYear, dice: Dice): Promise<void> => {
  const { server } = world;
  const category = dice.pick(KINDS);
  const stock = await server.records.inventory.load();
  const eggs = Math.max(0, stock[category] + dice.between(-12, 12));
  await server.records.inventory.save({ ...stock, [category]: eggs });
  await server.office.countShelf([]);
  await expectStock(world, category, eggs);
};

/** With what is on the shelf: nothing changes for those who buy. */
export const closeAndOpen = async (world: EggYear): Promise<void> => {
  const { office, records } = world.server;
  const { kinds, settings, today } = await office.getEggBook();
  if (!settings.isOpen) return;
  const before = await records.inventory.load();
  const shelf = CATEGORY_IDS.map((id) => [id, { eggs: kinds[id].shelf, laid: today }] as const);
  await office.closeBook();
  await office.openBook({ shelf: Object.fromEntries(shelf) });
  for (const id of CATEGORY_IDS) await expectStock(world, id, before[id]);
};

export const openTheBook = async ({ server, time }: EggYear, dice: Dice): Promise<void> => {
  const laid = addDays(todayAt(time.now), -2);
  const shelf = KINDS.map((id) => [id, { eggs: dice.between(0, 60), laid }] as const);
  await server.office.openBook({ shelf: Object.fromEntries(shelf) });
};
