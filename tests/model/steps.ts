import type fc from "fast-check";
import { expect } from "vitest";
import type { App } from "#core/app.ts";
import { type Cart, lineKey, type PackChoice } from "#core/cart/cart.ts";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import type { Capture } from "#core/payments/payment.ts";
import { DEFAULT_PRICES, type Prices } from "#core/pricing/prices.ts";
import { addToCart, agreeable, totalOf } from "#tests/support/a-shop.ts";

type Basket = Map<string, { readonly choice: PackChoice; readonly quantity: number }>;

interface Agreed {
  readonly orderId: string;
  readonly basket: Basket;
  readonly total: number;
  readonly openedAt: number;
  isCancelled: boolean;
}

interface Visitor {
  readonly basket: Basket;
  agreed: Agreed | null;
  readonly orders: Map<string, number>;
}

/** What the shop and its two visitors should have, in the plainest terms. */
export interface Day {
  readonly visitors: readonly [Visitor, Visitor];
  readonly stock: Record<CategoryId, number>;
  prices: Prices;
  minutes: number;
}

/** The shop itself, as each visitor's browser has it. */
export interface Real {
  readonly apps: readonly App[];
  readonly time: { minutes: number };
  /** Counts over all days. */
  readonly tally: { paid: number };
}

export type Command = fc.AsyncCommand<Day, Real>;

const aVisitor = (): Visitor => ({ basket: new Map(), agreed: null, orders: new Map() });

export const freshDay = (): Day => ({
  visitors: [aVisitor(), aVisitor()],
  stock: { ...DEFAULT_INVENTORY },
  prices: DEFAULT_PRICES,
  minutes: 0,
});

const emailOf = (who: number): string => `visitor${who}@example.com`;

/** A provider of which each visitor has payments of their own. */
export const providerOf = (who: number) => {
  const gateway = agreeable();
  return {
    ...gateway,
    create: async (...purchase: Parameters<typeof gateway.create>) => ({
      orderId: `V${who}-${(await gateway.create(...purchase)).orderId}`,
    }),
    capture: async (): Promise<Capture> => ({
      payer: { givenName: "", email: emailOf(who) },
      state: "completed",
    }),
  };
};

const visitorOf = (day: Day, who: number): Visitor => day.visitors[who === 0 ? 0 : 1];

const appOf = ({ apps }: Real, who: number): App => {
  const app = apps[who];
  if (!app) throw new Error(`There is no visitor ${who}.`);
  return app;
};

const priceIn = ({ prices }: Day, { category, packSize }: PackChoice): number =>
  prices[category][packSize] ?? 0;

const asked = (basket: Basket, category: CategoryId): number =>
  [...basket.values()]
    .filter(({ choice }) => choice.category === category)
    .reduce((sum, { choice, quantity }) => sum + choice.packSize * quantity, 0);

const isOnTheShelf = (day: Day, basket: Basket): boolean =>
  CATEGORY_IDS.every((id) => asked(basket, id) <= day.stock[id]);

const isPayable = (day: Day, basket: Basket): boolean =>
  basket.size > 0 &&
  [...basket.values()].every(({ choice }) => priceIn(day, choice) > 0) &&
  isOnTheShelf(day, basket);

const totalIn = (day: Day, basket: Basket): number =>
  [...basket.values()].reduce(
    (sum, { choice, quantity }) => sum + priceIn(day, choice) * quantity,
    0,
  );

const checkAgainst = async (day: Day, real: Real): Promise<void> => {
  for (const who of [0, 1]) {
    const { shop, visitor } = appOf(real, who);
    const { basket, orders } = visitorOf(day, who);
    const cart: Cart = await visitor.getCart();
    expect(Object.fromEntries(cart.map((line) => [lineKey(line), line.quantity]))).toEqual(
      Object.fromEntries([...basket].map(([key, { quantity }]) => [key, quantity])),
    );
    expect(await shop.counter.getInventory()).toEqual(day.stock);
    const found = await shop.counter.findOrders(emailOf(who));
    expect(found).toHaveLength(orders.size);
    expect(new Map(found.map(({ id, total }) => [id, total]))).toEqual(orders);
  }
};

const step = (
  name: string,
  act: (day: Day, real: Real) => Promise<void>,
  isPossible: (day: Day) => boolean = () => true,
): Command => ({
  check: isPossible,
  run: async (day, real) => {
    await act(day, real);
    await checkAgainst(day, real);
  },
  toString: () => name,
});

export const add = (who: number, choice: PackChoice): Command =>
  step(`${who} adds ${lineKey(choice)}`, async (day, real) => {
    const { basket } = visitorOf(day, who);
    const isAllowed = priceIn(day, choice) > 0 && choice.packSize <= day.stock[choice.category];
    expect((await addToCart(appOf(real, who), choice)).ok).toBe(isAllowed);
    const quantity = (basket.get(lineKey(choice))?.quantity ?? 0) + 1;
    if (isAllowed) basket.set(lineKey(choice), { choice, quantity });
  });

const hasLine = (who: number, choice: PackChoice) => (day: Day) =>
  visitorOf(day, who).basket.has(lineKey(choice));

export const change = (who: number, choice: PackChoice, quantity: number): Command =>
  step(
    `${who} sets ${lineKey(choice)} to ${quantity}`,
    async (day, real) => {
      const { basket } = visitorOf(day, who);
      await appOf(real, who).visitor.setQuantity({ choice, quantity });
      if (quantity <= 0) basket.delete(lineKey(choice));
      else basket.set(lineKey(choice), { choice, quantity });
    },
    hasLine(who, choice),
  );

export const remove = (who: number, choice: PackChoice): Command =>
  step(
    `${who} removes ${lineKey(choice)}`,
    async (day, real) => {
      await appOf(real, who).visitor.removeFromCart(choice);
      visitorOf(day, who).basket.delete(lineKey(choice));
    },
    hasLine(who, choice),
  );

const openPayment = async (day: Day, real: Real, who: number): Promise<void> => {
  const app = appOf(real, who);
  const visitor = visitorOf(day, who);
  const opened = await app.visitor.buyer.payForCart({
    method: "paypal",
    expectedTotal: await totalOf(app),
  });
  expect(opened.ok).toBe(isPayable(day, visitor.basket));
  if (!opened.ok) return;
  const total = totalIn(day, visitor.basket);
  expect(opened.value.purchase.total).toBe(total);
  visitor.agreed = {
    orderId: opened.value.orderId,
    basket: new Map(visitor.basket),
    total,
    openedAt: day.minutes,
    isCancelled: false,
  };
};

const STANDS_FOR_MINUTES = 15;

/** Whether an agreement not yet taken may be taken now. */
const stillStands = (day: Day, { basket, total, openedAt, isCancelled }: Agreed): boolean =>
  !isCancelled &&
  isOnTheShelf(day, basket) &&
  (day.minutes - openedAt <= STANDS_FOR_MINUTES ||
    (isPayable(day, basket) && totalIn(day, basket) === total));

const leaveTheBasket = (basket: Basket, bought: Basket): void => {
  for (const [key, { choice, quantity }] of bought) {
    const left = (basket.get(key)?.quantity ?? 0) - quantity;
    if (left > 0) basket.set(key, { choice, quantity: left });
    else basket.delete(key);
  }
};

const takePayment = async (day: Day, real: Real, who: number, times = 1): Promise<void> => {
  const visitor = visitorOf(day, who);
  const { agreed } = visitor;
  if (!agreed) return;
  const wasPaid = visitor.orders.has(agreed.orderId);
  const isTaken = wasPaid || stillStands(day, agreed);
  const attempts = Array.from({ length: times }, () =>
    appOf(real, who).visitor.buyer.takePayment(agreed.orderId),
  );
  for (const answer of await Promise.all(attempts)) expect(answer.ok).toBe(isTaken);
  if (wasPaid || !isTaken) return;
  visitor.orders.set(agreed.orderId, agreed.total);
  for (const { choice, quantity } of agreed.basket.values())
    day.stock[choice.category] -= choice.packSize * quantity;
  leaveTheBasket(visitor.basket, agreed.basket);
  real.tally.paid += 1;
};

const hasAgreed = (who: number) => (day: Day) => visitorOf(day, who).agreed !== null;

export const open = (who: number): Command =>
  step(`${who} opens a payment`, (day, real) => openPayment(day, real, who));

export const pay = (who: number, times: number): Command =>
  step(
    `${who} pays what was agreed, told ${times} times at once`,
    (day, real) => takePayment(day, real, who, times),
    hasAgreed(who),
  );

/** From agreement to payment without anything between: what most customers do. */
export const buy = (who: number): Command =>
  step(
    `${who} buys the basket`,
    async (day, real) => {
      await openPayment(day, real, who);
      await takePayment(day, real, who);
    },
    (day) => isPayable(day, visitorOf(day, who).basket),
  );

export const cancel = (who: number): Command =>
  step(
    `${who} cancels the payment`,
    async (day, real) => {
      const { agreed } = visitorOf(day, who);
      if (!agreed) return;
      await appOf(real, who).visitor.buyer.cancelPayment(agreed.orderId);
      agreed.isCancelled = true;
    },
    hasAgreed(who),
  );

export const wait = (minutes: number): Command =>
  step(`${minutes} minutes pass`, async (day, { time }) => {
    day.minutes += minutes;
    time.minutes += minutes;
  });

/** Each visitor's browser shows the owner the same shop. */
export const collectEggs = (category: CategoryId, eggs: number): Command =>
  step(`the owner collects ${eggs} ${category}`, async (day, real) => {
    const { office } = appOf(real, 0).shop;
    const { version } = (await office.getStockSheet())[category];
    day.stock[category] += eggs;
    const saved = await office.saveInventory([{ category, version, to: day.stock[category] }]);
    expect(saved).toMatchObject({ ok: true });
  });

export const reprice = (choice: PackChoice, to: number): Command =>
  step(`the owner reprices ${lineKey(choice)} to ${to}p`, async (day, real) => {
    const { category, packSize } = choice;
    const { office } = appOf(real, 0).shop;
    const version = (await office.getPriceSheet())[packId(choice)]?.version ?? "";
    expect(await office.savePrices([{ category, packSize, version, to }])).toMatchObject({
      ok: true,
    });
    day.prices = { ...day.prices, [category]: { ...day.prices[category], [packSize]: to } };
  });
