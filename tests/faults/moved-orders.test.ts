import { expect, test } from "@playwright/test";
import type { DaysOnOffer } from "#core/payments/get-days.ts";
import type { DaysToClose } from "#core/planning/edit-exceptions.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import type { Day } from "#core/shared/day.ts";
import { seconds } from "../../tools/lib/slowness.ts";
import { booksOf, putOnShelf } from "../../tools/money-hunt/books.ts";
import { answeredIn, type Browser, browser } from "../../tools/money-hunt/browser.ts";
import { type Dice, diceOf } from "../../tools/money-hunt/dice.ts";
import { owner } from "../../tools/money-hunt/owner.ts";
import { openPlace, type Place } from "../../tools/money-hunt/place.ts";
import { until } from "../../tools/money-hunt/until.ts";

const ORDERS = 4;
const TRIES = 30;
const SIX = 6;
const TIMEOUT_MS = seconds(30);
const HALF_A_MINUTE_MS = 30_000;

let place: Place | undefined;

test.afterEach(async () => {
  await place?.stop();
  place = undefined;
});

type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: { kind: string } };

const openDays = async ({ servers }: Place): Promise<readonly Day[]> => {
  const response = await fetch(`${servers[0]?.url}/api/counter/getDays`);
  const { value } = (await response.json()) as { readonly value: DaysOnOffer };
  return value.collection.filter(({ state }) => state === "open").map(({ day }) => day);
};

const order = async (here: Place, dice: Dice, day: Day): Promise<void> => {
  const one = browser([here.servers[0]?.url ?? ""], dice);
  const packs = [{ category: "large", packSize: SIX, deliveryMethod: "collection", quantity: 1 }];
  const price = DEFAULT_PRICES.large[SIX];
  const days = { collection: day };
  const opened = answeredIn<{ value: { orderId: string } }>(
    await one.askUntilAnswered(TRIES, "counter/openPayment", packs, "paypal", price, "", days),
  );
  const { orderId } = opened.value;
  here.paypal.approve(orderId);
  const taken = await one.askUntilAnswered(TRIES, "counter/takePayment", orderId);
  expect(answeredIn<Answer>(taken).ok).toBe(true);
};

const isMailDone = async (here: Place): Promise<boolean> =>
  !(await booksOf(here)).messages.some(({ state }) => state === "waiting");

const closing = (day: Day): DaysToClose => ({
  first: day,
  last: day,
  method: "both",
  reason: "Foxes",
});

/** What stands of the moves so far: where orders are, how often they were moved, and in how many letters it was told. */
const told = async (here: Place) => {
  const { orders, messages } = await booksOf(here);
  const rows = await here.query<{ day: Day }>("select distinct collection as day from orders");
  return {
    days: rows.map(({ day }) => day),
    moves: orders.map(({ log }) => log.filter(({ kind }) => kind === "day-moved").length),
    letters: messages.flatMap(({ id }) => (id.includes("-moved-") ? [id] : [])),
  };
};

const closedDays = async (hannah: Browser): Promise<readonly { id: string; first: Day }[]> => {
  const { week } = answeredIn<{ week: { exceptions: { id: string; first: Day }[] } }>(
    await hannah.askUntilAnswered(TRIES, "office/getWeek"),
  );
  return week.exceptions;
};

interface Death {
  readonly step: string;
  /** How often the page asks that hears nothing. */
  readonly tries: number;
}

/** Closes the day that all orders are for, moves them, and has the server die at a step; empty for none. */
const move = async (here: Place, hannah: Browser, { step, tries }: Death) => {
  const [server] = here.servers;
  const before = await told(here);
  const [from = ""] = before.days;
  const moveTo = (await openDays(here)).find((day) => day !== from) ?? "";
  await server?.watch(step);
  const asking = hannah.askUntilAnswered(tries, "office/closeDays", {
    ...closing(from),
    orders: { moveTo },
  });
  if (step === "") await asking;
  await until(
    async () => !server?.isRunning() || (step === "" && (await isMailDone(here))),
    12_000,
  );
  const steps = server?.steps() ?? [];
  if (step !== "") expect(server?.isRunning(), step).toBe(false);
  if (!server?.isRunning()) {
    here.jump(HALF_A_MINUTE_MS);
    await here.endLeases();
    if (server) await here.startServer(server);
  }
  const answer = await asking;
  expect(await until(() => isMailDone(here), TIMEOUT_MS)).toBe(true);
  const after = await told(here);
  const closed = await closedDays(hannah);
  const isMoved = closed.length > 0;
  for (const { id } of closed) await hannah.askUntilAnswered(TRIES, "office/removeException", id);
  return { answer, before, after, from, moveTo, isMoved, steps };
};

const expectWhole = (
  here: Place,
  { before, after, from, moveTo, isMoved }: Awaited<ReturnType<typeof move>>,
  step: string,
): void => {
  expect(after.days, step).toEqual([isMoved ? moveTo : from]);
  expect(after.moves, step).toEqual(before.moves.map((moves) => moves + Number(isMoved)));
  const letters = after.letters.filter((id) => !before.letters.includes(id));
  expect(letters, step).toHaveLength(isMoved ? ORDERS : 0);
  // Of one that the mail server has just taken a server that dies knows nothing: it comes again, under its id.
  const most = ORDERS + (step === "" ? 0 : 1);
  const times = letters.map((id) => here.mail.received.get(id) ?? 0);
  expect(Math.min(...times, 1), step).toBe(1);
  expect(
    times.reduce((sum, one) => sum + one, 0),
    step,
  ).toBeLessThanOrEqual(isMoved ? most : 0);
};

test("a killed server moves a closed day's orders, with four letters, whole or not at all", async () => {
  test.setTimeout(seconds(300));
  const here = await openPlace({
    serverFile: "node_modules/.cache/shops/shared/dist-server/server.js",
    servers: 1,
    firstPort: 4243,
  });
  place = here;
  for (const server of here.servers) await here.startServer(server);
  await putOnShelf(here, { large: 100 });
  const dice = diceOf("1");
  const [day = ""] = (await openDays(here)).slice(-1);
  for (let number = 0; number < ORDERS; number += 1)
    await order(here, dice.of(`buyer ${number}`), day);
  expect(await until(() => isMailDone(here), TIMEOUT_MS)).toBe(true);
  const hannah = await owner(here, dice.of("Hannah"));

  const asked = answeredIn<Answer>(
    await hannah.askUntilAnswered(TRIES, "office/closeDays", closing(day)),
  );
  expect(asked).toMatchObject({ ok: false, refusal: { kind: "orders-on-day" } });
  expect(await told(here)).toEqual({ days: [day], moves: [0, 0, 0, 0], letters: [] });

  const alive = await move(here, hannah, { step: "", tries: 1 });
  expectWhole(here, alive, "");
  expect(alive.isMoved).toBe(true);
  const saving = alive.steps.filter((step) => /COMMIT of .*orders/.test(step));
  expect(saving).toHaveLength(2);
  for (const step of [...saving, "after the end of a mail"])
    for (const tries of [1, TRIES]) {
      const moved = await move(here, hannah, { step, tries });
      expectWhole(here, moved, step);
      if (tries === 1) continue;
      expect(answeredIn<Answer>(moved.answer).ok, step).toBe(true);
      expect(moved.isMoved, step).toBe(true);
    }
});
