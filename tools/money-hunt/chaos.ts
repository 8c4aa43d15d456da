import { setTimeout as wait } from "node:timers/promises";
import { ROUTES, type Trouble } from "#tests/support/paypal-rest/troubles.ts";
import type { Dice } from "./dice.ts";
import type { Place } from "./place.ts";

/** What befell the shop in a round, by name, and how often. */
export type Tally = Map<string, number>;

export const count = (tally: Tally, name: string, times = 1): void =>
  void tally.set(name, (tally.get(name) ?? 0) + times);

type Fault = (place: Place, dice: Dice) => Promise<string>;

const killServer: Fault = async (place, dice) => {
  const server = dice.pick(place.servers);
  await server.kill();
  await wait(dice.between(0, 500));
  await place.database.comeBack();
  await place.startServer(server);
  return "servers killed";
};

const killAllServers: Fault = async (place, dice) => {
  await Promise.all(place.servers.map((server) => server.kill()));
  await wait(dice.between(0, 500));
  await place.database.comeBack();
  await Promise.all(place.servers.map((server) => place.startServer(server)));
  return "all servers killed";
};

const killDatabase: Fault = async (place, dice) => {
  const signal = dice.pick(["SIGQUIT", "SIGKILL"] as const);
  await place.database.kill(signal);
  await wait(dice.between(0, 1_200));
  await place.database.comeBack();
  return signal === "SIGKILL" ? "database killed" : "database stopped";
};

const payPalDown: Fault = async ({ paypal }, dice) => {
  paypal.down();
  await wait(dice.between(200, 1_500));
  paypal.up();
  return "PayPal away";
};

const TROUBLES: readonly Trouble[] = [
  ...(["500-before", "500-after", "drop-before", "drop-after", "hang-after"] as const),
  ...(["503-after", "429-before", "html-after", "minimal"] as const),
  { slow: 900 },
  { slow: 2_500 },
];

const payPalTrouble: Fault = async ({ paypal }, dice) => {
  const route = dice.pick(ROUTES);
  const times = dice.between(1, 3);
  for (let time = 0; time < times; time += 1) paypal.trouble(route, dice.pick(TROUBLES));
  return "PayPal in trouble";
};

const REFUSALS = ["INSTRUMENT_DECLINED", "PAYER_ACTION_REQUIRED", "TRANSACTION_REFUSED"];

const payPalRefuses: Fault = async ({ paypal }, dice) => {
  const refuse = [
    () => paypal.trouble("capture", { issue: dice.pick(REFUSALS) }),
    () => paypal.nextCapture({ status: "PENDING" }),
    () => paypal.nextCapture({ status: "DECLINED" }),
    () => paypal.nextRefund(dice.pick(["FAILED", "PENDING"])),
  ];
  dice.pick(refuse)();
  return "PayPal refuses or waits";
};

const mailMoods: Fault = async ({ mail }, dice) => {
  const mood = dice.pick(["refuses for now", "hangs"] as const);
  mail.feel(mood);
  await wait(dice.between(300, 1_200));
  mail.feel("takes");
  return "mail server out of order";
};

const mailDies: Fault = async ({ mail }, dice) => {
  await mail.die();
  await wait(dice.between(200, 1_000));
  await mail.comeBack();
  return "mail server killed";
};

const loseLeases: Fault = async (place) => {
  await place.endLeases().catch(() => undefined);
  return "leases lapsed";
};

const FAULTS: readonly Fault[] = [
  ...[killServer, killServer, killServer, killAllServers, killDatabase, killDatabase],
  ...[payPalDown, payPalTrouble, payPalTrouble, payPalTrouble, payPalRefuses, payPalRefuses],
  ...[mailMoods, mailDies, loseLeases],
];

/** One thing after the other goes wrong, until no customer buys any more. */
export const chaos = async (place: Place, dice: Dice, tally: Tally, isOver: () => boolean) => {
  while (!isOver()) {
    count(tally, await dice.pick(FAULTS)(place, dice));
    await wait(dice.between(50, 500));
  }
};
