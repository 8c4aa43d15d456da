import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { EggBalance } from "#core/egg-book/egg-balance.ts";
import { type EggMove, takenIn } from "#core/egg-book/egg-move.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import { isPacked } from "#core/egg-book/promised-eggs.ts";
import { stockByTheBook } from "#core/egg-book/stock-line.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { addDays, addHours } from "#core/shared/calendar.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import { mondayOf } from "#core/shared/week.ts";
import { isLeft } from "#tests/model/egg-year/ledger.ts";
import { type EggYear, FIRST } from "#tests/model/egg-year/world.ts";
import { everyOrder, wrongIn } from "#tests/model/year-world.ts";

const WHOLE: readonly string[] = ["Pending", "Ready", "Completed"];

type Wrong = (world: EggYear) => Promise<readonly string[]>;

const byLot = (moves: readonly EggMove[]): ReadonlyMap<string, EggMove[]> => {
  const found = new Map<string, EggMove[]>();
  for (const move of moves) {
    const own = found.get(move.lot);
    if (own) own.push(move);
    else found.set(move.lot, [move]);
  }
  return found;
};

/** In is out, less what came back, and what is left. */
const lots: Wrong = async ({ server: { records } }) => {
  const all = await records.lots.bookedSince(`${FIRST}T00:00:00.000Z`);
  const moves = byLot(await records.moves.ofLots(all.map(({ id }) => id)));
  return all
    .filter(({ id, eggs, left }) => left < 0 || eggs !== takenIn(moves.get(id) ?? []) + left)
    .map(({ id, eggs, left }) => `lot ${id}: ${eggs} came in, ${left} are left`);
};

const gone = (week: EggBalance): number =>
  week.packed + week.gate + week.given + week.broken + week.old + week.thrown;

/** Each week begins as the one before ended, and the last ends with what the lots have. */
const weeks: Wrong = async ({ server: { office, records }, time }) => {
  const wrong: string[] = [];
  const today = todayAt(time.now);
  let before = 0;
  for (let first = mondayOf(FIRST); first <= today; first = addDays(first, 7)) {
    const week = await office.getEggBalance({ first, last: addDays(first, 6) });
    const adds = week.atStart + week.counted + week.opening + week.found - gone(week);
    if (week.atStart !== before) wrong.push(`${first} begins with ${week.atStart}, not ${before}`);
    if (adds !== week.atEnd) wrong.push(`${first} ends with ${week.atEnd}, not ${adds}`);
    before = week.atEnd;
  }
  const left = sumOf(await records.lots.open(), (lot) => lot.left);
  return left === before ? wrong : [...wrong, `${left} eggs in lots, ${before} in the last week`];
};

const eggsOf = ({ items }: Order): number =>
  sumOf(items, ({ packSize, quantity }) => packSize * quantity);

/** Whether the book was open when it was packed, or unpacked, last: what is sold at the gate is completed at once. */
const isBooked = ({ log = [] }: Order, openedAt: string): boolean => {
  const packed = log.findLast(({ kind }) => kind === "ready" || kind === "reopened");
  const last = packed ?? log.find(({ kind }) => kind === "completed");
  return last === undefined || last.at > openedAt;
};

/** Of an order that is packed all of its eggs are out, and of another none. */
const eggsOut: Wrong = async ({ server: { records }, time }) => {
  const { isOpen, openedAt } = await records.bookSettings.load();
  if (!isOpen) return [];
  const orders = (await records.orders.placedSince(addHours(time.now, -30 * 24))).filter(
    (order) => WHOLE.includes(order.status) && isBooked(order, openedAt),
  );
  const moves = await records.moves.ofOrders(orders.map(({ id }) => id));
  return orders.flatMap((order) => {
    const out = takenIn(moves.filter((move) => move.order === order.id));
    const right = isPacked(order) ? eggsOf(order) : 0;
    return out === right ? [] : [`${out} eggs are out with ${order.id}, not ${right}`];
  });
};

const line: Wrong = async ({ server: { records }, time }) => {
  const settings = await records.bookSettings.load();
  if (!settings.isOpen) return [];
  const book = { lots: await records.lots.open(), orders: await records.orders.toPack() };
  const rules = await rulesOf(records, settings);
  const [stock, right] = [
    await records.inventory.load(),
    stockByTheBook(book, todayAt(time.now), rules),
  ];
  return CATEGORY_IDS.filter((id) => stock[id] !== right[id]).map(
    (id) => `${stock[id]} ${id} eggs for sale, by the book ${right[id]}`,
  );
};

type WrongOrders = (world: EggYear, all: readonly Order[]) => readonly string[];

const money: WrongOrders = ({ ledger }, all) => {
  const orders = all.filter(({ captureId }) => captureId !== undefined);
  const known = new Set(orders.map(({ captureId }) => captureId));
  const right = ({ captureId = "" }: Order) => {
    const entry = ledger.get(captureId);
    return entry ? isLeft(entry) : -1;
  };
  return [
    ...orders
      .filter((order) => moneyOf(order) !== right(order))
      .map((order) => `${order.id} has ${moneyOf(order)} pence, its capture ${right(order)}`),
    ...[...ledger.keys()].filter((id) => !known.has(id)).map((id) => `${id} has no order`),
  ];
};

const mails: WrongOrders = (world, all) => {
  const asked = all.flatMap(({ id, captureId, status, log = [] }) => [
    ...(captureId ? [`${id}-order-paid`] : []),
    ...(captureId && status === "Refunded" ? [`${id}-refunded`] : []),
    ...log.flatMap(({ kind }, at) =>
      kind === "customer-cancelled" ? [`${id}-cancelled-by-customer-${at + 2}`] : [],
    ),
  ]);
  return [
    ...asked.filter((id) => !world.mails.has(id)).map((id) => `no mail ${id}`),
    ...[...world.mails].filter(([, times]) => times > 1).map(([id]) => `${id} went out twice`),
  ];
};

const moneyAndMails: Wrong = async (world) => {
  const orders = await everyOrder(world);
  return [...money(world, orders), ...mails(world, orders)];
};

const done: Wrong = async ({ seen }) => seen.splice(0);

const CHECKS: readonly Wrong[] = [done, lots, eggsOut, line, moneyAndMails, wrongIn];

/** What is wrong at a midnight, a line each. */
export const wrongAtMidnight = async (world: EggYear): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const check of CHECKS) found.push(...(await check(world)));
  const today = todayAt(world.time.now);
  return today === mondayOf(today) ? [...found, ...(await weeks(world))] : found;
};

export const wrongAtTheEnd: Wrong = async (world) => [
  ...(await wrongAtMidnight(world)),
  ...(await weeks(world)),
];
