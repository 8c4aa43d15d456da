import { bestBeforeOf, handOverUntil } from "#core/egg-book/book-settings.ts";
import { isBack } from "#core/egg-book/egg-move.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import type { Lot } from "#core/egg-book/lot.ts";
import type { FitRules } from "#core/egg-book/withhold-eggs.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import { toDo } from "#tests/model/egg-year/buyers.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const dueDays = ({ days = {} }: Order): readonly Day[] => Object.values(days).toSorted();

/** The lots whose eggs are out with an order. */
const lotsWith = async ({ server }: EggYear, id: string) => {
  const out = new Map<string, number>();
  for (const move of await server.records.moves.ofOrders([id]))
    out.set(move.lot, (out.get(move.lot) ?? 0) + (isBack(move) ? -move.eggs : move.eggs));
  const ids = [...out].flatMap(([lot, eggs]) => (eggs > 0 ? [lot] : []));
  return server.records.lots.withIds(ids);
};

const wrongWith = (order: Order, lot: Lot, rules: FitRules, today: Day): readonly string[] => {
  const { id, laid, flock, category } = lot;
  const [first = today] = dueDays(order);
  const box = order.bestBefore?.[category] ?? "9999-12-31";
  return [
    ...(handOverUntil(laid, rules) < (first < today ? today : first) ? ["too old"] : []),
    ...(rules.isWithheld(flock, laid) ? ["withheld"] : []),
    ...(box > bestBeforeOf(laid, rules) ? [`older than ${box} says`] : []),
  ].map((what) => `${order.id} was packed with eggs of ${id} that are ${what}`);
};

/** What was just packed isn't too old for its first day, isn't withheld, and has no date that is too late. */
const lookAtPacked = async (world: EggYear, id: string): Promise<void> => {
  const { records } = world.server;
  const settings = await records.bookSettings.load();
  const order = await records.orders.find(id);
  if (!settings.isOpen || !order) return;
  const rules = await rulesOf(records, settings);
  for (const lot of await lotsWith(world, id))
    world.seen.push(...wrongWith(order, lot, rules, todayAt(world.time.now)));
};

const pack = async (world: EggYear, { id }: Order, dice: Dice): Promise<void> => {
  const { office } = world.server;
  const laid = addDays(todayAt(world.time.now), -3);
  const marked = await office.setOrderStatus({ id, status: "Ready" });
  if (!marked.ok && marked.refusal.kind === "eggs-short" && dice.chance(0.5))
    await office.setOrderStatus({ id, status: "Ready", laid });
  if ((await world.server.order(id)).status === "Ready") await lookAtPacked(world, id);
};

/** What is due by tomorrow. */
export const packAll = async (world: EggYear, dice: Dice): Promise<void> => {
  const until = addDays(todayAt(world.time.now), 1);
  for (const order of await toDo(world)) {
    const [first = until] = dueDays(order);
    if (order.status === "Pending" && (first <= until || dice.chance(0.03)))
      await pack(world, order, dice);
  }
};

export const unpackOne = async (world: EggYear, dice: Dice): Promise<void> => {
  const packed = (await toDo(world)).filter(({ status }) => status === "Ready");
  if (packed.length === 0) return;
  const order = dice.pick(packed);
  await world.server.office.setOrderStatus({ id: order.id, status: "Pending" });
  if (dice.chance(0.5)) await pack(world, order, dice);
};

/** Half by half, and at times it wasn't after all. */
const handOver = async (world: EggYear, order: Order, dice: Dice): Promise<void> => {
  const today = todayAt(world.time.now);
  const { office } = world.server;
  for (const method of methodsOf(order)) {
    if ((order.days?.[method] ?? today) > today) continue;
    await office.handOver({ id: order.id, method, isDone: true });
    if (dice.chance(0.03)) await office.handOver({ id: order.id, method, isDone: false });
  }
};

export const handOverAll = async (world: EggYear, dice: Dice): Promise<void> => {
  for (const order of await toDo(world))
    if (order.status === "Ready") await handOver(world, order, dice);
};

/** Orders that there were no eggs for get their money back. */
export const giveUpLate = async (world: EggYear, dice: Dice): Promise<void> => {
  const late = addDays(todayAt(world.time.now), -3);
  const { office } = world.server;
  for (const order of await toDo(world)) {
    const [first = late] = dueDays(order);
    if (order.status !== "Pending" || first > late) continue;
    if (order.captureId)
      await office.refundOrder({ id: order.id, isPuttingBack: dice.chance(0.7) });
    else await office.cancelByHand({ id: order.id, isGivenBack: true });
  }
};
