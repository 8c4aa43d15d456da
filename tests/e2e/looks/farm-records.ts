import { aStoredLine } from "#tests/e2e/shop.ts";

/** A Friday, the day before the farm delivers. */
export const FRIDAY = "2026-11-27T09:00:00Z";

const daysAgo = (days: number): string =>
  new Date(Date.parse(FRIDAY) - days * 86_400_000).toISOString();

const EMAILS = [
  "a.very.long.name.of.a.customer@some-long-domain.example.co.uk",
  "tom.baker@example.org",
  "mabel@example.com",
];

const LINES = [
  [aStoredLine({ id: "doubleYolkers-6", name: "Double Yolkers", packSize: 6, price: 3 })],
  [
    aStoredLine({ id: "pullet-18", name: "Pullet Eggs", packSize: 18, price: 3, quantity: 3 }),
    aStoredLine({
      ...{ id: "small-30", name: "Small Eggs", packSize: 30, price: 6, quantity: 2 },
      deliveryMethod: "collection",
    }),
  ],
  [aStoredLine({ id: "medium-6", name: "Medium Eggs", packSize: 6, price: 1.5, quantity: 2 })],
];

interface Wanted {
  readonly days: number;
  readonly status?: string;
  readonly email?: string;
  readonly due?: string;
}

const order = (at: number, { days, status = "Pending", email, due }: Wanted) => {
  const items = LINES[at % LINES.length] ?? [];
  const methods = [...new Set(items.map(({ deliveryMethod }) => deliveryMethod))];
  return {
    id: `${String(at + 10)}AB9${String(days + 10)}XY`,
    date: daysAgo(days),
    customerName: "Mabel Hen",
    customerEmail: email ?? EMAILS[at % EMAILS.length],
    phone: "01293 555010",
    total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    status,
    items,
    ...(due && { days: Object.fromEntries(methods.map((method) => [method, due])) }),
  };
};

const DUE = ["2026-11-07", "2026-11-14", "2026-11-15", "2026-11-21", "2026-11-22"];

/** Nine orders that are overdue, two for tomorrow, and others that are done. */
const ORDERS = [
  ...Array.from({ length: 9 }, (_, at) =>
    order(at, { days: 8 + at, due: DUE[at % DUE.length] ?? "" }),
  ),
  order(9, { days: 1, due: "2026-11-28" }),
  order(10, { days: 2, due: "2026-11-28" }),
  ...Array.from({ length: 15 }, (_, at) => order(11 + at, { days: 18 + at, status: "Completed" })),
];

/** Twelve orders of one customer. */
export const OF_ONE_CUSTOMER = Array.from({ length: 12 }, (_, at) =>
  order(at, {
    ...{ days: 6 * at + 1, status: at < 2 ? "Pending" : "Completed", email: "mabel@example.com" },
    ...(at < 2 && { due: "2026-11-28" }),
  }),
);

const eggLog = Array.from({ length: 24 }, (_, at) => ({
  id: `e${at}`,
  date: daysAgo(at + 6).slice(0, 10),
  ...{ small: 12, medium: 40, large: 60, extraLarge: 18, doubleYolkers: at % 5 },
}));

const costLog = Array.from({ length: 8 }, (_, at) => ({
  id: `c${at}`,
  date: daysAgo(7 * at).slice(0, 10),
  ...{ type: "feed", amount: 22.5, description: "Layers pellets" },
}));

/** The records of a farm at work, in the shapes in which a browser stores them. */
export const AT_WORK = {
  isAdminAuthenticated: "true",
  orders: ORDERS,
  customers: Array.from({ length: 12 }, (_, at) => ({
    id: `c${at}`,
    ...{ name: `Customer Number ${at}`, email: `c${at}@example.com`, phone: "01293 555010" },
  })),
  flockData: Object.fromEntries(
    ["1", "2", "3", "4"].map((flock) => [
      flock,
      { costLog, eggLog: eggLog.map((log) => ({ ...log, id: `${flock}${log.id}` })) },
    ]),
  ),
};

const hens = Array.from({ length: 25 }, (_, at) => ({
  id: `h${at}`,
  date: daysAgo(at === 24 ? 200 : 2 * at + 1).slice(0, 10),
  ...(at === 24 ? { what: "in", hens: 150, weeks: 18 } : { what: "died", hens: 1 }),
  note: "Found under the far perch",
}));

const medicines = Array.from({ length: 25 }, (_, at) => ({
  id: `m${at}`,
  ...{ medicine: "Flubenvet 1%", batch: `FB-12${at}`, quantity: "300 g in 25 kg of feed" },
  ...{ treated: "148", reason: "Worms", boughtFrom: "The Farm Vets", prescribedBy: "J. Smith" },
  boughtOn: daysAgo(40 * at + 12).slice(0, 10),
  first: daysAgo(40 * at + 9).slice(0, 10),
  last: daysAgo(40 * at + 2).slice(0, 10),
  days: 7,
}));

/** With a flock that has a name, hens, and eggs that are withheld: all its books are long. */
export const WITH_CARE = {
  ...AT_WORK,
  flockCare: {
    "1": {
      ...{ name: "The Reds", pulletsUntil: "2026-12-24", heads: hens, medicines },
      counts: Object.fromEntries(
        eggLog.map(({ id }) => [`1${id}`, { cracked: 2, kept: { size: "large", eggs: 6 } }]),
      ),
    },
  },
};

/** A basket of both methods, in which a price has changed. */
export const A_BASKET = [
  aStoredLine({ quantity: 2 }),
  aStoredLine({
    ...{ id: "doubleYolkers-6", name: "Double Yolkers", packSize: 6, price: 2.5 },
    ...{ image: "/eggs/doubleYolkers.svg", deliveryMethod: "collection" },
  }),
];
