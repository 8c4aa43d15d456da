import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import { barnOf } from "#tests/model/egg-year/barn.ts";
import { lookAtDays } from "#tests/model/egg-year/days.ts";
import type { Part, WrittenOrder } from "#tests/model/egg-year/diary.ts";
import {
  mailsOfAdded,
  mailsOfCancel,
  mailsOfMove,
  mailsOfPaid,
} from "#tests/model/egg-year/money-and-mail.ts";
import {
  noteRefunded,
  noteSold,
  noteTaken,
  partOf,
  priceOf,
  someOrder,
  somePacks,
} from "#tests/model/egg-year/orders.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

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

const wishOf = async (world: EggYear, dice: Dice) => {
  const methods = dice.chance(0.2) ? DELIVERY_METHODS : [dice.pick(DELIVERY_METHODS)];
  const packs = methods.map((deliveryMethod) => ({ ...somePacks(dice), deliveryMethod }));
  const buyer = `buyer-${dice.between(1, 400)}@example.com`;
  const total = packs.reduce((sum, one) => sum + priceOf(one), 0);
  return { packs, buyer, total, days: await someDays(world, methods, dice) };
};

type Wish = Awaited<ReturnType<typeof wishOf>>;

const noteBought = async (
  world: EggYear,
  id: string,
  { packs, buyer, total }: Wish,
  got: ChosenDays,
): Promise<void> => {
  const parts = packs.map((one) => partOf(one.deliveryMethod, one, got[one.deliveryMethod] ?? ""));
  const taken = { id, parts, total, buyer, isByHand: false };
  mailsOfPaid(world.diary, noteTaken(world, taken, await barnOf(world)));
  lookAtDays(world, id, parts);
};

/** A page of the version before knows of no days. */
const buy = async (world: EggYear, dice: Dice, isOldPage: boolean): Promise<void> => {
  const { server, seen } = world;
  const wish = await wishOf(world, dice);
  const isGivenUp = dice.chance(0.05);
  const { packs, buyer, total, days } = wish;
  if (!days) return;
  const asked = isOldPage ? undefined : days;
  const opened = await server.counter.openPayment(packs, "paypal", total, "", asked);
  if (!opened.ok) return;
  const { orderId: id, purchase } = opened.value;
  if (isGivenUp) return void (await server.counter.cancelPayment(id));
  server.provider.approve(id, { givenName: "Bea", name: "Bea", email: buyer, address: AT_HOME });
  const taken = await server.counter.takePayment(id);
  if (!taken.ok) return void seen.push(`${id} was approved, and ${taken.refusal.kind}`);
  await noteBought(world, id, wish, asked ?? purchase.days ?? {});
};

export const buyForADay = (world: EggYear, dice: Dice): Promise<void> => buy(world, dice, false);

export const buyOnAnOldPage = (world: EggYear, dice: Dice): Promise<void> => buy(world, dice, true);

export const noteMoved = (
  { diary }: EggYear,
  order: WrittenOrder,
  to: Part,
  isByCustomer: boolean,
): void => {
  for (const one of order.parts) if (one.method === to.method) one.day = to.day;
  order.moves += 1;
  mailsOfMove(diary, order, to, isByCustomer);
};

const cancel = async (world: EggYear, order: WrittenOrder): Promise<void> => {
  const barn = await barnOf(world);
  const { counter } = world.server;
  const wish = { orderId: order.id };
  const [gone] = [await counter.cancelOrder(wish), await counter.cancelOrder(wish)];
  if (!gone.ok) return;
  mailsOfCancel(world.diary, order);
  noteRefunded(world, order, barn, DELIVERY_METHODS);
};

const changeDay = async (
  world: EggYear,
  order: WrittenOrder,
  part: Part,
  day: string | undefined,
): Promise<void> => {
  if (!day || day === part.day) return;
  const wish = { orderId: order.id, method: part.method, day };
  if (!(await world.server.counter.changeDay(wish)).ok) return;
  noteMoved(world, order, { ...part, day }, true);
  lookAtDays(world, order.id, [{ ...part, day }]);
};

/** Six eggs more, by a payment of its own. */
export const addToAnOrder = async (world: EggYear, dice: Dice): Promise<void> => {
  const order = someOrder(world, dice);
  const packs = { ...somePacks(dice), quantity: 1 };
  if (!order || order.isByHand) return;
  const part = dice.pick(order.parts);
  const { counter } = world.server;
  world.mine.push(order.id);
  const wanted = [{ ...packs, deliveryMethod: part.method }];
  const opened = await counter.openPayment(wanted, "paypal", priceOf(packs), "", undefined, {
    addTo: order.id,
  });
  world.mine.length = 0;
  if (!opened.ok) return;
  const { orderId } = opened.value;
  world.server.provider.approve(orderId, { givenName: "Bea", name: "Bea", email: order.buyer });
  const barn = await barnOf(world);
  const taken = await counter.takePayment(orderId);
  if (!taken.ok) return void world.seen.push(`${orderId} was approved, and ${taken.refusal.kind}`);
  const more = partOf(part.method, packs, part.day);
  noteSold(world, { ...order, parts: [more] }, barn);
  const { category } = packs;
  part.eggs = { ...part.eggs, [category]: (part.eggs[category] ?? 0) + packs.packSize };
  for (const sum of ["total", "price", "cost"] as const) order[sum] += priceOf(packs);
  order.added += 1;
  mailsOfAdded(world.diary, order, priceOf(packs));
};

export const thinkTwice = async (world: EggYear, dice: Dice): Promise<void> => {
  const order = someOrder(world, dice);
  if (!order) return;
  world.mine.push(order.id);
  const part = dice.pick(order.parts);
  const days = await someDays(world, [part.method], dice);
  if (dice.chance(0.4)) await cancel(world, order);
  else await changeDay(world, order, part, days?.[part.method]);
  world.mine.length = 0;
};
