import type { CategoryId, PackSize } from "#core/catalogue/catalogue.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import type { Day } from "#core/shared/day.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { type Barn, barnOf } from "#tests/model/egg-year/barn.ts";
import { eggsOfOrder, noteGivenUp, stockByLaw, todayIn } from "#tests/model/egg-year/book.ts";
import { type Eggs, isWaiting, type Part, type WrittenOrder } from "#tests/model/egg-year/diary.ts";
import { mailsOfRefund } from "#tests/model/egg-year/money-and-mail.ts";
import type { EggYear } from "#tests/model/egg-year/world.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import type { Dice } from "../../../tools/money-hunt/dice.ts";

const KINDS = ["large", "large", "large", "medium", "medium", "small", "pullet"] as const;

export type Packs = Omit<WantedPacks, "deliveryMethod">;

export const somePacks = (dice: Dice): Packs => {
  const packSize: PackSize = dice.pick([6, 6, 12]);
  return { category: dice.pick(KINDS), packSize, quantity: dice.pick([1, 1, 2]) };
};

export const priceOf = ({ category, packSize, quantity }: Packs): number =>
  (DEFAULT_PRICES[category][packSize] ?? 0) * quantity;

export const partOf = (
  method: DeliveryMethod,
  { category, packSize, quantity }: Packs,
  day: Day,
): Part => ({ ...{ method, day, isHandedOver: false }, eggs: { [category]: packSize * quantity } });

/** Not handed over as a whole, and nothing is wrong with its money. */
export const toDo = ({ diary }: EggYear): readonly WrittenOrder[] =>
  [...diary.orders.values()].filter(
    (order) =>
      (isWaiting(order) || order.status === "Ready") && !order.needsAttention && !order.isOnItsWay,
  );

export const hasMoneyHere = ({ status }: WrittenOrder): boolean =>
  status !== "Refunded" && status !== "Cancelled";

export const someOrder = (world: EggYear, dice: Dice): WrittenOrder | null => {
  const orders = toDo(world);
  return orders.length > 0 ? dice.pick(orders) : null;
};

type Taken = Pick<WrittenOrder, "id" | "parts" | "total" | "buyer" | "isByHand">;

const stockOf = (world: EggYear, barn: Barn, id: CategoryId): number => {
  const { diary } = world;
  return diary.isOpen ? stockByLaw(diary, barn, id, todayIn(world)) : diary.forSale[id];
};

/** Of an order by hand more eggs may be taken than are for sale. */
export const noteSold = (
  world: EggYear,
  { id, isByHand, parts }: Pick<WrittenOrder, "id" | "isByHand" | "parts">,
  barn: Barn,
): Eggs => {
  const { diary, seen } = world;
  const short: Eggs = {};
  for (const [category, eggs] of eggsOfOrder({ parts })) {
    short[category] = Math.max(0, eggs - stockOf(world, barn, category));
    if (short[category] > 0 && !isByHand)
      seen.push(`${id} was sold ${short[category]} ${category} eggs that weren't for sale`);
    if (!diary.isOpen) diary.forSale[category] -= eggs - short[category];
  }
  return short;
};

export const noteTaken = (world: EggYear, taken: Taken, barn: Barn): WrittenOrder => {
  const { diary } = world;
  const short = noteSold(world, taken, barn);
  const order: WrittenOrder = {
    ...taken,
    ...{ price: taken.total, cost: taken.total, added: 0 },
    ...{
      status: "Pending",
      needsAttention: false,
      isDisputed: false,
      isOnItsWay: false,
      wasReady: false,
      out: [],
      isDated: false,
      isUnpacked: false,
      putBack: [],
      short,
      back: [],
      hasPart: false,
      moves: 0,
    },
  };
  diary.orders.set(order.id, order);
  return order;
};

/** The halves whose eggs come back, each by chance. */
export const someHalves = (dice: Dice, share: number): readonly DeliveryMethod[] =>
  DELIVERY_METHODS.filter(() => dice.chance(share));

/** All that is left of its money went back. */
export const noteRefunded = (
  world: EggYear,
  order: WrittenOrder,
  barn: Barn,
  puttingBack: readonly DeliveryMethod[],
): void => {
  noteGivenUp(world, order, barn, puttingBack);
  order.status = "Refunded";
  order.needsAttention = false;
  // What PayPal has taken for a dispute is not paid back as well.
  const left = order.isDisputed ? 0 : order.back.reduce((sum, part) => sum - part, order.total);
  order.back.push(left);
  mailsOfRefund(world.diary, order, left);
};

/** Asked twice, it is paid back once. What was paid by two payments goes back in parts. */
export const refundWhole = async (
  world: EggYear,
  order: WrittenOrder,
  puttingBack: readonly DeliveryMethod[],
): Promise<void> => {
  if (order.added > 0) return;
  const barn = await barnOf(world);
  const { office } = world.server;
  const wish = { id: order.id, puttingBack };
  const [done] = [await refundOrder(office, wish), await refundOrder(office, wish)];
  if (done.ok) noteRefunded(world, order, barn, puttingBack);
};

export const cancelWhole = async (
  world: EggYear,
  order: WrittenOrder,
  isGivenBack: boolean,
  puttingBack: readonly DeliveryMethod[],
): Promise<void> => {
  const barn = await barnOf(world);
  const gone = await world.server.office.cancelByHand({ id: order.id, isGivenBack, puttingBack });
  if (!gone.ok) return;
  noteGivenUp(world, order, barn, puttingBack);
  order.status = "Cancelled";
};
