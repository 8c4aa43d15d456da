import { addDays, addMinutes, whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { mondayOf } from "#core/shared/week.ts";
import { barnOf } from "#tests/model/egg-year/barn.ts";
import { noteForgotten } from "#tests/model/egg-year/book.ts";
import * as buyers from "#tests/model/egg-year/buyers.ts";
import * as changing from "#tests/model/egg-year/changing.ts";
import * as elsewhere from "#tests/model/egg-year/elsewhere.ts";
import * as hens from "#tests/model/egg-year/hens.ts";
import * as late from "#tests/model/egg-year/late.ts";
import * as owner from "#tests/model/egg-year/owner.ts";
import * as packing from "#tests/model/egg-year/packing.ts";
import * as shelf from "#tests/model/egg-year/shelf.ts";
import { swapTheKind } from "#tests/model/egg-year/swapping.ts";
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
  [buyers.addToAnOrder, 0.5],
  [owner.refund, 0.4],
  [owner.refundTheRest, 0.3],
  [elsewhere.moneyMoves, 0.3],
  [elsewhere.lookAtAttention, 0.8],
  [owner.moveAnOrder, 0.3],
  [changing.changeAnOrder, 0.5],
  [swapTheKind, 0.4],
  [owner.orderByHand, 0.6],
  [owner.sellAtGate, 0.5],
  [owner.closeAWeek, 0.01],
  [packing.unpackOne, 0.3],
  [shelf.takeSome, 0.3],
  [shelf.editStock, 0.1],
  [shelf.closeAndOpen, 0.03],
  [async (world) => world.restart(), 0.1],
];

/** What happens once, at a share of the year. */
const ONCE: readonly (readonly [number, Deed])[] = [
  [0.1, (world) => hens.giveMedicine(world, 4)],
  [0.3, (world) => hens.giveMedicine(world, 0)],
  [0.2, owner.closeAWeek],
  [0.35, hens.strikeOut],
  [0.5, shelf.close],
  [0.58, (world) => hens.giveMedicine(world, 4)],
  [0.58, shelf.openTheBook],
];

const begin = async (world: EggYear, dice: Dice): Promise<void> => {
  await withACap(world);
  await hens.buyHens(world, FIRST);
  await shelf.openTheBook(world, dice);
};

/** At the midnight after so many days a backup is restored there, and the year goes on. */
export interface Move {
  readonly after: number;
  readonly to: Home;
}

export interface Course {
  readonly seed: string;
  readonly days: number;
  readonly home: Home;
  readonly moves?: readonly Move[];
}

const events = async (world: EggYear, at: number, { days }: Course, dice: Dice): Promise<void> => {
  const today = addDays(FIRST, at);
  for (const [share, event] of ONCE) if (at === Math.floor(days * share)) await event(world, dice);
  if (at < days * 0.3) await hens.areYoung(world, today);
  if (at > days * 0.6 && dice.chance(0.4)) await hens.someDie(world, today, dice);
};

const passHours = async (world: EggYear, today: Day, dice: Dice): Promise<void> => {
  const latest = whenClockShows(today, "23:00");
  const wanted: Deed[] = Array.from({ length: dice.between(7, 13) }, () =>
    dice.chance(0.1) ? buyers.buyOnAnOldPage : buyers.buyForADay,
  );
  for (const [deed, often] of DEEDS) if (dice.chance(often)) wanted.push(deed);
  while (wanted.length > 0) {
    const [deed] = wanted.splice(dice.between(0, wanted.length - 1), 1);
    await deed?.(world, dice);
    const later = addMinutes(world.time.now, dice.between(1, 60));
    world.time.now = later < latest ? later : addMinutes(world.time.now, 1);
  }
};

const deliverAll = async ({ server }: EggYear): Promise<void> => {
  while ((await server.backgroundJobs.deliverMessages(async () => true)) > 0);
};

const midnight = async (world: EggYear, today: Day, dice: Dice): Promise<void> => {
  const barn = await barnOf(world);
  world.time.now = whenClockShows(addDays(today, 1), "00:00");
  noteForgotten(world, barn, addDays(today, 1));
  // Before the book has turned the day by itself.
  if (world.late.length === 0 && dice.chance(0.2)) await shelf.editStock(world, dice);
  const { backgroundJobs, sweep } = world.server;
  await sweep();
  await backgroundJobs.retryRefunds();
  await backgroundJobs.ageEggs();
  await deliverAll(world);
  // What a server that died then had begun to send is tried again.
  world.time.now = addMinutes(world.time.now, 30);
  await deliverAll(world);
};

const passDay = async (world: EggYear, at: number, course: Course): Promise<void> => {
  const today = addDays(FIRST, at);
  const dice = diceOf(`${course.seed} ${at}`);
  world.ids.beginDay(at + 1);
  await late.sendLate(world);
  await events(world, at, course, dice);
  await hens.countAll(world, today, dice);
  world.time.now = addMinutes(world.time.now, 8 * 60);
  await packing.handOverAll(world, dice);
  await packing.giveUpLate(world, dice);
  await passHours(world, today, dice);
  late.tickOffline(world, dice);
  world.time.now = addMinutes(world.time.now, 1);
  if (mondayOf(addDays(today, 1)) !== mondayOf(today)) await shelf.countTheShelf(world, dice);
  await packing.packAll(world, dice);
  await midnight(world, today, dice);
};

const move = async (world: EggYear, to: Home): Promise<void> => {
  const file: unknown = JSON.parse(JSON.stringify(await world.server.office.getBackup()));
  world.moveTo(to);
  const restored = await world.server.office.restoreBackup(file, []);
  if (restored.ok) return;
  const preview = await world.server.office.getRestorePreview(file);
  throw new Error(`Not restored: ${JSON.stringify(preview).slice(-2_000)}`);
};

export interface Outcome {
  readonly world: EggYear;
  /** The first day on which something was wrong, and what; null for none. */
  readonly trouble: { readonly day: Day; readonly wrong: readonly string[] } | null;
}

/** What is wrong by the end of a day, at its midnight. */
const wrongAfter = async (world: EggYear, at: number, course: Course): Promise<Outcome> => {
  await passDay(world, at, course);
  const isLast = at === course.days - 1;
  const wrong = await (isLast ? wrongAtTheEnd : wrongAtMidnight)(world);
  return { world, trouble: wrong.length > 0 ? { day: addDays(FIRST, at), wrong } : null };
};

export const walk = async (course: Course): Promise<Outcome> => {
  const { days, home, seed, moves = [] } = course;
  const world = anEggYear(home);
  await begin(world, diceOf(seed));
  for (let at = 0; at < days; at += 1) {
    const outcome = await wrongAfter(world, at, course);
    if (outcome.trouble) return outcome;
    for (const { after, to } of moves) if (after === at) await move(world, to);
  }
  return { world, trouble: null };
};
