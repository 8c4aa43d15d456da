import { addDays } from "#core/shared/calendar.ts";
import { barnOf } from "#tests/model/egg-year/barn.ts";
import { notePacked, noteUnpacked, todayIn } from "#tests/model/egg-year/book.ts";
import { noteMoved } from "#tests/model/egg-year/buyers.ts";
import type { WrittenOrder } from "#tests/model/egg-year/diary.ts";
import { mailsOfPaid, mailsOfPart } from "#tests/model/egg-year/money-and-mail.ts";
import {
  cancelWhole,
  noteTaken,
  partOf,
  refundWhole,
  someHalves,
  someOrder,
  somePacks,
  toDo,
} from "#tests/model/egg-year/orders.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import { refundPart as refundAPart } from "#tests/support/give-back.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const PART = 50;

/** Asked twice, it is paid back once. */
const refundPart = async ({ diary, server }: EggYear, order: WrittenOrder): Promise<void> => {
  const wish = `W-${order.id}`;
  const part = { orderId: order.id, wish, amount: PART, reason: "One was cracked" };
  const [first] = [await refundAPart(server.office, part), await refundAPart(server.office, part)];
  if (!first.ok || order.hasPart) return;
  order.hasPart = true;
  order.back.push(PART);
  mailsOfPart(diary, order, wish, PART);
};

/** With the eggs of each half, without, or in part. */
export const refund = async (world: EggYear, dice: Dice): Promise<void> => {
  const order = someOrder(world, dice);
  const [isPart, isGivenBack] = [dice.chance(0.4), dice.chance(0.5)];
  const puttingBack = someHalves(dice, 0.5);
  if (!order) return;
  if (order.isByHand) await cancelWhole(world, order, isGivenBack, puttingBack);
  else if (isPart) await refundPart(world, order);
  else await refundWhole(world, order, puttingBack);
};

/** One half has left, and its eggs stay out. */
export const refundTheRest = async (world: EggYear, dice: Dice): Promise<void> => {
  const halves = toDo(world).filter(
    ({ isByHand, parts }) => !isByHand && parts.some(({ isHandedOver }) => isHandedOver),
  );
  const puttingBack = someHalves(dice, 0.7);
  if (halves.length > 0) await refundWhole(world, dice.pick(halves), puttingBack);
};

/** One that is packed is unpacked, unless it is to stay as it is. */
export const moveAnOrder = async (world: EggYear, dice: Dice): Promise<void> => {
  const order = someOrder(world, dice);
  if (!order) return;
  const [days, anyway, leavePacked] = [dice.between(0, 10), dice.chance(0.5), dice.chance(0.3)];
  const [part, day] = [dice.pick(order.parts), addDays(todayIn(world), days)];
  const { method } = part;
  const wish = { id: order.id, method, day, anyway, leavePacked };
  if (!(await world.server.office.moveOrder(wish)).ok || part.day === day) return;
  if (order.status === "Ready" && !leavePacked) {
    noteUnpacked(world, order);
    order.status = "Pending";
  }
  noteMoved(world, order, { ...part, day }, false);
};

const packsByHand = (dice: Dice) => ({ ...somePacks(dice), price: 200 });

const SOMEBODY = { name: "Mrs Hill", phone: "", address: { lines: "", postcode: "" }, note: "" };

export const orderByHand = async (world: EggYear, dice: Dice): Promise<void> => {
  const packs = packsByHand(dice);
  const day = addDays(todayIn(world), dice.between(0, 6));
  const how = dice.pick(["cash", "hand-over", "account"] as const);
  const buyer = dice.pick(["", "hill@example.com"]);
  const anyway = { eggs: dice.chance(0.2), day: true };
  const barn = await barnOf(world);
  const added = await world.server.office.addOrder({
    ...{ ...SOMEBODY, email: buyer, sendsMail: buyer !== "", packs: [packs], day, how, anyway },
    method: "collection",
  });
  if (!added.ok) return;
  const parts = [partOf("collection", packs, day)];
  const taken = { id: added.value.id, parts, total: packs.price * packs.quantity, buyer };
  mailsOfPaid(world.diary, noteTaken(world, { ...taken, isByHand: true }, barn));
};

export const sellAtGate = async (world: EggYear, dice: Dice): Promise<void> => {
  const packs = packsByHand(dice);
  const barn = await barnOf(world);
  const wish = { packs: [packs], how: "cash" as const, note: "" };
  const sold = await world.server.office.sellAtGate(wish);
  if (!sold.ok) return;
  const parts = [partOf("collection", packs, todayIn(world))];
  const taken = { id: sold.value.id, parts, total: packs.price * packs.quantity, buyer: "" };
  const order = noteTaken(world, { ...taken, isByHand: true }, barn);
  notePacked(world, order, { barn, kind: "gate" });
  order.status = "Completed";
};

export const closeAWeek = async (world: EggYear, dice: Dice): Promise<void> => {
  const first = addDays(todayIn(world), dice.between(1, 12));
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  const span = { first, last: addDays(first, 6), method: "both" as const, reason: "Away" };
  const closed = await world.server.office.closeDays({ ...span, orders: { leave: true } });
  if (closed.ok) for (const day of days) world.diary.closedDays.add(day);
};
