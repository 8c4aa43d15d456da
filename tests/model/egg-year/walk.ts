import { addDays, addMinutes, whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { mondayOf } from "#core/shared/week.ts";
import * as buyers from "#tests/model/egg-year/buyers.ts";
import * as hens from "#tests/model/egg-year/hens.ts";
import * as packing from "#tests/model/egg-year/packing.ts";
import * as shelf from "#tests/model/egg-year/shelf.ts";
import {
  anEggYear,
  type EggYear,
  FIRST,
  type Home,
  withACap,
} from "#tests/model/egg-year/world.ts";
import { wrongAtMidnight, wrongAtTheEnd } from "#tests/model/egg-year/wrong.ts";
import { type Dice, diceOf } from "../../../tools/money-hunt/dice.ts";

type Deed = (world: EggYear, dice: Dice) => Promise<unknown>;

/** And how often a day. */
const DEEDS: readonly (readonly [Deed, number])[] = [
  [hens.correctACount, 0.3],
  [hens.deleteACount, 0.1],
  [buyers.thinkTwice, 0.8],
  [buyers.refund, 0.4],
  [buyers.moveAnOrder, 0.2],
  [buyers.orderByHand, 0.6],
  [buyers.sellAtGate, 0.5],
  [buyers.closeAWeek, 0.01],
  [packing.unpackOne, 0.3],
  [shelf.takeSome, 0.3],
  [shelf.editStock, 0.1],
  [shelf.setOutside, 0.1],
  [shelf.closeAndOpen, 0.03],
  [async (world) => world.restart(), 0.1],
];

/** What happens once, at a share of the year. */
const ONCE: readonly (readonly [number, (world: EggYear, today: Day, dice: Dice) => unknown])[] = [
  [0.1, (world, today) => hens.giveMedicine(world, today, 4)],
  [0.3, (world, today) => hens.giveMedicine(world, today, 0)],
  [0.35, (world) => hens.strikeOut(world)],
  [0.5, (world) => world.server.office.closeBook()],
  [0.58, (world, _today, dice) => shelf.openTheBook(world, dice)],
];

const begin = async (world: EggYear, dice: Dice): Promise<void> => {
  await withACap(world);
  await hens.buyHens(world, FIRST);
  await shelf.openTheBook(world, dice);
};

export interface Course {
  readonly seed: string;
  readonly days: number;
  readonly home: Home;
  /** At the midnight after so many days a backup is restored there, and the year goes on. */
  readonly move?: { readonly after: number; readonly to: Home };
}

const events = async (world: EggYear, at: number, { days }: Course, dice: Dice): Promise<void> => {
  const today = addDays(FIRST, at);
  for (const [share, event] of ONCE)
    if (at === Math.floor(days * share)) await event(world, today, dice);
  if (at < days * 0.3) await hens.areYoung(world, today);
  if (at > days * 0.6 && dice.chance(0.4)) await hens.someDie(world, today, dice);
};

const passHours = async (world: EggYear, today: Day, dice: Dice): Promise<void> => {
  const latest = whenClockShows(today, "23:00");
  const wanted: Deed[] = Array.from({ length: dice.between(5, 11) }, () => buyers.buy);
  for (const [deed, often] of DEEDS) if (dice.chance(often)) wanted.push(deed);
  while (wanted.length > 0) {
    const [deed] = wanted.splice(dice.between(0, wanted.length - 1), 1);
    await deed?.(world, dice);
    const later = addMinutes(world.time.now, dice.between(1, 60));
    world.time.now = later < latest ? later : addMinutes(world.time.now, 1);
  }
};

const midnight = async (world: EggYear, today: Day): Promise<void> => {
  world.time.now = whenClockShows(addDays(today, 1), "00:00");
  const { backgroundJobs, sweep } = world.server;
  await sweep();
  await backgroundJobs.retryRefunds();
  await backgroundJobs.turnDay();
  while ((await backgroundJobs.deliverMessages(async () => true)) > 0);
};

const passDay = async (world: EggYear, at: number, course: Course): Promise<void> => {
  const today = addDays(FIRST, at);
  const dice = diceOf(`${course.seed} ${at}`);
  await events(world, at, course, dice);
  await hens.countAll(world, today, dice);
  world.time.now = addMinutes(world.time.now, 8 * 60);
  await packing.handOverAll(world, dice);
  await packing.giveUpLate(world, dice);
  await passHours(world, today, dice);
  if (mondayOf(addDays(today, 1)) !== mondayOf(today)) await shelf.countTheShelf(world, dice);
  await packing.packAll(world, dice);
  await midnight(world, today);
};

const move = async (world: EggYear, to: Home): Promise<void> => {
  const file: unknown = JSON.parse(JSON.stringify(await world.server.office.getBackup()));
  world.moveTo(to);
  const restored = await world.server.office.restoreBackup(file, []);
  if (!restored.ok) throw new Error(`Not restored: ${restored.refusal.kind}`);
};

export interface Outcome {
  readonly world: EggYear;
  /** The first day on which something was wrong, and what; null for none. */
  readonly trouble: { readonly day: Day; readonly wrong: readonly string[] } | null;
}

export const walk = async (course: Course): Promise<Outcome> => {
  const { days, home, seed } = course;
  const world = anEggYear(home);
  await begin(world, diceOf(seed));
  for (let at = 0; at < days; at += 1) {
    await passDay(world, at, course);
    const isLast = at === days - 1;
    const wrong = await (isLast ? wrongAtTheEnd : wrongAtMidnight)(world);
    if (wrong.length > 0) return { world, trouble: { day: addDays(FIRST, at), wrong } };
    if (course.move?.after === at) await move(world, course.move.to);
  }
  return { world, trouble: null };
};
