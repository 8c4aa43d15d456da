import { booksOf } from "./books.ts";
import type { Breach } from "./breaches.ts";
import { type Browser, browser } from "./browser.ts";
import { approve, open, type Told } from "./buyer.ts";
import { type Dice, diceOf } from "./dice.ts";
import { BOTH_HALVES, owner } from "./owner.ts";
import type { Place } from "./place.ts";
import { type Before, closeDay, openDay } from "./rounds.ts";
import type { ServerSlot } from "./server-slot.ts";
import { mend } from "./settle.ts";
import { until } from "./until.ts";

const ENOUGH = 2_000;
const TIMEOUT_MS = 12_000;

/** How often a page asks that hears nothing. */
const TRIES = { "goes away": 1, "asks again": 30 } as const;

/** What a page does that hears nothing. */
export type PageThat = keyof typeof TRIES;

const PAGES = Object.keys(TRIES) as readonly PageThat[];

/** What is done before the steps count, and what is done then. `tries` is how often a page asks when it hears nothing. */
interface Act {
  readonly name: string;
  prepare(place: Place, dice: Dice): Promise<(tries: number) => Promise<Told | null>>;
}

const visitor = ({ servers }: Place, dice: Dice): Browser => browser([servers[0]?.url ?? ""], dice);

const purchase = async (place: Place, dice: Dice, one: Browser, tries: number) => {
  const orderId = await open(one, dice, tries);
  if (orderId === null) return null;
  approve(place, dice, orderId);
  const taken = await one.askUntilAnswered(tries, "counter/takePayment", orderId);
  const isThanked = (taken?.body as { value?: { ok?: boolean } } | undefined)?.value?.ok === true;
  return { orderId, isThanked, isGivenUp: false };
};

const paidOrder = async (
  place: Place,
  dice: Dice,
  one: Browser = visitor(place, dice),
): Promise<string> => {
  const told = await purchase(place, dice, one, TRIES["asks again"]);
  if (!told?.isThanked) throw new Error("There is no order to go on with.");
  await until(
    async () => !(await booksOf(place)).messages.some(({ state }) => state === "waiting"),
    TIMEOUT_MS,
  );
  return told.orderId;
};

const ACTS: readonly Act[] = [
  {
    name: "a purchase",
    prepare: async (place, dice) => {
      const one = visitor(place, dice);
      return (tries) => purchase(place, dice, one, tries);
    },
  },
  {
    name: "a declined purchase",
    prepare: async (place, dice) => {
      const one = visitor(place, dice);
      return async (tries) => {
        place.paypal.trouble("capture", { issue: "INSTRUMENT_DECLINED" });
        const told = await purchase(place, dice, one, tries);
        if (told) await one.askUntilAnswered(tries, "counter/takePayment", told.orderId);
        return null;
      };
    },
  },
  {
    name: "a payment that is checked, and told of by a webhook",
    prepare: async (place, dice) => {
      const one = visitor(place, dice);
      return async (tries) => {
        place.paypal.nextCapture({ status: "PENDING" });
        const told = await purchase(place, dice, one, tries);
        const entry = place.paypal.ledger().find(({ orderId }) => orderId === told?.orderId);
        if (entry?.status !== "PENDING") return told;
        place.paypal.completePending(entry.captureId);
        const wish = { type: "PAYMENT.CAPTURE.COMPLETED", id: entry.captureId };
        const url = `${place.servers[0]?.url}/api/paypal/webhook`;
        await place.paypal.sendWebhook(url, wish, tries).catch(() => []);
        return told;
      };
    },
  },
  {
    name: "a refund",
    prepare: async (place, dice) => {
      const id = await paidOrder(place, dice);
      const one = await owner(place, dice);
      return async (tries) => {
        await one.askUntilAnswered(tries, "office/refundOrder", { id, puttingBack: BOTH_HALVES });
        return null;
      };
    },
  },
  {
    name: "an order cancelled by its customer",
    prepare: async (place, dice) => {
      const one = visitor(place, dice);
      const orderId = await paidOrder(place, dice, one);
      return async (tries) => {
        await one.askUntilAnswered(tries, "counter/cancelOrder", { orderId });
        return null;
      };
    },
  },
];

export const ACT_NAMES = ACTS.map(({ name }) => name);

const theServer = ({ servers }: Place): ServerSlot => {
  const [server] = servers;
  if (!server) throw new Error("There is no server.");
  return server;
};

/** All that the shop does by itself after the act is done as well. */
const untilDone = async (place: Place, server: ServerSlot): Promise<void> => {
  let quietFor = 0;
  await until(async () => {
    if (!server.isRunning()) return true;
    const isWaiting = (await booksOf(place)).messages.some(({ state }) => state === "waiting");
    quietFor = isWaiting ? 0 : quietFor + 1;
    return quietFor > 5;
  }, TIMEOUT_MS);
};

const fresh = async (place: Place, server: ServerSlot): Promise<void> => {
  await server.kill();
  await place.endLeases();
  await place.startServer(server);
};

const HALF_A_MINUTE_MS = 30_000;

/** What the shop does by itself comes to a step sooner or later: a server that has not died by now shall live. */
const spare = async (server: ServerSlot): Promise<void> => {
  if (server.isRunning())
    await Promise.race([server.watch(""), until(() => !server.isRunning(), TIMEOUT_MS)]);
};

const play = async (place: Place, act: Act, step: string, seed: string, tries: number) => {
  const server = theServer(place);
  const dice = diceOf(`${seed} ${act.name} ${step}`);
  const before: Before = await openDay(place, dice, ENOUGH);
  const go = await act.prepare(place, dice);
  await server.watch(step);
  const acting = go(tries);
  await Promise.race([acting, until(() => !server.isRunning(), TIMEOUT_MS)]);
  await untilDone(place, server);
  if (step !== "") await spare(server);
  const hasDied = !server.isRunning();
  if (hasDied) {
    place.jump(HALF_A_MINUTE_MS);
    await fresh(place, server);
  }
  const told = await acting;
  return { before, hasDied, told: told ? [told] : [] };
};

/** The steps of an act, by name, as they come when nothing goes wrong. */
const stepsOf = async (place: Place, act: Act, seed: string): Promise<readonly string[]> => {
  const server = theServer(place);
  await fresh(place, server);
  const { before, told } = await play(place, act, "", seed, 1);
  const steps = [...server.steps()];
  await closeDay(place, before, told);
  return steps;
};

/** Where the server was to die, and whether it came there. */
export interface Death {
  readonly act: string;
  readonly step: string;
  readonly page: PageThat;
  readonly hasDied: boolean;
}

interface StepsGiven {
  readonly place: Place;
  readonly seed: string;
  readonly acts: readonly string[];
  /** Which of an act's steps are tried, and with which page. */
  wanted(step: string, page: PageThat): boolean;
  done(death: Death, breaches: readonly Breach[]): void;
}

/** The server dies at each step of each act, once with a page that goes away, and once with one that asks again. */
export const playSteps = async ({ place, seed, acts, wanted, done }: StepsGiven): Promise<void> => {
  for (const other of place.servers.slice(1)) await other.kill();
  for (const act of ACTS.filter(({ name }) => acts.includes(name))) {
    const steps = await stepsOf(place, act, seed);
    await fresh(place, theServer(place));
    for (const step of steps)
      for (const page of PAGES.filter((one) => wanted(step, one))) {
        const { before, hasDied, told } = await play(place, act, step, seed, TRIES[page]);
        const breaches = await closeDay(place, before, told);
        done({ act: act.name, step, page, hasDied }, breaches);
      }
  }
  await mend(place);
};
