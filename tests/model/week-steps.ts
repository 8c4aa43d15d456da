import type fc from "fast-check";
import { expect } from "vitest";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Payer } from "#core/payments/payment.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { priceOf } from "#core/pricing/prices.ts";
import type { Trouble } from "#tests/model/bank.ts";
import { type Books, balanced, counted } from "#tests/model/week-books.ts";
import { emailOf, nameOf, type World } from "#tests/model/week-world.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { bothOrNone } from "#tests/support/halves.ts";

/** What is looked at after every step. */
export interface Week {
  books: Books;
}

export type Step = fc.AsyncCommand<Week, World>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const count = ({ tally }: World, what: string): void => {
  tally[what] = (tally[what] ?? 0) + 1;
};

/** One step of the week. `act` may tell what the owner has counted. */
export const step = (
  name: string,
  act: (world: World, week: Week) => Promise<Books | undefined>,
): Step => ({
  check: () => true,
  run: async (week, world) => {
    world.time.ms += SECOND;
    const told = await act(world, week);
    week.books = await balanced(told ?? week.books, world);
  },
  toString: () => name,
});

export const payerOf = (who: number): Payer => ({
  givenName: nameOf(who),
  name: `${nameOf(who)} Hen`,
  email: emailOf(who),
  address: AT_HOME,
});

const last = ({ opened }: World, who: number): string => opened[who]?.at(-1) ?? "";

const openPayment = async (world: World, who: number, packs: readonly WantedPacks[]) => {
  const counter = world.visit(who);
  const prices = await counter.getPrices();
  const total = packs.reduce((sum, pack) => sum + (priceOf(prices, pack) ?? 0) * pack.quantity, 0);
  const answer = await counter.openPayment(packs, "paypal", total, "Ring twice");
  if (!answer.ok) return count(world, "held back");
  world.opened[who]?.push(answer.value.orderId);
  count(world, "opened");
};

/** What a buyer's page does where the shop can't be told what has become of it: nothing. */
const takePayment = async (world: World, who: number): Promise<void> => {
  const taken = await world
    .visit(who)
    .takePayment(last(world, who))
    .catch(() => null);
  if (taken?.ok) count(world, "taken");
};

const approve = (world: World, who: number): void => {
  if (last(world, who)) world.bank.approve(last(world, who), payerOf(who));
};

export const open = (who: number, packs: readonly WantedPacks[]): Step =>
  step(
    `${who} opens ${packs.map((one) => `${one.quantity} × ${one.category}-${one.packSize}`)}`,
    async (world) => {
      await openPayment(world, who, packs);
      return undefined;
    },
  );

export const pay = (who: number, trouble: Trouble | null): Step =>
  step(`${who} approves and pays, ${trouble ?? "and all goes well"}`, async (world) => {
    approve(world, who);
    world.bank.trouble.next = trouble;
    await takePayment(world, who);
    world.bank.trouble.next = null;
    return undefined;
  });

export const buy = (
  who: number,
  packs: readonly WantedPacks[],
  trouble: Trouble | null = null,
): Step =>
  step(
    `${who} buys ${packs.map((one) => `${one.quantity} × ${one.category}`)}, ${trouble ?? "well"}`,
    async (world) => {
      await openPayment(world, who, packs);
      approve(world, who);
      world.bank.trouble.next = trouble;
      await takePayment(world, who);
      world.bank.trouble.next = null;
      return undefined;
    },
  );

/** A capture in the middle of which a quarter of an hour passes, and another buys what seems to be there. */
export const paySlowly = (who: number, other: number, packs: readonly WantedPacks[]): Step =>
  step(`${who} pays, for 16 minutes, while ${other} buys`, async (world) => {
    approve(world, who);
    world.bank.meanwhile(async () => {
      world.time.ms += 16 * MINUTE;
      if (other === who) return;
      await openPayment(world, other, packs);
      approve(world, other);
      await takePayment(world, other);
    });
    await takePayment(world, who);
    return undefined;
  });

export const cancel = (who: number): Step =>
  step(`${who} cancels`, async (world) => {
    if (last(world, who)) await world.visit(who).cancelPayment(last(world, who));
    return undefined;
  });

export const wait = (minutes: number): Step =>
  step(`${minutes} minutes pass`, async ({ time }) => {
    time.ms += minutes * MINUTE;
    return undefined;
  });

export const lookAfter = (): Step =>
  step("the shop looks after itself", async (world) => {
    world.time.ms += MINUTE;
    await world.round();
    return undefined;
  });

const NEWS = {
  completes: ["pending", "completed"],
  denied: ["pending", "denied"],
  reversed: ["completed", "reversed"],
  "refunded at the provider": ["completed", "refunded"],
} as const;

export type News = keyof typeof NEWS;

/** What becomes of the oldest payment that it can become of, told by the provider itself. */
export const news = (what: News): Step =>
  step(`a payment is ${what}`, async (world) => {
    const [from, to] = NEWS[what];
    const [orderId] = world.bank.in(from);
    if (!orderId) return undefined;
    world.bank.become(orderId, to);
    await world.hear(orderId, to === "reversed");
    if (to === "reversed") world.bank.tell(orderId);
    count(world, what);
    return undefined;
  });

export const refund = (at: number, isPuttingBack: boolean, isLost: boolean): Step =>
  step(
    `an order is refunded${isPuttingBack ? ", its eggs put back" : ""}${isLost ? ", the answer lost" : ""}`,
    async (world) => {
      const { items } = await world.office.listOrders({ text: "", status: "All", after: null });
      const order = items[at % Math.max(1, items.length)];
      if (!order) return undefined;
      world.bank.trouble.refundIsLost = isLost;
      const answer = await refundOrder(world.office, {
        id: order.id,
        puttingBack: bothOrNone(isPuttingBack),
      });
      world.bank.trouble.refundIsLost = false;
      if (answer.ok) count(world, "refunded");
      return undefined;
    },
  );

export const countEggs = (id: CategoryId, eggs: number): Step =>
  step(`the owner counts ${eggs} ${id}`, async (world, { books }) => {
    const { version } = (await world.office.getStockSheet())[id];
    const saved = await world.office.saveInventory([{ category: id, version, to: eggs }]);
    expect(saved.ok).toBe(true);
    return counted(books, id, eggs);
  });

export const reprice = (pack: WantedPacks, to: number): Step =>
  step(`${pack.category}-${pack.packSize} costs ${to}`, async ({ office }) => {
    const { category, packSize } = pack;
    const version = (await office.getPriceSheet())[`${category}-${packSize}`]?.version ?? "";
    await office.savePrices([{ category, packSize, version, to }]);
    return undefined;
  });
