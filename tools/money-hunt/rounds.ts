import { setTimeout as wait } from "node:timers/promises";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { booksOf, onOffer, putOnShelf } from "./books.ts";
import { type Breach, breachesIn, type Evidence } from "./breaches.ts";
import type { Browser } from "./browser.ts";
import { buy, type Told } from "./buyer.ts";
import { chaos, count, type Tally } from "./chaos.ts";
import { type Dice, diceOf } from "./dice.ts";
import { tellNews } from "./news.ts";
import { owner, pressRefund } from "./owner.ts";
import type { Place } from "./place.ts";
import { mend, settle } from "./settle.ts";
import { until } from "./until.ts";

const COMES_EVERY_MS = 250;

export type Before = Evidence["before"];

/** The shop before anybody buys: so many eggs of each category that they don't always suffice. */
export const openDay = async (place: Place, dice: Dice, most = 120): Promise<Before> => {
  const shelf = Object.fromEntries(CATEGORY_IDS.map((id) => [id, dice.between(most / 4, most)]));
  await putOnShelf(place, shelf);
  const { orders } = await booksOf(place);
  return { shelf, orderIds: new Set(orders.map(({ id }) => id)) };
};

/** What is still being done is looked at again. */
const TIMEOUT_MS = 15_000;

/** Waits until all is quiet, and compares. */
export const closeDay = async (
  place: Place,
  before: Before,
  told: readonly Told[],
): Promise<readonly Breach[]> => {
  await settle(place);
  let breaches: readonly Breach[] = [];
  await until(async () => {
    breaches = breachesIn({
      books: await booksOf(place),
      onOffer: await onOffer(place),
      ledger: place.paypal.ledger(),
      told,
      received: place.mail.received,
      before,
    });
    return breaches.length === 0;
  }, TIMEOUT_MS);
  return breaches;
};

/** The owner pays some of the day's orders back. */
const payBackSome = async (
  place: Place,
  one: Browser,
  dice: Dice,
  before: Before,
  isOver: () => boolean,
) => {
  let pressed = 0;
  while (!isOver()) {
    await wait(dice.between(400, 1_200));
    const books = await booksOf(place).catch(() => null);
    const paid = books?.orders.filter(
      ({ id, status }) => status === "Pending" && !before.orderIds.has(id),
    );
    if (!paid?.length || dice.chance(0.5)) continue;
    await pressRefund(one, dice.pick(paid).id, dice.chance(0.5));
    pressed += 1;
  }
  return pressed;
};

/** One round of buyers and faults, which its seed repeats as far as the machine does. */
export const playRound = async (
  place: Place,
  { seed, buyers: many }: { readonly seed: string; readonly buyers: number },
  tally: Tally,
): Promise<readonly Breach[]> => {
  const dice = diceOf(seed);
  const before = await openDay(place, dice.of("shelf"));
  const hannah = await owner(place, dice.of("log-in"));
  let isOver = false;
  const buyers = Array.from({ length: many }, async (_, number) => {
    const own = dice.of(`buyer ${number}`);
    await wait(own.between(0, many * COMES_EVERY_MS));
    return buy(place, own);
  });
  const others = Promise.all([
    payBackSome(place, hannah, dice.of("owner"), before, () => isOver),
    tellNews(place, dice.of("news"), () => isOver),
    chaos(place, dice.of("chaos"), tally, () => isOver),
  ]);
  const told = (await Promise.all(buyers)).filter((one) => one !== null);
  isOver = true;
  const [refunds, news] = await others;
  await mend(place);
  const breaches = await closeDay(place, before, told);
  count(tally, "purchases begun", many);
  count(tally, "refunds pressed", refunds);
  count(tally, "webhooks heard", news);
  return breaches;
};
