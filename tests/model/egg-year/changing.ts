import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { type Pack, packId, packOf } from "#core/catalogue/pack.ts";
import type { Difference } from "#core/changing/changing.ts";
import type { PacksWanted } from "#core/orders/changed-packs.ts";
import type { OrderItem } from "#core/orders/order.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { noteUnpacked } from "#tests/model/egg-year/book.ts";
import { type Part, restOf, type WrittenOrder } from "#tests/model/egg-year/diary.ts";
import { mailsOfChange, mailsOfPart } from "#tests/model/egg-year/money-and-mail.ts";
import { someOrder } from "#tests/model/egg-year/orders.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

/** `beside`: the ids of all packs of its order. */
type Line = OrderItem & { readonly pack: Pack; readonly beside: readonly string[] };

interface Change {
  readonly line: Line;
  readonly wanted: readonly PacksWanted[];
  /** How many eggs of a kind come to it, or leave it. */
  readonly more: readonly (readonly [CategoryId, number])[];
  /** In pence, what the lines cost more. */
  readonly dearer: number;
}

/** Of one pack at two prices a wish for the pack is about both. */
export const hasTwins = (items: readonly OrderItem[]): boolean => {
  const keys = items.map((item) => `${item.id} ${methodOf(item)}`);
  return new Set(keys).size < keys.length;
};

const lineOf = async (
  { server }: EggYear,
  { id }: WrittenOrder,
  { method }: Part,
): Promise<Line | null> => {
  const { items } = await server.order(id);
  const line = items.find((item) => methodOf(item) === method);
  const pack = line && packOf(line.id);
  return line && pack && !hasTwins(items)
    ? { ...line, pack, beside: items.map((item) => item.id) }
    : null;
};

export const KINDS = ["large", "medium", "small", "pullet"] as const;

/** The same packs of another kind, at the same price. */
const another = (line: Line, { method }: Part, dice: Dice): Change => {
  const { id, quantity, pack, beside } = line;
  const isNew = (category: CategoryId): boolean => !beside.includes(packId({ ...pack, category }));
  const category = dice.pick(KINDS.filter(isNew));
  const eggs = pack.packSize * quantity;
  const other = packId({ ...pack, category });
  return {
    ...{ line, dearer: 0 },
    wanted: [
      { id, method, quantity: 0 },
      { id: other, method, quantity },
    ],
    more: [
      [pack.category, -eggs],
      [category, eggs],
    ],
  };
};

const oneMoreOrLess = (line: Line, { method }: Part, dice: Dice): Change => {
  const { id, quantity, pack, price } = line;
  const step = quantity === 1 || dice.chance(0.5) ? 1 : -1;
  return {
    line,
    wanted: [{ id, method, quantity: quantity + step }],
    more: [[pack.category, step * pack.packSize]],
    dearer: step * price,
  };
};

export const noteEggs = (
  { diary }: EggYear,
  order: WrittenOrder,
  part: Part,
  { more }: Pick<Change, "more">,
): void => {
  for (const [category, eggs] of more) {
    const lacked = order.short[category] ?? 0;
    part.eggs = { ...part.eggs, [category]: (part.eggs[category] ?? 0) + eggs };
    order.short = { ...order.short, [category]: Math.max(0, lacked + Math.min(0, eggs)) };
    if (!diary.isOpen) diary.forSale[category] -= eggs > 0 ? eggs : Math.min(0, eggs + lacked);
  }
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** A gift leaves the price, and what costs less takes from a gift first. */
const notePrice = (order: WrittenOrder, { dearer }: Change, difference: Difference): number => {
  const { price, cost, total, back } = order;
  const isGiven = price < cost;
  order.cost += dearer;
  if (dearer < 0) order.price = isGiven ? Math.min(price, order.cost) : price + dearer;
  if (dearer > 0 && difference !== "gift") order.price += dearer;
  const less = Math.min(price - order.price, total - order.price, total - sumOf(back));
  return difference === "give-back" ? Math.max(0, less) : 0;
};

const differenceOf = (order: WrittenOrder, { dearer }: Change, isFree: boolean): Difference => {
  if (dearer > 0) return isFree ? "gift" : "at-door";
  return order.isByHand || order.isDisputed || isFree ? "leave" : "give-back";
};

/** One that is packed is unpacked first. */
export const changeAnOrder = async (world: EggYear, dice: Dice): Promise<void> => {
  const order = someOrder(world, dice);
  const part = order && dice.pick(restOf(order));
  const line = order && part && (await lineOf(world, order, part));
  if (!order || !part || !line) return;
  const [isOther, isFree] = [dice.chance(0.4), dice.chance(0.5)];
  const change = (isOther ? another : oneMoreOrLess)(line, part, dice);
  const difference = differenceOf(order, change, isFree);
  const { server, diary, time } = world;
  const wish = `C-${time.now.replace(/\W/g, "")}`;
  const prices = { prices: Object.fromEntries(change.wanted.map(({ id }) => [id, line.price])) };
  const changed = await server.office.changePacks({
    ...{ order: order.id, packs: change.wanted, ...prices, difference, wish },
    version: versionOf(await server.order(order.id)),
    anyway: { eggs: false, day: true },
  });
  if (!changed.ok) return;
  if (order.status === "Ready") noteUnpacked(world, order);
  order.status = "Pending";
  noteEggs(world, order, part, change);
  const back = notePrice(order, change, difference);
  mailsOfChange(diary, order);
  if (back === 0) return;
  order.back.push(back);
  mailsOfPart(diary, order, wish, back);
};
