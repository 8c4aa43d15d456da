import type { PackSize } from "#core/catalogue/catalogue.ts";
import type { Order } from "#core/orders/order.ts";
import { isByHand } from "#core/orders/paid-by-hand.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { addDays, addHours } from "#core/shared/calendar.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import { noteByHand } from "#tests/model/year-world.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const KINDS = ["large", "large", "large", "medium", "medium", "small", "pullet"] as const;

const somePacks = (deliveryMethod: DeliveryMethod, dice: Dice): WantedPacks => {
  const packSize: PackSize = dice.pick([6, 6, 12]);
  return { category: dice.pick(KINDS), packSize, deliveryMethod, quantity: dice.pick([1, 1, 2]) };
};

const priceOf = ({ category, packSize, quantity }: WantedPacks): number =>
  (DEFAULT_PRICES[category][packSize] ?? 0) * quantity;

const someDays = async (
  { server }: EggYear,
  methods: readonly DeliveryMethod[],
  dice: Dice,
): Promise<ChosenDays | null> => {
  const offers = await server.counter.getDays();
  const days = methods.map((method) => {
    const open = offers[method].filter(({ state }) => state === "open").slice(0, 4);
    return [method, open.length > 0 ? dice.pick(open).day : undefined] as const;
  });
  return days.every(([, day]) => day) ? Object.fromEntries(days) : null;
};

export const buy = async (world: EggYear, dice: Dice): Promise<void> => {
  const { counter, provider } = world.server;
  const methods = dice.chance(0.2) ? DELIVERY_METHODS : [dice.pick(DELIVERY_METHODS)];
  const days = await someDays(world, methods, dice);
  if (!days) return;
  const packs = methods.map((method) => somePacks(method, dice));
  const total = packs.reduce((sum, one) => sum + priceOf(one), 0);
  const opened = await counter.openPayment(packs, "paypal", total, "", days);
  if (!opened.ok) return;
  const { orderId } = opened.value;
  if (dice.chance(0.05)) return void (await counter.cancelPayment(orderId));
  provider.approve(orderId);
  await counter.takePayment(orderId);
};

const WAITING = ["Pending", "Ready"];

/** Paid or to be paid, and not handed over as a whole. */
export const toDo = async ({ server, time }: EggYear): Promise<readonly Order[]> => {
  const orders = await server.records.orders.placedSince(addHours(time.now, -25 * 24));
  return orders.filter(({ status }) => WAITING.includes(status));
};

const someOrder = async (world: EggYear, dice: Dice): Promise<Order | null> => {
  const orders = await toDo(world);
  return orders.length > 0 ? dice.pick(orders) : null;
};

const methodOf = ({ days = {} }: Order, dice: Dice): DeliveryMethod =>
  dice.pick(DELIVERY_METHODS.filter((method) => days[method]));

export const thinkTwice = async (world: EggYear, dice: Dice): Promise<void> => {
  const order = await someOrder(world, dice);
  if (!order) return;
  const { counter } = world.server;
  world.mine.push(order.id);
  const method = methodOf(order, dice);
  const [day] = Object.values((await someDays(world, [method], dice)) ?? {});
  if (dice.chance(0.4)) await counter.cancelOrder({ orderId: order.id });
  else if (day) await counter.changeDay({ orderId: order.id, method, day });
  world.mine.length = 0;
};

/** With eggs, without, or in part. */
export const refund = async (world: EggYear, dice: Dice): Promise<unknown> => {
  const order = await someOrder(world, dice);
  if (!order) return;
  const { office } = world.server;
  const { id } = order;
  if (isByHand(order)) return office.cancelByHand({ id, isGivenBack: dice.chance(0.5) });
  if (dice.chance(0.4)) {
    const part = { orderId: id, wish: `W-${id}`, amount: 50, reason: "One was cracked" };
    await office.refundPart(part);
    return office.refundPart(part);
  }
  return office.refundOrder({ id, isPuttingBack: dice.chance(0.5) });
};

export const moveAnOrder = async (world: EggYear, dice: Dice): Promise<void> => {
  const order = await someOrder(world, dice);
  if (!order) return;
  const day = addDays(todayAt(world.time.now), dice.between(0, 10));
  const method = methodOf(order, dice);
  await world.server.office.moveOrder({ id: order.id, method, day, anyway: dice.chance(0.5) });
  await noteByHand(world);
};

const packsByHand = (dice: Dice) => {
  const { category, packSize, quantity } = somePacks("collection", dice);
  return [{ category, packSize, quantity, price: 200 }];
};

export const orderByHand = async (world: EggYear, dice: Dice): Promise<void> => {
  const day = addDays(todayAt(world.time.now), dice.between(0, 6));
  const how = dice.pick(["cash", "hand-over", "account"] as const);
  const anyway = { eggs: dice.chance(0.2), day: true };
  await world.server.office.addOrder(aNewOrder({ day, how, anyway, packs: packsByHand(dice) }));
  await noteByHand(world);
};

export const sellAtGate = async (world: EggYear, dice: Dice): Promise<void> => {
  await world.server.office.sellAtGate({ packs: packsByHand(dice), how: "cash", note: "" });
  await noteByHand(world);
};

export const closeAWeek = async (world: EggYear, dice: Dice): Promise<void> => {
  const first = addDays(todayAt(world.time.now), dice.between(1, 12));
  const span = { first, last: addDays(first, 6), method: "both" as const, reason: "Away" };
  await world.server.office.closeDays({ ...span, orders: { leave: true } });
  await noteByHand(world);
};
