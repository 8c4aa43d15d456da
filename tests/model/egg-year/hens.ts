import { hensOn } from "#core/care/hens.ts";
import { FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const FLOCKS: readonly FlockId[] = FLOCK_IDS.slice(0, 3);
const [OLD, YOUNG, DYING] = FLOCKS as [FlockId, FlockId, FlockId];

const HENS = 45;

const hens = (flock: FlockId, date: Day, what: string, many: number) => ({
  ...{ flock, date, what, hens: String(many) },
  ...{ weeks: "", note: "" },
});

export const buyHens = async ({ server: { office } }: EggYear, today: Day): Promise<void> => {
  for (const flock of FLOCKS) await office.addHens(hens(flock, today, "in", HENS));
};

/** Those that lay small eggs by now lay pullet eggs. */
export const areYoung = async ({ server }: EggYear, until: Day): Promise<void> => {
  const { name, pulletsUntil } = await server.records.care.of(YOUNG);
  await server.office.nameFlock({
    ...{ flock: YOUNG, name: "Young", pulletsUntil: until },
    before: { name, pulletsUntil },
  });
};

export const someDie = async ({ server }: EggYear, today: Day, dice: Dice): Promise<void> => {
  const there = hensOn(await server.records.care.of(DYING), today);
  const many = Math.min(there, dice.between(2, 12));
  if (many > 0) await server.office.addHens(hens(DYING, today, "died", many));
};

/** The eggs that a flock lays on a day. */
const laid = (hensThere: number, flock: FlockId, dice: Dice) => {
  const some = (share: number) => String(Math.floor(hensThere * share * (0.6 + dice.next() / 2)));
  const small = flock === YOUNG ? 0.4 : 0.1;
  return {
    ...{ small: some(small), medium: some(0.3), large: some(0.5) },
    ...{ extraLarge: some(0.06), doubleYolkers: some(0.02) },
  };
};

const count = async ({ server }: EggYear, flock: FlockId, date: Day, dice: Dice): Promise<void> => {
  const there = hensOn(await server.records.care.of(flock), date);
  const kept = { size: "medium" as const, eggs: String(dice.pick([0, 0, 2])) };
  const typed = {
    ...{ id: `C-${flock}-${date}`, flock, date, counts: laid(there, flock, dice) },
    ...{ cracked: String(dice.between(0, 3)), kept },
  };
  for (let times = dice.pick([1, 1, 1, 2]); times > 0; times -= 1)
    await server.office.logCount(typed);
};

/** A day that was missed is entered the day after, or never. */
export const countAll = async (world: EggYear, today: Day, dice: Dice): Promise<void> => {
  for (const flock of FLOCKS) {
    if (dice.chance(0.1)) continue;
    await count(world, flock, today, dice);
    if (dice.chance(0.1)) await count(world, flock, addDays(today, -1), dice);
  }
};

const someCount = async ({ server }: EggYear, dice: Dice) => {
  const flock = dice.pick(FLOCKS);
  const { eggs } = await server.records.flocks.books(flock);
  const last = eggs.slice(0, 6);
  return last.length > 0 ? { flock, entry: dice.pick(last) } : null;
};

export const correctACount = async (world: EggYear, dice: Dice): Promise<unknown> => {
  const found = await someCount(world, dice);
  if (!found) return;
  const { flock, entry } = found;
  const { date, counts } = entry;
  const large = String(Math.max(0, counts.large + dice.between(-12, 6)));
  const { small, medium, extraLarge, doubleYolkers } = counts;
  const others = [small, medium, extraLarge, doubleYolkers].map(String);
  const [s = "", m = "", xl = "", dy = ""] = others;
  const typed = { small: s, medium: m, large, extraLarge: xl, doubleYolkers: dy };
  return world.server.office.updateEggs({ flock, date, counts: typed, before: entry });
};

export const deleteACount = async (world: EggYear, dice: Dice): Promise<unknown> => {
  const found = await someCount(world, dice);
  if (!found) return;
  const { office } = world.server;
  const gone = await office.deleteEggs({ flock: found.flock, id: found.entry.id });
  if (gone.ok && dice.chance(0.5)) return office.putBackEggs(gone.value);
};

/** `ago`: first given so many days ago. */
export const giveMedicine = async ({ server }: EggYear, today: Day, ago: number) =>
  server.office.addMedicine({
    ...{ flock: OLD, medicine: "Flubenvet", batch: "", quantity: "1", treated: "" },
    ...{ reason: "", boughtFrom: "", boughtOn: "", prescribedBy: "" },
    ...{ first: addDays(today, -ago), last: addDays(today, -ago), days: "6" },
  });

export const strikeOut = async ({ server }: EggYear): Promise<void> => {
  const last = (await server.records.care.of(OLD)).medicines.find(({ struck }) => !struck);
  if (last) await server.office.strikeMedicine({ flock: OLD, id: last.id, reason: "Not given" });
};
