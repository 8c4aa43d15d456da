import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { EggBalance } from "#core/ledger/egg-balance.ts";
import type { EggMove } from "#core/ledger/egg-move.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { Order } from "#core/orders/order.ts";
import { givenBackOf } from "#core/orders/order-money.ts";
import { addDays, addHours } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import { mondayOf } from "#core/shared/week.ts";
import { barnOf, bestBefore, eggsIn } from "#tests/model/egg-year/barn.ts";
import { stockByLaw, todayIn } from "#tests/model/egg-year/book.ts";
import {
  type Diary,
  isPacked,
  KINDS_OF_A_WEEK,
  ofWeek,
  type WrittenOrder,
} from "#tests/model/egg-year/diary.ts";
import type { Ledger } from "#tests/model/egg-year/ledger.ts";
import { wrongMails } from "#tests/model/egg-year/money-and-mail.ts";
import { type EggYear, FIRST } from "#tests/model/egg-year/world.ts";
import { forSaleIn } from "#tests/support/stock-for-sale.ts";

type Wrong = (world: EggYear) => Promise<readonly string[]>;

const BACK: readonly string[] = ["unpacked", "undone"];

const outOf = (moves: readonly EggMove[]): ReadonlyMap<string, number> => {
  const out = new Map<string, number>();
  for (const { lot, kind, eggs } of moves)
    out.set(lot, (out.get(lot) ?? 0) + (BACK.includes(kind) ? -eggs : eggs));
  return out;
};

/** In is out, less what came back, and what is left. */
const wrongLots = (lots: readonly Lot[], moves: readonly EggMove[]): readonly string[] => {
  const out = outOf(moves);
  return lots
    .filter(({ id, eggs, left }) => left < 0 || eggs !== (out.get(id) ?? 0) + left)
    .map(({ id, eggs, left }) => `lot ${id}: ${eggs} came in, ${left} are left`);
};

/** What a count has put on the shelf. */
const countOf = (diary: Diary, { id, category }: Lot): number =>
  diary.counts.get(id.slice(0, -category.length - 1))?.booked.get(category)?.eggs ?? 0;

const wrongCounts = (diary: Diary, lots: readonly Lot[]): readonly string[] =>
  lots
    .filter((lot) => lot.from === "count" && countOf(diary, lot) !== lot.eggs)
    .map((lot) => `lot ${lot.id} has ${lot.eggs} eggs, counted were ${countOf(diary, lot)}`);

const BEGINNING = "2026-01-01T00:00:00.000Z";

/** Each Monday all is looked at that there is. */
const isMonday = (world: EggYear): boolean => todayIn(world) === mondayOf(todayIn(world));

/** Of every lot that has eggs left, or was touched since the midnight before. */
const lots: Wrong = async (world) => {
  const { lots: book, moves } = world.server.records;
  const all = isMonday(world);
  const since = all ? BEGINNING : addHours(world.time.now, -26);
  const made = await moves.between(since, addHours(world.time.now, 1));
  const touched = [...new Set(made.map(({ lot }) => lot))];
  const closed = all ? await book.bookedSince(BEGINNING) : await book.withIds(touched);
  const known = new Map([...closed, ...(await book.open())].map((lot) => [lot.id, lot]));
  const some = [...known.values()];
  const own = all ? made : await moves.ofLots([...known.keys()]);
  return [...wrongLots(some, own), ...wrongCounts(world.diary, some)];
};

/** What lies there is what came less what left, and for sale is what is fit and promised to no customer. */
const stock: Wrong = async (world) => {
  const { diary, server } = world;
  const barn = await barnOf(world);
  const forSale = await forSaleIn(server.records, () => world.time.now);
  const today = todayIn(world);
  return CATEGORY_IDS.flatMap((id) => {
    const there = eggsIn(barn.filter(({ category }) => category === id));
    const right = diary.isOpen ? stockByLaw(diary, barn, id, today) : diary.forSale[id];
    return [
      ...(there === diary.there[id] ? [] : [`${there} ${id} eggs in lots, not ${diary.there[id]}`]),
      ...(forSale[id] === right ? [] : [`${forSale[id]} ${id} eggs for sale, not ${right}`]),
    ];
  });
};

const countedIn = (diary: Diary, monday: string): number =>
  [...diary.counts.values()]
    .flatMap(({ booked }) => [...booked.values()])
    .filter(({ at }) => mondayOf(todayAt(at)) === monday)
    .reduce((sum, { eggs }) => sum + eggs, 0);

const wrongWeek = (diary: Diary, first: Day, told: EggBalance): readonly string[] => {
  const right: readonly (readonly [keyof EggBalance, number])[] = [
    ["counted", countedIn(diary, first)],
    ...KINDS_OF_A_WEEK.map((kind) => [kind, ofWeek(diary, first, kind)] as const),
  ];
  return right
    .filter(([kind, eggs]) => told[kind] !== eggs)
    .map(([kind, eggs]) => `the week of ${first} has ${told[kind]} ${kind}, not ${eggs}`);
};

/** Each week begins as the one before ended, and tells what happened in it. */
const weeksSince = async (world: EggYear, since: Day): Promise<readonly string[]> => {
  const { diary, server } = world;
  const wrong: string[] = [];
  let before: number | null = null;
  for (let first = mondayOf(since); first <= todayIn(world); first = addDays(first, 7)) {
    const told = await server.office.getEggBalance({ first, last: addDays(first, 6) });
    wrong.push(...wrongWeek(diary, first, told));
    if (told.atStart !== (before ?? told.atStart))
      wrong.push(`${first} begins with ${told.atStart} eggs, not ${before}`);
    before = told.atEnd;
  }
  const there = CATEGORY_IDS.reduce((sum, id) => sum + diary.there[id], 0);
  if (there !== before) wrong.push(`${there} eggs are there, ${before} in the last week`);
  return wrong;
};

const lastWeeks: Wrong = async (world) =>
  isMonday(world) ? weeksSince(world, addDays(todayIn(world), -14)) : [];

const partlyBack = ({ back }: WrittenOrder): number => back.reduce((sum, part) => sum + part, 0);

const MOVES: readonly string[] = ["day-moved", "customer-moved"];

const boxesOf = (order: WrittenOrder, { bestBefore: boxes = {} }: Order): readonly string[] =>
  isPacked(order) && order.isDated
    ? order.out
        .filter(({ category, laid }) => (boxes[category] ?? "9999") > bestBefore(laid))
        .map(({ category, laid }) => `a box of ${boxes[category]} with eggs laid ${laid}`)
    : [];

/** An order has the status that a person gave it, and each change of its days has a line in its log. */
const wrongWith = (order: WrittenOrder, stored: Order): readonly string[] => {
  const days = Object.fromEntries(order.parts.map(({ method, day }) => [method, day]));
  const moves = (stored.log ?? []).filter(({ kind }) => MOVES.includes(kind)).length;
  const facts: readonly (readonly [string, unknown, unknown])[] = [
    ["status", stored.status, order.needsAttention ? "Needs attention" : order.status],
    ["total", stored.total, order.price],
    ["additions", stored.added?.length ?? 0, order.added],
    ["moves in its log", moves, order.moves],
    ["delivery", stored.days?.delivery, days.delivery],
    ["collection", stored.days?.collection, days.collection],
    ["returned", order.isByHand ? 0 : givenBackOf(stored), partlyBack(order)],
  ];
  return [
    ...facts
      .filter(([, is, right]) => is !== right)
      .map(([what, ...is]) => `${what} ${is.join(", not ")}`),
    ...boxesOf(order, stored),
  ].map((what) => `${order.id}: ${what}`);
};

const sumOfAll = (amounts: Iterable<number>): number =>
  [...amounts].reduce((sum, amount) => sum + amount, 0);

const captureIdsOf = ({ captureId = "", added = [] }: Order): readonly string[] => [
  captureId,
  ...added.map((one) => one.captureId),
];

/** Captured once and for all of it, and paid back once for each cause. */
const wrongMoney = (ledger: Ledger, { id, total, back }: WrittenOrder, stored: Order) => {
  const payments = captureIdsOf(stored).map((captureId) => ledger.get(captureId));
  if (payments.includes(undefined)) return [`${id} was never paid`];
  const captured = sumOfAll(payments.map((money) => money?.captured ?? 0));
  const given = payments.flatMap((money) => [...(money?.back.values() ?? [])]);
  return [
    ...(captured === total ? [] : [`${captured} pence were captured of ${id}, not ${total}`]),
    ...(sumOfAll(given) === sumOfAll(back) && given.length === back.length
      ? []
      : [`of ${id} ${given} were paid back, not ${back}`]),
  ];
};

const wrongOrder = ({ diary, ledger }: EggYear, stored: Order): readonly string[] => {
  const order = diary.orders.get(stored.id);
  if (!order) return [`nobody placed ${stored.id}`];
  const money = order.isByHand ? [] : wrongMoney(ledger, order, stored);
  return [...wrongWith(order, stored), ...money];
};

const LOOKED_AT_DAYS = 30;

/** Those of a month. */
const orders: Wrong = async (world) => {
  const { diary, ledger, server, time } = world;
  const all = isMonday(world);
  const since = all ? BEGINNING : addHours(time.now, -24 * LOOKED_AT_DAYS);
  const stored = await server.records.orders.placedSince(since);
  const known = new Set(stored.flatMap(captureIdsOf));
  const nobodys = [...ledger.keys()].filter((id) => all && !known.has(id));
  return [
    ...stored.flatMap((one) => wrongOrder(world, one)),
    ...(all && stored.length !== diary.orders.size
      ? [`there are ${stored.length} orders, not ${diary.orders.size}`]
      : []),
    ...nobodys.map((id) => `${id} has no order`),
  ];
};

const done: Wrong = async ({ seen }) => seen.splice(0);

const mails: Wrong = async ({ diary, mails: sent }) => wrongMails(diary, sent);

const CHECKS: readonly Wrong[] = [done, lots, stock, lastWeeks, orders, mails];

/** What is wrong at a midnight, a line each. */
export const wrongAtMidnight: Wrong = async (world) => {
  const found: string[] = [];
  for (const check of CHECKS) found.push(...(await check(world)));
  return found;
};

export const wrongAtTheEnd: Wrong = async (world) => [
  ...(await wrongAtMidnight(world)),
  ...(await weeksSince(world, FIRST)),
];
