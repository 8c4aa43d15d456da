import { addDays } from "#core/shared/calendar.ts";
import { barnOf, bestBefore, handOverUntil } from "#tests/model/egg-year/barn.ts";
import { notePacked, noteUnpacked, todayIn } from "#tests/model/egg-year/book.ts";
import {
  isWaiting,
  type PackedEggs,
  type Part,
  restOf,
  type SomeEggs,
  type WrittenOrder,
} from "#tests/model/egg-year/diary.ts";
import { mailsOfReady } from "#tests/model/egg-year/money-and-mail.ts";
import { cancelWhole, refundWhole, someHalves, toDo } from "#tests/model/egg-year/orders.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const firstDay = ({ parts }: WrittenOrder): string =>
  parts.map(({ day }) => day).toSorted()[0] ?? "";

const written = (some: readonly SomeEggs[]): string => {
  const sums = new Map<string, number>();
  for (const { laid, flock, category, eggs } of some) {
    const name = `${category} laid ${laid} by flock ${flock || "unknown"}`;
    sums.set(name, (sums.get(name) ?? 0) + eggs);
  }
  return [...sums]
    .map(([name, eggs]) => `${eggs} ${name}`)
    .toSorted()
    .join(", ");
};

/** What by the book is out with an order. */
const outByTheBook = async ({ server }: EggYear, id: string): Promise<readonly SomeEggs[]> => {
  const { lots, moves } = server.records;
  const out = new Map<string, number>();
  for (const { lot, kind, eggs } of await moves.ofOrders([id]))
    out.set(lot, (out.get(lot) ?? 0) + (kind === "unpacked" ? -eggs : eggs));
  const ids = [...out].flatMap(([lot, eggs]) => (eggs > 0 ? [lot] : []));
  return (await lots.withIds(ids)).map((lot) => ({ ...lot, eggs: out.get(lot.id) ?? 0 }));
};

/** The oldest fit eggs are out with it, and its boxes don't say a later day than they allow. */
export const lookAtPacked = async (world: EggYear, order: WrittenOrder): Promise<void> => {
  const { diary, seen, server } = world;
  if (!diary.isOpen) return;
  const [is, right] = [written(await outByTheBook(world, order.id)), written(order.out)];
  if (is !== right) seen.push(`${order.id} was packed with ${is}, not ${right}`);
  const boxes = (await server.order(order.id)).bestBefore ?? {};
  for (const { category, laid } of order.out)
    if ((boxes[category] ?? "9999") > bestBefore(laid))
      seen.push(`${order.id} has eggs laid ${laid} in a box of ${boxes[category]}`);
};

const noteReady = ({ diary }: EggYear, order: WrittenOrder): void => {
  mailsOfReady(diary, order);
  order.status = "Ready";
};

const pack = async (world: EggYear, order: WrittenOrder, dice: Dice): Promise<void> => {
  const { server } = world;
  const laid = addDays(todayIn(world), -3);
  const isFinding = dice.chance(0.5);
  const barn = await barnOf(world);
  const mark = { id: order.id, status: "Ready" } as const;
  const first = await server.office.setOrderStatus(mark);
  const isShort = !first.ok && first.refusal.kind === "eggs-short" && isFinding;
  const marked = isShort ? await server.office.setOrderStatus({ ...mark, laid }) : first;
  if (!marked.ok) return;
  notePacked(world, order, { barn, ...(isShort && { laid }) });
  noteReady(world, order);
  await lookAtPacked(world, order);
};

const tooOld = (
  { out, isDated }: WrittenOrder,
  { method }: Part,
  today: string,
): readonly PackedEggs[] =>
  isDated ? out.filter((one) => one.method === method && handOverUntil(one.laid) < today) : [];

const lookAtHandedOver = (world: EggYear, order: WrittenOrder, part: Part): void => {
  const today = todayIn(world);
  for (const { category, laid } of tooOld(order, part, today))
    world.seen.push(`${category} eggs laid ${laid} left with ${order.id} on ${today}`);
};

export const isDone = ({ parts }: WrittenOrder): boolean =>
  parts.every(({ isHandedOver }) => isHandedOver);

/** One that was completed is ready again. */
const giveBack = async (world: EggYear, order: WrittenOrder, part: Part): Promise<void> => {
  const { id } = order;
  const [{ method }, wasDone] = [part, isDone(order)];
  const back = await world.server.office.handOver({ id, method, isDone: false });
  part.isHandedOver = !back.ok;
  if (back.ok && wasDone) noteReady(world, order);
};

const handOverPart = async (world: EggYear, order: WrittenOrder, part: Part): Promise<void> => {
  const { method } = part;
  const given = await world.server.office.handOver({ id: order.id, method, isDone: true });
  if (!given.ok) return;
  lookAtHandedOver(world, order, part);
  part.isHandedOver = true;
};

/** Half by half, and at times it wasn't after all. */
const handOver = async (world: EggYear, order: WrittenOrder, dice: Dice): Promise<void> => {
  for (const part of order.parts) {
    const isMistake = dice.chance(0.03);
    if (part.day > todayIn(world) || part.isHandedOver) continue;
    await handOverPart(world, order, part);
    if (isMistake && part.isHandedOver) await giveBack(world, order, part);
  }
  if (isDone(order)) order.status = "Completed";
};

const unpack = async (world: EggYear, order: WrittenOrder): Promise<boolean> => {
  const mark = { id: order.id, status: "Pending" } as const;
  if (!(await world.server.office.setOrderStatus(mark)).ok) return false;
  noteUnpacked(world, order);
  order.status = "Pending";
  return true;
};

/** An order that isn't collected in time gets fresh eggs. */
const freshen = async (world: EggYear, order: WrittenOrder, dice: Dice): Promise<void> => {
  const today = todayIn(world);
  if (restOf(order).every((part) => tooOld(order, part, today).length === 0)) return;
  if (await unpack(world, order)) await pack(world, order, dice);
};

/** It isn't ticked as packed. */
const handOverUnpacked = async (world: EggYear, order: WrittenOrder): Promise<void> => {
  const part = restOf(order).find(({ day }) => day <= todayIn(world));
  if (!part) return;
  const { id } = order;
  const barn = await barnOf(world);
  const given = await world.server.office.handOver({ id, method: part.method, isDone: true });
  if (!given.ok) return;
  notePacked(world, order, { barn, parts: [part] });
  part.isHandedOver = true;
  if (isDone(order)) order.status = "Completed";
  await lookAtPacked(world, order);
};

export const handOverAll = async (world: EggYear, dice: Dice): Promise<void> => {
  for (const order of toDo(world)) {
    const isUnpacked = isWaiting(order) && dice.chance(0.5);
    if (isUnpacked) await handOverUnpacked(world, order);
    if (order.status === "Ready") await freshen(world, order, dice);
    if (order.status === "Ready") await handOver(world, order, dice);
  }
};

/** What is due by tomorrow, but for some whose halves are handed over as they stand. Who is late gets it at once. */
export const packAll = async (world: EggYear, dice: Dice): Promise<void> => {
  const today = todayIn(world);
  for (const order of toDo(world)) {
    const [isEarly, isLeft] = [dice.chance(0.03), dice.chance(0.2)];
    if (!isWaiting(order) || (firstDay(order) > addDays(today, 1) && !isEarly)) continue;
    if (isLeft && order.parts.length > 1) continue;
    await pack(world, order, dice);
    if (order.status === "Ready") await handOver(world, order, dice);
  }
};

/** Whether the open book has let its eggs go. */
export const packOne = async (world: EggYear, dice: Dice): Promise<boolean> => {
  const waiting = toDo(world).filter(isWaiting);
  if (waiting.length === 0) return false;
  const order = dice.pick(waiting);
  await pack(world, order, dice);
  return world.diary.isOpen && order.status === "Ready" && restOf(order).length > 0;
};

export const unpackOne = async (world: EggYear, dice: Dice): Promise<void> => {
  const packed = toDo(world).filter(({ status }) => status === "Ready");
  if (packed.length === 0) return;
  const order = dice.pick(packed);
  const isAgain = dice.chance(0.5);
  if ((await unpack(world, order)) && isAgain) await pack(world, order, dice);
};

/** Orders that there were no eggs for get their money back. */
export const giveUpLate = async (world: EggYear, dice: Dice): Promise<void> => {
  const late = addDays(todayIn(world), -3);
  for (const order of toDo(world)) {
    const puttingBack = someHalves(dice, 0.7);
    if (!isWaiting(order) || firstDay(order) > late) continue;
    if (order.isByHand) await cancelWhole(world, order, true, puttingBack);
    else await refundWhole(world, order, puttingBack);
  }
};
