import { expect, test } from "@playwright/test";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { seconds } from "../../tools/lib/slowness.ts";
import { booksOf, putOnShelf } from "../../tools/money-hunt/books.ts";
import { answeredIn, browser } from "../../tools/money-hunt/browser.ts";
import { diceOf } from "../../tools/money-hunt/dice.ts";
import { openPlace, type Place } from "../../tools/money-hunt/place.ts";
import { until } from "../../tools/money-hunt/until.ts";

const TRIES = 30;
const TIMEOUT_MS = seconds(30);
const TWENTY_MINUTES_MS = 20 * 60_000;
const EGGS = 100;

let place: Place | undefined;

test.afterEach(async () => {
  await place?.stop();
  place = undefined;
});

interface Opened {
  readonly value: { readonly orderId: string };
}

test("an order cancelled while PayPal is away for an hour is refunded once, through two kills", {
  tag: "@quick",
}, async () => {
  test.setTimeout(seconds(180));
  const here = await openPlace({
    serverFile: "node_modules/.cache/shops/shared/dist-server/server.js",
    servers: 1,
    firstPort: 4244,
  });
  place = here;
  const [server] = here.servers;
  if (!server) throw new Error("There is no server.");
  await here.startServer(server);
  await putOnShelf(here, { large: EGGS });
  const mabel = browser([server.url], diceOf("1"));
  const packs = [{ category: "large", packSize: 6, deliveryMethod: "collection", quantity: 1 }];
  const price = DEFAULT_PRICES.large[6];
  const asked = await mabel.askUntilAnswered(TRIES, "counter/openPayment", packs, "paypal", price);
  const { orderId } = answeredIn<Opened>(asked).value;
  here.paypal.approve(orderId);
  await mabel.askUntilAnswered(TRIES, "counter/takePayment", orderId);

  here.paypal.down();
  for (let time = 0; time < 2; time += 1) {
    const cancelled = await mabel.askUntilAnswered(TRIES, "counter/cancelOrder", { orderId });
    expect(answeredIn(cancelled)).toEqual({ ok: false, refusal: { kind: "refund-waiting" } });
    await server.kill();
    here.jump(TWENTY_MINUTES_MS);
    await here.endLeases();
    await here.startServer(server);
  }
  here.jump(TWENTY_MINUTES_MS);
  const waiting = await booksOf(here);
  expect(waiting.refunds).toEqual([orderId]);
  expect(waiting.shelf.large).toBe(EGGS - 6);
  const found = answeredIn(await mabel.askUntilAnswered(TRIES, "counter/findOrder", orderId));
  expect(found).toMatchObject({ status: "Pending", isBeingCancelled: true });

  here.paypal.up();
  const isDone = async () => (await booksOf(here)).refunds.length === 0;
  await until(async () => {
    here.jump(31_000);
    return isDone();
  }, TIMEOUT_MS);
  const { orders, shelf, messages } = await booksOf(here);
  expect(orders).toMatchObject([{ id: orderId, status: "Refunded" }]);
  expect(shelf.large).toBe(EGGS);
  expect(here.paypal.ledger().filter(({ kind }) => kind === "refund")).toHaveLength(1);
  const told = messages.filter(({ id }) => /-refunded$|-cancelled-by-customer-/.test(id));
  expect(told).toHaveLength(2);
});
