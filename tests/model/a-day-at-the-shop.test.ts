import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { App } from "#core/app.ts";
import { type Cart, lineKey, type PackChoice } from "#core/cart/cart.ts";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { DEFAULT_INVENTORY, type Inventory } from "#core/inventory/inventory.ts";
import type { Payment } from "#core/orders/payment.ts";
import { DEFAULT_PRICES, type Prices } from "#core/pricing/prices.ts";
import { aShop, MABEL } from "#tests/support/a-shop.ts";
import { PLACES } from "#tests/support/stores.ts";

/** What the shop should be, in the plainest terms. */
interface Model {
  readonly basket: Map<string, { choice: PackChoice; quantity: number }>;
  readonly stock: Record<CategoryId, number>;
  prices: Prices;
  /** A payment that the buyer agreed to and that has not been taken yet, with what it was for. */
  agreed: { payment: Payment; fingerprint: string } | null;
  readonly orders: { id: string; total: number }[];
}

interface Real {
  readonly app: App;
}

/** Payments of all the days together. */
let paid = 0;

type Command = fc.AsyncCommand<Model, Real>;

const asked = (model: Model, category: CategoryId): number =>
  [...model.basket.values()]
    .filter(({ choice }) => choice.category === category)
    .reduce((sum, { choice, quantity }) => sum + choice.packSize * quantity, 0);

const priceIn = (model: Model, choice: PackChoice): number =>
  model.prices[choice.category][choice.packSize] ?? 0;

const isPayable = (model: Model): boolean =>
  model.basket.size > 0 &&
  [...model.basket.values()].every(({ choice }) => priceIn(model, choice) > 0) &&
  CATEGORY_IDS.every((id) => asked(model, id) <= model.stock[id]);

const total = (model: Model): number =>
  [...model.basket.values()].reduce(
    (sum, { choice, quantity }) => sum + priceIn(model, choice) * quantity,
    0,
  );

const fingerprint = (model: Model): string =>
  [...model.basket]
    .map(([key, { choice, quantity }]) => `${key} × ${quantity} at ${priceIn(model, choice)}`)
    .sort()
    .join();

const checkAgainst = async (model: Model, { app }: Real): Promise<void> => {
  const cart: Cart = await app.getCart();
  expect(Object.fromEntries(cart.map((line) => [lineKey(line), line.quantity]))).toEqual(
    Object.fromEntries([...model.basket].map(([key, { quantity }]) => [key, quantity])),
  );
  expect(await app.getInventory()).toEqual(model.stock);
  const orders = await app.findOrders(MABEL.email);
  expect(new Map(orders.map(({ id, total: paid }) => [id, paid]))).toEqual(
    new Map(model.orders.map(({ id, total: paid }) => [id, paid])),
  );
  expect(orders).toHaveLength(model.orders.length);
};

const command = (
  name: string,
  act: (model: Model, real: Real) => Promise<void>,
  isPossible: (model: Model) => boolean = () => true,
): Command => ({
  check: isPossible,
  run: async (model, real) => {
    await act(model, real);
    await checkAgainst(model, real);
  },
  toString: () => name,
});

const add = (choice: PackChoice) =>
  command(`add ${lineKey(choice)}`, async (model, { app }) => {
    const isAllowed = priceIn(model, choice) > 0 && choice.packSize <= model.stock[choice.category];
    expect((await app.addToCart(choice)).ok).toBe(isAllowed);
    const line = model.basket.get(lineKey(choice));
    if (isAllowed)
      model.basket.set(lineKey(choice), { choice, quantity: (line?.quantity ?? 0) + 1 });
  });

const hasLine = (choice: PackChoice) => (model: Model) => model.basket.has(lineKey(choice));

const change = (choice: PackChoice, quantity: number) =>
  command(
    `set ${lineKey(choice)} to ${quantity}`,
    async (model, { app }) => {
      await app.setQuantity({ choice, quantity });
      if (quantity <= 0) model.basket.delete(lineKey(choice));
      else model.basket.set(lineKey(choice), { choice, quantity });
    },
    hasLine(choice),
  );

const remove = (choice: PackChoice) =>
  command(
    `remove ${lineKey(choice)}`,
    async (model, { app }) => {
      await app.removeFromCart(choice);
      model.basket.delete(lineKey(choice));
    },
    hasLine(choice),
  );

const agreeTo = async (model: Model, { app }: Real): Promise<void> => {
  const started = await app.startPayment("paypal");
  expect(started.ok).toBe(isPayable(model));
  if (!started.ok) return;
  expect(started.value.purchase.total).toBe(total(model));
  model.agreed = { payment: started.value, fingerprint: fingerprint(model) };
};

const payAgreed = async (model: Model, { app }: Real, times = 1): Promise<void> => {
  if (!model.agreed) return;
  const { payment, fingerprint: agreedTo } = model.agreed;
  const isPaidAlready = model.orders.some(({ id }) => id === payment.orderId);
  const isStillTrue = isPayable(model) && fingerprint(model) === agreedTo;
  const attempts = Array.from({ length: times }, () => app.completePayment(payment));
  for (const answer of await Promise.all(attempts))
    expect(answer.ok).toBe(isPaidAlready || isStillTrue);
  if (isPaidAlready || !isStillTrue) return;
  model.orders.push({ id: payment.orderId, total: total(model) });
  for (const { choice, quantity } of model.basket.values())
    model.stock[choice.category] -= choice.packSize * quantity;
  model.basket.clear();
  paid += 1;
};

const agree = () => command("agree to pay", agreeTo);

const pay = (times: number) =>
  command(
    `pay what was agreed, told ${times} times at once`,
    (model, real) => payAgreed(model, real, times),
    ({ agreed }) => agreed !== null,
  );

/** From agreement to payment without anything between: what most customers do. */
const buy = () =>
  command(
    "buy the basket",
    async (model, real) => {
      await agreeTo(model, real);
      await payAgreed(model, real);
    },
    isPayable,
  );

const cancel = () =>
  command(
    "cancel the payment",
    async (model) => {
      model.agreed = null;
    },
    ({ agreed }) => agreed !== null,
  );

const collectEggs = (category: CategoryId, eggs: number) =>
  command(`collect ${eggs} ${category}`, async (model, { app }) => {
    const from = model.stock[category];
    model.stock[category] += eggs;
    const saved = await app.saveInventory([{ category, from, to: model.stock[category] }]);
    expect(saved).toMatchObject({ ok: true });
  });

const reprice = (choice: PackChoice, to: number) =>
  command(`reprice ${lineKey(choice)} to ${to}p`, async (model, { app }) => {
    const { category, packSize } = choice;
    const from = priceIn(model, choice);
    expect(await app.savePrices([{ category, packSize, from, to }])).toMatchObject({ ok: true });
    model.prices = { ...model.prices, [category]: { ...model.prices[category], [packSize]: to } };
  });

/** Few, so that a day's steps meet: packs of one category, and one pack in both delivery methods. */
const fewChoices = fc.constantFrom<PackChoice>(
  { category: "large", packSize: 6, deliveryMethod: "delivery" },
  { category: "large", packSize: 30, deliveryMethod: "delivery" },
  { category: "large", packSize: 30, deliveryMethod: "collection" },
  { category: "doubleYolkers", packSize: 12, deliveryMethod: "collection" },
);

const aDay = fc.commands(
  [
    fewChoices.map(add),
    fewChoices.map(add),
    fc.tuple(fewChoices, fc.integer({ min: -1, max: 12 })).map(([choice, n]) => change(choice, n)),
    fewChoices.map(remove),
    fc.constant(agree()),
    fc.integer({ min: 1, max: 2 }).map(pay),
    fc.constant(buy()),
    fc.constant(cancel()),
    fc
      .tuple(fc.constantFrom(...CATEGORY_IDS), fc.nat({ max: 60 }))
      .map(([id, n]) => collectEggs(id, n)),
    fc.tuple(fewChoices, fc.nat({ max: 900 })).map(([choice, pence]) => reprice(choice, pence)),
  ],
  { maxCommands: 40, size: "max" },
);

describe.each(PLACES)("a day at the shop, kept in %s", (_name, freshPlace) => {
  test("however it goes, basket, stock and orders are what they should be", async () => {
    paid = 0;
    await fc.assert(
      fc.asyncProperty(aDay, async (commands) => {
        const store = freshPlace().openTab();
        const setup = () => ({
          model: {
            basket: new Map(),
            stock: { ...(DEFAULT_INVENTORY as Inventory) },
            prices: DEFAULT_PRICES,
            agreed: null,
            orders: [],
          } satisfies Model as Model,
          real: { app: aShop({ store }).app },
        });
        await fc.asyncModelRun(setup, commands);
      }),
      { numRuns: 60 },
    );
    expect(paid).toBeGreaterThanOrEqual(20);
  });
});
