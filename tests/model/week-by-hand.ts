import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { HowPaid } from "#core/orders/paid-by-hand.ts";
import { addDays } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import { allOrders, type Books } from "#tests/model/week-books.ts";
import { count, type Step, step } from "#tests/model/week-steps.ts";
import type { World } from "#tests/model/week-world.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

const PRICE = 300;

const paying = (books: Books, id: string, pence: number): Books => ({
  ...books,
  byHand: new Map([...books.byHand, [id, pence]]),
});

/** At the gate, on whatever day it is. */
export const takeByHand = (quantity: number, how: HowPaid, isAnyway: boolean): Step =>
  step(
    `${quantity} dozens are taken by hand, ${how}${isAnyway ? ", anyway" : ""}`,
    async (world, { books }) => {
      const today = todayAt(new Date(world.time.ms).toISOString());
      const answer = await world.office.addOrder(
        aNewOrder({
          packs: [{ category: "large", packSize: 12, quantity, price: PRICE }],
          day: addDays(today, 3),
          how,
          anyway: { eggs: isAnyway, day: true },
        }),
      );
      if (!answer.ok) {
        count(world, "too few by hand");
        return undefined;
      }
      count(world, "by hand");
      const { id, total } = answer.value;
      const reduced = isAnyway ? new Set([...books.reduced, ...CATEGORY_IDS]) : books.reduced;
      const isPaid = how === "cash" || how === "card";
      return paying({ ...books, reduced }, id, isPaid ? total : 0);
    },
  );

const someByHand = async (world: World, at: number) => {
  const all = (await allOrders(world)).filter(({ paid }) => paid !== undefined);
  return all[at % Math.max(1, all.length)];
};

export const payByHand = (at: number, isPaid: boolean): Step =>
  step(`an order by hand is marked as ${isPaid ? "" : "not "}paid`, async (world, { books }) => {
    const order = await someByHand(world, at);
    if (!order) return undefined;
    const how = isPaid ? "card" : "account";
    const answer = await world.office.markPaid({ id: order.id, how, isPaid });
    if (!answer.ok) return undefined;
    count(world, "marked by hand");
    return paying(books, order.id, isPaid ? order.total : 0);
  });

export const cancelSomeByHand = (at: number, isGivenBack: boolean): Step =>
  step("an order by hand is cancelled", async (world, { books }) => {
    const order = await someByHand(world, at);
    if (!order) return undefined;
    const answer = await world.office.cancelByHand({ id: order.id, isGivenBack });
    if (!answer.ok || order.status === "Cancelled") return undefined;
    count(world, "cancelled by hand");
    return isGivenBack ? paying(books, order.id, 0) : undefined;
  });
