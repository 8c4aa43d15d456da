import { type Browser, browser } from "./browser.ts";
import type { Dice } from "./dice.ts";
import type { Place } from "./place.ts";

const TRIES = 20;

/** The owner, logged in. */
export const owner = async ({ servers }: Place, dice: Dice): Promise<Browser> => {
  const one = browser(
    servers.filter((server) => server.isRunning()).map(({ url }) => url),
    dice,
  );
  const answer = await one.askUntilAnswered(TRIES, "counter/logIn", "farmgate");
  if (answer?.status !== 200) throw new Error("The owner can't log in.");
  return one;
};

export const BOTH_HALVES = ["delivery", "collection"];

/** Pays an order back, pressed twice. */
export const pressRefund = async (one: Browser, id: string, isPuttingBack: boolean) => {
  const wish = { id, puttingBack: isPuttingBack ? BOTH_HALVES : [] };
  await Promise.all([one.ask("office/refundOrder", wish), one.ask("office/refundOrder", wish)]);
};
