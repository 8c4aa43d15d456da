import { expect, test } from "@playwright/test";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import type { DaysOnOffer } from "#core/payments/get-days.ts";
import type { WeekState } from "#core/planning/change-week.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import type { Result } from "#core/shared/result.ts";
import { booksOf, putOnShelf } from "../../tools/money-hunt/books.ts";
import { answeredIn, type Browser, browser } from "../../tools/money-hunt/browser.ts";
import { diceOf } from "../../tools/money-hunt/dice.ts";
import { owner } from "../../tools/money-hunt/owner.ts";
import { openPlace, type Place } from "../../tools/money-hunt/place.ts";

const BUYERS = 50;
const TRIES = 10;
const SIX = 6;

// One after the other: each has servers at the same ports.
test.describe.configure({ mode: "default" });

let place: Place | undefined;

test.afterEach(async () => {
  await place?.stop();
  place = undefined;
});

type Taken = Result<{ readonly orderId: string }, { readonly kind: string; readonly why?: string }>;

/** Buyers of all kinds of eggs, of which there are plenty: they wait for each other by the day alone. */
const buyFor = async (here: Place, day: string, number: number): Promise<string> => {
  const one = browser([here.servers[number % here.servers.length]?.url ?? ""], diceOf(`${number}`));
  const { id } = EGG_TYPES[number % EGG_TYPES.length] ?? { id: "large" };
  const packs = [{ category: id, packSize: SIX, deliveryMethod: "collection", quantity: 1 }];
  const price = DEFAULT_PRICES[id][SIX];
  const days = { collection: day };
  const opened = answeredIn<Taken>(
    await one.askUntilAnswered(TRIES, "counter/openPayment", packs, "paypal", price, "", days),
  );
  if (!opened.ok) return `${opened.refusal.kind}, ${opened.refusal.why}`;
  const { orderId } = opened.value;
  here.paypal.approve(orderId);
  const taken = answeredIn<Taken>(
    await one.askUntilAnswered(TRIES, "counter/takePayment", orderId),
  );
  return taken.ok ? "bought" : `${taken.refusal.kind}, ${taken.refusal.why}`;
};

const capOf = async (hannah: Browser, orders: number): Promise<void> => {
  const { version, week } = answeredIn<WeekState>(
    await hannah.askUntilAnswered(TRIES, "office/getWeek"),
  );
  const capped = week.week.map((row) => ({ ...row, orders }));
  const { area, horizon } = week;
  const saved = await hannah.askUntilAnswered(TRIES, "office/saveWeek", {
    version,
    week: capped,
    area,
    horizon,
  });
  expect(answeredIn<Taken>(saved).ok).toBe(true);
};

const lastDay = async ({ servers }: Place): Promise<string> => {
  const response = await fetch(`${servers[0]?.url}/api/counter/getDays`);
  const { value } = (await response.json()) as { readonly value: DaysOnOffer };
  return value.collection.findLast(({ state }) => state === "open")?.day ?? "";
};

// With one place the second buyer is refused at the opening, with three most are when they pay.
for (const places of [1, 3])
  test(`of fifty buyers at three servers ${places} get ${places} places, and no other is charged`, async () => {
    test.slow();
    const here = await openPlace({
      serverFile: "node_modules/.cache/shops/shared/dist-server/server.js",
      servers: 3,
      firstPort: 4240,
    });
    place = here;
    for (const server of here.servers) await here.startServer(server);
    await putOnShelf(here, Object.fromEntries(EGG_TYPES.map(({ id }) => [id, 1_000])));
    await capOf(await owner(here, diceOf("Hannah")), places);
    const day = await lastDay(here);

    const outcomes = await Promise.all(
      Array.from({ length: BUYERS }, (_, number) => buyFor(here, day, number)),
    );

    expect(outcomes.filter((outcome) => outcome === "bought")).toHaveLength(places);
    expect(outcomes.filter((outcome) => outcome === "day-gone, full")).toHaveLength(
      BUYERS - places,
    );
    const { orders } = await booksOf(here);
    expect(orders.map(({ status }) => status)).toEqual(Array(places).fill("Pending"));
    const captures = here.paypal.asked().filter(({ path }) => path.endsWith("/capture"));
    expect(new Set(captures.map(({ path }) => path)).size).toBe(places);
    expect(here.paypal.ledger().map(({ orderId }) => orderId)).toEqual(
      expect.arrayContaining(orders.map(({ id }) => id)),
    );
    expect(here.paypal.ledger()).toHaveLength(places);
  });
