import type { TypedCount } from "#core/care/log-count.ts";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { type EggCounts, FLOCK_IDS, type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { barnOf, eggsIn } from "#tests/model/egg-year/barn.ts";
import { kindsIn, todayIn } from "#tests/model/egg-year/book.ts";
import {
  type Diary,
  type Eggs,
  noteMissing,
  type WrittenCount,
} from "#tests/model/egg-year/diary.ts";
import { noteArrived } from "#tests/model/egg-year/late.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const FLOCKS: readonly FlockId[] = FLOCK_IDS.slice(0, 3);
const [OLD, YOUNG, DYING] = FLOCKS as [FlockId, FlockId, FlockId];

const HENS = 75;

const hens = (flock: FlockId, date: Day, what: string, many: number) => ({
  ...{ flock, date, what, hens: String(many) },
  ...{ weeks: "", note: "" },
});

export const buyHens = async ({ diary, server }: EggYear, today: Day): Promise<void> => {
  for (const flock of FLOCKS) {
    await server.office.addHens(hens(flock, today, "in", HENS));
    diary.hens.set(flock, HENS);
  }
};

/** Those that lay small eggs by now lay pullet eggs. */
export const areYoung = async ({ diary, server }: EggYear, until: Day): Promise<void> => {
  const { name, pulletsUntil } = await server.records.care.of(YOUNG);
  const before = { name, pulletsUntil };
  const named = { flock: YOUNG, name: "Young", pulletsUntil: until, before };
  if ((await server.office.nameFlock(named)).ok) diary.pulletsUntil = until;
};

export const someDie = async (
  { diary, server }: EggYear,
  today: Day,
  dice: Dice,
): Promise<void> => {
  const there = diary.hens.get(DYING) ?? 0;
  const many = Math.min(there, dice.between(2, 12));
  if (many === 0) return;
  const died = await server.office.addHens(hens(DYING, today, "died", many));
  if (died.ok) diary.hens.set(DYING, there - many);
};

/** The eggs that a flock lays on a day. */
const laid = (hensThere: number, flock: FlockId, dice: Dice): EggCounts => {
  const some = (share: number) => Math.floor(hensThere * share * (0.6 + dice.next() / 2));
  const small = flock === YOUNG ? 0.4 : 0.1;
  return {
    ...{ small: some(small), medium: some(0.3), large: some(0.5) },
    ...{ extraLarge: some(0.06), doubleYolkers: some(0.02) },
  };
};

const typed = (counts: EggCounts) =>
  Object.fromEntries(LOGGED_SIZES.map((size) => [size, String(counts[size])])) as Record<
    keyof EggCounts,
    string
  >;

/** Whole eggs that the farm doesn't keep, as they are sold. */
const forSale = (
  pulletsUntil: Day,
  { flock, day, counts, kept, isDeleted }: WrittenCount,
): Eggs => {
  if (isDeleted) return {};
  const isPullet = flock === YOUNG && day <= pulletsUntil;
  const { small, medium, large, extraLarge, doubleYolkers } = counts;
  return {
    ...{ [isPullet ? "pullet" : "small"]: small, medium: Math.max(0, medium - kept) },
    ...{ large, extraLarge, doubleYolkers },
  };
};

/** Without a network it is sent on the morning after. */
const count = async (world: EggYear, flock: FlockId, day: Day, dice: Dice): Promise<void> => {
  const { diary } = world;
  const counts = laid(diary.hens.get(flock) ?? 0, flock, dice);
  const kept = dice.pick([0, 0, 2]);
  const [cracked, times, isLate] = [dice.between(0, 3), dice.pick([1, 1, 1, 2]), dice.chance(0.1)];
  const id = `C-${flock}-${day}`;
  const entry = { id, flock, date: day, counts: typed(counts), cracked: String(cracked) };
  const wish = { ...entry, kept: { size: "medium" as const, eggs: String(kept) } };
  const at = world.time.now;
  const asCounted = { id, flock, day, takenAt: at, counts, kept };
  const written = { ...asCounted, isDeleted: false, booked: new Map() };
  const send = async (sent: TypedCount): Promise<boolean> => {
    const logged = await world.server.office.logCount(sent);
    if (times > 1) await world.server.office.logCount(sent);
    return logged.ok;
  };
  if (!isLate) return noteCount(world, written, () => send(wish));
  world.late.push(async () => {
    const barn = await barnOf(world);
    await noteCount(world, written, () => send({ ...wish, at }));
    noteArrived(world, written, barn);
  });
};

/** What was entered before the book was opened is on the shelf that was stated then. */
const noteCount = async (
  world: EggYear,
  written: WrittenCount,
  send: () => Promise<boolean>,
): Promise<void> => {
  const { diary } = world;
  if (!(await send()) || diary.counts.has(written.id)) return;
  const isBooked = diary.isOpen && written.takenAt >= diary.openedAt;
  diary.counts.set(written.id, written);
  if (!isBooked) written.takenAt = "";
  else
    for (const [category, eggs] of kindsIn(forSale(diary.pulletsUntil, written)))
      noteCounted(world, written, category, eggs, written.takenAt);
};

const noteCounted = (
  world: EggYear,
  { booked }: WrittenCount,
  category: CategoryId,
  eggs: number,
  at: string = world.time.now,
): void => {
  if (eggs === 0) return;
  booked.set(category, { at, eggs, instead: 0 });
  world.diary.there[category] += eggs;
};

/** A day that was missed is entered the day after, or never. */
export const countAll = async (world: EggYear, today: Day, dice: Dice): Promise<void> => {
  for (const flock of FLOCKS) {
    const [isMissed, isYesterday] = [dice.chance(0.1), dice.chance(0.1)];
    if (isMissed) continue;
    await count(world, flock, today, dice);
    if (isYesterday) await count(world, flock, addDays(today, -1), dice);
  }
};

const someCount = ({ diary }: EggYear, dice: Dice): WrittenCount | null => {
  const flock = dice.pick(FLOCKS);
  const own = [...diary.counts.values()].filter((one) => one.flock === flock && !one.isDeleted);
  const last = own.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, 6);
  return last.length > 0 ? dice.pick(last) : null;
};

interface Before {
  /** Of each lot: what left it. */
  readonly out: Eggs;
  /** In all other lots of its kind. */
  readonly elsewhere: Eggs;
}

const beforeOf = async (world: EggYear, written: WrittenCount): Promise<Before> => {
  const { server } = world;
  const barn = await barnOf(world);
  const lots = await server.records.lots.withIds(CATEGORY_IDS.map((id) => `${written.id}-${id}`));
  const elsewhere = CATEGORY_IDS.map((id) => {
    const others = barn.filter((one) => one.category === id && one.id !== `${written.id}-${id}`);
    return [id, eggsIn(others)];
  });
  return {
    out: Object.fromEntries(lots.map(({ category, eggs, left }) => [category, eggs - left])),
    elsewhere: Object.fromEntries(elsewhere),
  };
};

/** Taken while the book was open, which hasn't been opened again since. */
const isOfThisOpening = ({ openedAt }: Diary, { takenAt }: WrittenCount): boolean =>
  takenAt !== "" && takenAt >= openedAt;

/** A lot is corrected; what has left of it by more than there was leaves others, and comes back first. Answers how many left those. */
const noteKind = (
  world: EggYear,
  written: WrittenCount,
  { out, elsewhere }: Before,
  [category, more]: readonly [CategoryId, number],
): number => {
  const { diary } = world;
  const lot = written.booked.get(category);
  if (!lot) return 0;
  const own = more < 0 ? -Math.min(-more, lot.eggs - (out[category] ?? 0)) : 0;
  const changed = Math.min(Math.max(0, own - more), elsewhere[category] ?? 0);
  const back = Math.min(Math.max(0, more), lot.instead);
  const grown = own + Math.max(0, more) - back;
  const instead = lot.instead + changed - back;
  written.booked.set(category, { ...lot, eggs: lot.eggs + grown, instead });
  diary.there[category] += grown;
  noteMissing(diary, { category, eggs: changed - back, day: todayIn(world) });
  return changed;
};

const noteCorrected = (world: EggYear, written: WrittenCount, before: Before): number => {
  const { diary } = world;
  if (!diary.isOpen || !isOfThisOpening(diary, written)) return 0;
  const after = forSale(diary.pulletsUntil, written);
  let changed = 0;
  for (const category of CATEGORY_IDS) {
    const lot = written.booked.get(category);
    const eggs = after[category] ?? 0;
    if (!lot) noteCounted(world, written, category, eggs);
    else changed += noteKind(world, written, before, [category, eggs - (lot.eggs - lot.instead)]);
  }
  return changed;
};

const lookAtTold = (
  { seen }: EggYear,
  id: string,
  told: number | undefined,
  right: number,
): void => {
  if ((told ?? 0) !== right)
    seen.push(`of ${id} it was told that ${told} eggs left other lots, not ${right}`);
};

export const correctACount = async (world: EggYear, dice: Dice): Promise<void> => {
  const written = someCount(world, dice);
  const change = dice.between(-12, 6);
  if (!written) return;
  const before = await beforeOf(world, written);
  const { id, flock, day, counts } = written;
  const next = { ...counts, large: Math.max(0, counts.large + change) };
  const edit = { flock, date: day, counts: typed(next), before: { id, date: day, counts } };
  const saved = await world.server.office.updateEggs(edit);
  if (!saved.ok) return;
  written.counts = next;
  const right = next.large === counts.large ? 0 : noteCorrected(world, written, before);
  lookAtTold(world, id, saved.value.changed, right);
};

export const deleteACount = async (world: EggYear, dice: Dice): Promise<void> => {
  const written = someCount(world, dice);
  const isBack = dice.chance(0.5);
  if (!written) return;
  const { id, flock } = written;
  const before = await beforeOf(world, written);
  const gone = await world.server.office.deleteEggs({ flock, id });
  if (!gone.ok) return;
  written.isDeleted = true;
  lookAtTold(world, id, gone.value.changed, noteCorrected(world, written, before));
  if (!isBack) return;
  const then = await beforeOf(world, written);
  await world.server.office.putBackEggs(gone.value);
  written.isDeleted = false;
  noteCorrected(world, written, then);
};

/** `ago`: first given so many days ago. */
export const giveMedicine = async (world: EggYear, ago: number): Promise<void> => {
  const first = addDays(todayIn(world), -ago);
  const given = await world.server.office.addMedicine({
    ...{ flock: OLD, medicine: "Flubenvet", batch: "", quantity: "1", treated: "" },
    ...{ reason: "", boughtFrom: "", boughtOn: "", prescribedBy: "" },
    ...{ first, last: first, days: "6" },
  });
  if (!given.ok) return;
  const { id } = given.value;
  world.diary.medicines.push({ id, flock: OLD, first, until: addDays(first, 6), isStruck: false });
};

export const strikeOut = async ({ diary, server }: EggYear): Promise<void> => {
  const last = diary.medicines.findLast(({ isStruck }) => !isStruck);
  if (!last) return;
  const wish = { flock: OLD, id: last.id, reason: "Not given" };
  if ((await server.office.strikeMedicine(wish)).ok) last.isStruck = true;
};
