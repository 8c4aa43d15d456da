import type { ENDPOINTS } from "#adapters/http/endpoints.ts";
import type { Limit } from "#ports/request-rate.ts";

type Counter = (typeof ENDPOINTS)["counter"];

/** Guesses at the password have a rule of their own: see guess-queue.ts and login-attempts.ts. */
type PublicCommand = Exclude<
  {
    [Name in keyof Counter]: Counter[Name]["kind"] extends "command" ? Name : never;
  }[keyof Counter],
  "logIn"
>;

const QUARTER_OF_AN_HOUR = 900;
const HOUR = 3_600;

/** What one caller may ask for: every public command, and what else asks much of the shop or of PayPal. */
export const LIMITS = {
  openPayment: { most: 100, seconds: QUARTER_OF_AN_HOUR },
  takePayment: { most: 30, seconds: QUARTER_OF_AN_HOUR },
  cancelPayment: { most: 60, seconds: QUARTER_OF_AN_HOUR },
  getPaymentStates: { most: 120, seconds: QUARTER_OF_AN_HOUR },
  useOrderLink: { most: 30, seconds: QUARTER_OF_AN_HOUR },
  logOut: { most: 60, seconds: QUARTER_OF_AN_HOUR },
  webhook: { most: 300, seconds: QUARTER_OF_AN_HOUR },
  contactFarm: { most: 5, seconds: HOUR },
  joinWaitlist: { most: 5, seconds: HOUR },
  requestOrderLink: { most: 20, seconds: HOUR },
} as const satisfies Record<PublicCommand, Limit> & Readonly<Record<string, Limit>>;

/** So many pages of one caller may listen to changes at once, in each process. */
export const MOST_STREAMS = 100;

export type Limited = keyof typeof LIMITS;

export const isLimited = (name: string): name is Limited => Object.hasOwn(LIMITS, name);

/** What is too much of it is dropped and not told: an answer would tell what there is to be found. */
export const isSilent = (name: string): name is "requestOrderLink" => name === "requestOrderLink";
