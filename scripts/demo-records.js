const SEED = 20_261_121;
const ORDERS = 10_000;
const CUSTOMERS = 2_000;
const DAYS = 3_650;
const MS_A_DAY = 86_400_000;
const LAST_DAY = Date.UTC(2026, 10, 20);

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
 * A large farm's records, as the browser's storage holds them: text by key.
 * @returns {Record<string, string>}
 */
export const demoRecords = () => {
  const chance = createChance();
  /** @param {number} most */
  const upTo = (most) => Math.floor(chance() * (most + 1));

  const orders = Array.from({ length: ORDERS }, (_, n) => {
    const pack = PACKS[upTo(PACKS.length - 1)] ?? { id: "", name: "", packSize: 0, price: 0 };
    const quantity = 1 + upTo(3);
    return {
      id: `o${n}`,
      date: new Date(LAST_DAY - (ORDERS - n) * 8 * 3_600_000).toISOString(),
      customerEmail: `c${upTo(CUSTOMERS - 1)}@x.uk`,
      total: Math.round(pack.price * quantity * 100) / 100,
      status: n > ORDERS - 40 ? "Pending" : "Completed",
      items: [{ ...pack, deliveryMethod: upTo(1) ? "delivery" : "collection", quantity }],
    };
  });

  const customers = Array.from({ length: CUSTOMERS }, (_, n) => ({
    id: `c${n}`,
    name: `Customer ${n}`,
    email: `c${n}@x.uk`,
    phone: upTo(1) ? `01293 ${String(555_000 + n)}` : "",
  }));

  const flock = () => ({
    costLog: Array.from({ length: DAYS / 10 }, (_, n) => ({
      id: `k${n}`,
      date: dayAt(LAST_DAY - n * 10 * MS_A_DAY),
      type: n % 9 === 0 ? "housing" : "feed",
      amount: 10 + upTo(4_000) / 100,
    })),
    eggLog: Array.from({ length: DAYS }, (_, n) => ({
      id: `e${n}`,
      date: dayAt(LAST_DAY - n * MS_A_DAY),
      small: upTo(9),
      medium: upTo(20),
      large: upTo(30),
      extraLarge: upTo(9),
      doubleYolkers: upTo(2),
    })),
  });

  const flockData = Object.fromEntries(["1", "2", "3", "4", "5"].map((id) => [id, flock()]));
  return {
    orders: JSON.stringify(orders),
    customers: JSON.stringify(customers),
    flockData: JSON.stringify(flockData),
  };
};
