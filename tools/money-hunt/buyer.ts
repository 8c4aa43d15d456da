import { setTimeout as wait } from "node:timers/promises";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { MABEL } from "#tests/support/paypal-rest/books.ts";
import { acceptedIn, type Browser, browser } from "./browser.ts";
import type { Dice } from "./dice.ts";
import { NOBODY_AT } from "./mail-server.ts";
import type { Place } from "./place.ts";

/** What a buyer knows in the end. */
export interface Told {
  readonly orderId: string;
  /** The shop said that it is paid. */
  readonly isThanked: boolean;
  /** The shop said that it is given up, and it wasn't approved. */
  readonly isGivenUp: boolean;
}

const TRIES = 12;

interface Pack {
  readonly category: string;
  readonly packSize: number;
  readonly deliveryMethod: "delivery" | "collection";
  readonly quantity: number;
}

const somePack = (dice: Dice): Pack & { readonly pence: number } => {
  const { id, sizes } = dice.pick(EGG_TYPES);
  const packSize = dice.pick(sizes);
  const quantity = dice.between(1, 2);
  const deliveryMethod = dice.pick(["delivery", "collection"] as const);
  const pence = (DEFAULT_PRICES[id][packSize] ?? 0) * quantity;
  return { category: id, packSize, deliveryMethod, quantity, pence };
};

/** Packs of one, two or three kinds, and what they come to. */
export const someBasket = (dice: Dice) => {
  const packs = new Map<string, ReturnType<typeof somePack>>();
  for (let left = dice.between(1, 3); left > 0; left -= 1) {
    const pack = somePack(dice);
    packs.set(`${pack.category}-${pack.packSize}-${pack.deliveryMethod}`, pack);
  }
  return {
    total: [...packs.values()].reduce((sum, { pence }) => sum + pence, 0),
    packs: [...packs.values()].map(({ pence: _pence, ...pack }) => pack),
  };
};

/** Opens a payment. Answers with its order id; null where there is none. */
export const open = async (one: Browser, dice: Dice, tries = TRIES): Promise<string | null> => {
  const { packs, total } = someBasket(dice);
  const answer = await one.askUntilAnswered(tries, "counter/openPayment", packs, "paypal", total);
  return acceptedIn<{ orderId: string }>(answer)?.orderId ?? null;
};

/** At PayPal, which has no part in the shop's troubles. */
export const approve = ({ paypal }: Place, dice: Dice, orderId: string): void => {
  const letters = Math.floor(dice.next() * 1e9).toString(36);
  const host = dice.chance(0.05) ? NOBODY_AT : "example.com";
  paypal.approve(orderId, { ...MABEL, email: `buyer-${letters}@${host}` });
};

const isAccepted = (answer: Awaited<ReturnType<Browser["ask"]>>): boolean =>
  (answer?.body as { value?: { ok?: boolean } } | undefined)?.value?.ok === true &&
  answer?.status === 200;

type Way = (one: Browser, place: Place, dice: Dice, orderId: string) => Promise<Partial<Told>>;

const take = async (one: Browser, orderId: string): Promise<boolean> =>
  isAccepted(await one.askUntilAnswered(TRIES, "counter/takePayment", orderId));

const pays: Way = async (one, place, dice, orderId) => {
  approve(place, dice, orderId);
  return { isThanked: await take(one, orderId) };
};

const paysTwiceAtOnce: Way = async (one, place, dice, orderId) => {
  approve(place, dice, orderId);
  const taken = await Promise.all([take(one, orderId), take(one, orderId)]);
  return { isThanked: taken.includes(true) };
};

const leavesBeforeTheAnswer: Way = async (one, place, dice, orderId) => {
  approve(place, dice, orderId);
  void one.ask("counter/takePayment", orderId);
  return {};
};

const dies: Way = async (_one, place, dice, orderId) => {
  approve(place, dice, orderId);
  return {};
};

const tooEarly: Way = async (one, place, dice, orderId) => {
  await one.ask("counter/takePayment", orderId);
  return pays(one, place, dice, orderId);
};

const givesUp: Way = async (one, place, dice, orderId) => {
  const isGivenUp = isAccepted(await one.askUntilAnswered(TRIES, "counter/cancelPayment", orderId));
  if (dice.chance(0.5)) approve(place, dice, orderId);
  return { isGivenUp };
};

const givesUpLate: Way = async (one, place, dice, orderId) => {
  approve(place, dice, orderId);
  const taking = one.ask("counter/takePayment", orderId);
  await one.ask("counter/cancelPayment", orderId);
  return { isThanked: isAccepted(await taking) };
};

const wanders: Way = async () => ({});

const WAYS: readonly Way[] = [
  ...[pays, pays, pays, pays, pays],
  ...[paysTwiceAtOnce, paysTwiceAtOnce, leavesBeforeTheAnswer, leavesBeforeTheAnswer],
  ...[dies, dies, tooEarly, givesUp, givesUpLate, wanders],
];

/** A customer buys, or begins to. Returns what the customer knows in the end; null for one who never saw PayPal's window. */
export const buy = async (place: Place, dice: Dice): Promise<Told | null> => {
  const urls = place.servers.map(({ url }) => url);
  const one = browser(dice.chance(0.5) ? urls : [dice.pick(urls)], dice);
  const orderId = await open(one, dice);
  if (orderId === null) return null;
  await wait(dice.between(0, 500));
  const told = await dice.pick(WAYS)(one, place, dice, orderId);
  return { orderId, isThanked: false, isGivenUp: false, ...told };
};
