import { FARM } from "#core/farm.ts";
import { ordersOfDay } from "#core/orders/orders-of-day.ts";
import { WITHOUT_DATE } from "#core/packing/orders-for-day.ts";
import type { ShopRecords } from "#ports/records.ts";
import { CALLS, type NamedCall } from "#tests/support/every-call.ts";

/** Repositories whose tables grow with each order and each count. */
export const GROWING = [
  "orders",
  "agreements",
  "customers",
  "flocks",
  "care",
  "lots",
  "moves",
] as const satisfies readonly (keyof ShopRecords)[];

/** The others stay small, and why. */
export const STAYS_SMALL = {
  inventory: "a row for each kind of eggs",
  prices: "a row for each pack",
  refunds: "those under way",
  partRefunds: "those under way",
  messages: "of 90 days, see `sweep`",
  waitlist: "who waits for eggs",
  erasures: "who asked for it",
  bookSettings: "one document",
  posts: "what one person writes",
  pictures: "what one person writes",
  splash: "one document",
  profile: "one document",
  runOrder: "one document",
} as const satisfies Readonly<Record<Exclude<keyof ShopRecords, (typeof GROWING)[number]>, string>>;

const EVERY = { text: "", status: "All", after: null } as const;
const HALF_WAY = "1700000000000/7";
const DAYS = { first: "2026-11-01", last: "2026-11-20" };
const BY_NAME = { column: "name", direction: "ascending" } as const;

/** What asks the same repositories for something else. */
const ASKED_OTHERWISE: Readonly<Record<string, NamedCall["call"]>> = {
  "orders.page, a later one": ({ orders }) => orders.page({ ...EVERY, after: HALF_WAY }),
  "orders.page of a status": ({ orders }) =>
    orders.page({ ...EVERY, status: "Completed", after: HALF_WAY }),
  "orders.page of words that many have": ({ orders }) =>
    orders.page({ text: "large eggs", status: "Completed", after: HALF_WAY }),
  "orders.page of a day": ({ orders }) =>
    orders.page({ ...EVERY, day: ordersOfDay("2026-11-21", FARM) }),
  "orders.page without a date": ({ orders }) => orders.page({ ...EVERY, day: WITHOUT_DATE }),
  "orders.page of a letter": ({ orders }) => orders.page({ ...EVERY, text: "e" }),
  "orders.page of a word that few have": ({ orders }) => orders.page({ ...EVERY, text: "o4999" }),
  "customers.page, sorted": ({ customers }) =>
    customers.page({ text: "customer777", sort: BY_NAME, after: null }),
  "flocks.totals of days": ({ flocks }) => flocks.totals("1", DAYS),
  "care.markCount of one without a note": ({ care }) => care.markCount("1", "new", true),
  "lots.open of a kind": ({ lots }) => lots.open(["large"]),
};

const isOfGrowing = ({ name }: NamedCall): boolean =>
  GROWING.some((repository) => name.startsWith(`${repository}.`));

/** Each call of the repositories whose tables grow. */
export const GROWN_CALLS: readonly NamedCall[] = [
  ...Object.entries(ASKED_OTHERWISE).map(([name, call]) => ({ name, call })),
  ...CALLS.filter(isOfGrowing),
];
