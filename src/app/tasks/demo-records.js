const SEED = 20_261_121;
const DAYS = 3_650;
const MS_A_DAY = 86_400_000;
const PENDING = 40;

const PACKS = [
  { id: "large-12", name: "Large Eggs", packSize: 12, price: 3.4 },
  { id: "medium-6", name: "Medium Eggs", packSize: 6, price: 1.5 },
  { id: "small-30", name: "Small Eggs", packSize: 30, price: 6 },
];

/** Mulberry32: the same numbers from 0 to 1 on every machine. */
const createChance = () => {
  let state = SEED;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** @param {number} milliseconds */
const dayAt = (milliseconds) => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * @typedef {object} Size
 * @property {number} orders
 * @property {number} customers
 * @property {number} [days] Of how many days there are books; of ten years, unless told.
 * @property {number} mostLines How many lines an order has at most.
 * @property {number} lastDay When the last order was placed and the last eggs were counted, in milliseconds since 1970.
 * @property {(n: number) => string} idOf The number of the n-th order.
 */

const OF_A_BROWSER = {
  orders: 10_000,
  customers: 2_000,
  mostLines: 1,
  lastDay: Date.UTC(2026, 10, 20),
  idOf: (/** @type {number} */ n) => `o${n}`,
};

/**
 * Ten years of a large farm, in the shapes in which a browser stores them. The last orders are pending.
 * @param {Size} size
 */
export const demoFarm = ({
  orders: count,
  customers: buyers,
  days = DAYS,
  mostLines,
  lastDay,
  idOf,
}) => {
  const chance = createChance();
  /** @param {number} most */
  const upTo = (most) => Math.floor(chance() * (most + 1));
  const between = (DAYS * MS_A_DAY) / count;

  const lines = () => {
    const [first, more] = [upTo(PACKS.length - 1), mostLines > 1 ? upTo(mostLines - 1) : 0];
    return [...PACKS, ...PACKS].slice(first, first + 1 + more).map((pack) => ({
      ...pack,
      deliveryMethod: upTo(1) ? "delivery" : "collection",
      quantity: 1 + upTo(3),
    }));
  };

  const orders = Array.from({ length: count }, (_, n) => {
    const items = lines();
    const pence = items.reduce((sum, { price, quantity }) => sum + price * quantity * 100, 0);
    return {
      id: idOf(n),
      date: new Date(lastDay - (count - n - 1) * between).toISOString(),
      customerEmail: `c${upTo(buyers - 1)}@x.uk`,
      total: Math.round(pence) / 100,
      status: n >= count - PENDING ? "Pending" : "Completed",
      items,
    };
  });

  const customers = Array.from({ length: buyers }, (_, n) => ({
    id: `c${n}`,
    name: `Customer ${n}`,
    email: `c${n}@x.uk`,
    phone: upTo(1) ? `01293 ${String(555_000 + n)}` : "",
  }));

  const flock = () => ({
    costLog: Array.from({ length: days / 10 }, (_, n) => ({
      id: `k${n}`,
      date: dayAt(lastDay - n * 10 * MS_A_DAY),
      type: n % 9 === 0 ? "housing" : "feed",
      amount: 10 + upTo(4_000) / 100,
    })),
    eggLog: Array.from({ length: days }, (_, n) => ({
      id: `e${n}`,
      date: dayAt(lastDay - n * MS_A_DAY),
      small: upTo(9),
      medium: upTo(20),
      large: upTo(30),
      extraLarge: upTo(9),
      doubleYolkers: upTo(2),
    })),
  });

  const flockData = Object.fromEntries(["1", "2", "3", "4", "5"].map((id) => [id, flock()]));
  return { orders, customers, flockData };
};

/**
 * A large farm's records, as the browser's storage holds them: text by key. With fewer or more orders, all else is as much less or more.
 * @returns {Record<string, string>}
 */
export const demoRecords = (orders = OF_A_BROWSER.orders) => {
  const share = orders / OF_A_BROWSER.orders;
  const farm = demoFarm({
    ...OF_A_BROWSER,
    orders,
    customers: Math.round(OF_A_BROWSER.customers * share),
    days: Math.round(DAYS * share),
  });
  return Object.fromEntries(
    Object.entries(farm).map(([key, records]) => [key, JSON.stringify(records)]),
  );
};
