import type { COUNTER_ENDPOINTS } from "#adapters/http/counter-endpoints.ts";
import type { LoginLimit } from "#ports/login-attempts.ts";
import type { Limit } from "#ports/request-rate.ts";

type Counter = typeof COUNTER_ENDPOINTS;

type PublicCommand = Exclude<
  {
    [Name in keyof Counter]: Counter[Name]["kind"] extends "command" ? Name : never;
  }[keyof Counter],
  "logIn"
>;

export const WRONG_PASSWORDS: LoginLimit = { waitFrom: 5, mostMinutes: 15 };

export const MOST_GUESSES_WAITING = 4;

/** Of those, of one /48 and of one /56 of IPv6 addresses. */
export const MOST_GUESSES_OF_NETWORKS = [3, 2] as const;

const QUARTER_OF_AN_HOUR = 900;
const HOUR = 3_600;

export const LIMITS = {
  openPayment: { most: 100, seconds: QUARTER_OF_AN_HOUR },
  takePayment: { most: 30, seconds: QUARTER_OF_AN_HOUR },
  cancelPayment: { most: 60, seconds: QUARTER_OF_AN_HOUR },
  getPaymentStates: { most: 120, seconds: QUARTER_OF_AN_HOUR },
  useOrderLink: { most: 30, seconds: QUARTER_OF_AN_HOUR },
  logOut: { most: 60, seconds: QUARTER_OF_AN_HOUR },
  webhook: { most: 300, seconds: QUARTER_OF_AN_HOUR },
  openOrder: { most: 30, seconds: HOUR },
  changeDay: { most: 60, seconds: HOUR },
  cancelOrder: { most: 60, seconds: HOUR },
  contactFarm: { most: 5, seconds: HOUR },
  joinWaitlist: { most: 5, seconds: HOUR },
  requestOrderLink: { most: 20, seconds: HOUR },
  sendTestMail: { most: 10, seconds: HOUR },
} as const satisfies Record<PublicCommand, Limit> & Readonly<Record<string, Limit>>;

export const MOST_STREAMS = 100;

export type Limited = keyof typeof LIMITS;

export const isLimited = (name: string): name is Limited => Object.hasOwn(LIMITS, name);

/** Beyond its limit it is dropped without an error, which would tell whether an address is known. */
export const isSilent = (name: string): name is "requestOrderLink" => name === "requestOrderLink";
