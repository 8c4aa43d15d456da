import { build } from "vite";
import { expect, test } from "vitest";
import { killedHome } from "#tests/faults/egg-year/killed-home.ts";
import { type Course, walk } from "#tests/model/egg-year/walk.ts";
import { type EggYear, type Home, inMemory, inStores } from "#tests/model/egg-year/world.ts";
import { sharedPostgres } from "#tests/support/postgres-databases.ts";
import { forSaleIn } from "#tests/support/stock-for-sale.ts";
import { localStorageTestStore, serverTestStore, type TestStore } from "#tests/support/stores.ts";
import { diceOf } from "../../tools/money-hunt/dice.ts";

const SEED = process.env.YEAR_SEED ?? String(Date.now() % 1_000_000);
const DAYS = Number(process.env.YEAR_DAYS ?? 366);
const HOUR_MS = 3_600_000;

const inTabsOf = ({ openTab }: TestStore): Home => inStores(openTab);

const through = async (course: Pick<Course, "home" | "moves">): Promise<EggYear> => {
  const { world, trouble } = await walk({ seed: SEED, days: DAYS, ...course });
  expect(trouble, `seed ${SEED}`).toBeNull();
  return world;
};

const written = (dates: object = {}): string => Object.entries(dates).toSorted().join("; ");

/** What a farm has come to, whatever its records are called and in which order they lie. */
const endOf = async ({ server: { records }, time }: EggYear) => {
  const lots = await records.lots.open();
  const moves = await records.moves.between("2026-01-01", "2028-01-01");
  const weeks = await records.lots.weekSumsFrom("");
  const orders = await records.orders.placedSince("2026-01-01T00:00:00.000Z");
  return {
    stock: await forSaleIn(records, () => time.now),
    lots: lots
      .map(({ from, flock, laid, category, left }) => [from, flock, laid, category, left].join())
      .toSorted(),
    moves: moves.map(({ at, kind, eggs }) => [at, kind, eggs].join()).toSorted(),
    weeks: weeks
      .map(({ week, category, kind, eggs }) => [week, category, kind, eggs].join())
      .toSorted(),
    orders: orders
      .map(({ date, total, status, days, bestBefore }) =>
        JSON.stringify([
          date,
          total,
          status,
          days?.delivery,
          days?.collection,
          written(bestBefore),
        ]),
      )
      .toSorted(),
  };
};

/** At some midnight of these shares of the year. */
const someMidnight = (name: string, from: number, until: number): number =>
  diceOf(`${SEED} ${name}`).between(Math.floor(DAYS * from), Math.floor(DAYS * until));

test(
  "a year over memory adds up at every midnight, and ends the same from three backups",
  async () => {
    const end = await endOf(await through({ home: inMemory() }));
    const moves = [
      { after: someMidnight("memory", 0.1, 0.8), to: inMemory() },
      { after: someMidnight("a browser", 0.85, 0.9), to: inTabsOf(localStorageTestStore()) },
      { after: someMidnight("a server", 0.92, 0.97), to: inTabsOf(serverTestStore()) },
    ];
    const moved = await through({ home: inMemory(), moves });
    expect(await endOf(moved), `seed ${SEED}`).toEqual(end);
  },
  HOUR_MS,
);

const FOLDER = "node_modules/.cache/faults/egg-year";

const builtServer = async (): Promise<string> => {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: "tests/faults/egg-year/year-server.ts", outDir: FOLDER, target: "node20" },
  });
  return `${FOLDER}/year-server.js`;
};

/** A day makes some seventy requests. */
const KILLS = 60;
const ONE_OF = Math.max(20, Math.round((DAYS * 70) / KILLS));

test(
  "a year over PostgreSQL, killed in mid-work, adds up at every midnight",
  async () => {
    const [file, url] = [await builtServer(), await sharedPostgres()];
    const killed = await killedHome({ file, url, dice: diceOf(`${SEED} kills`), oneOf: ONE_OF });
    try {
      await through({ home: killed.home });
      expect(killed.kills.length, `seed ${SEED}`).toBeGreaterThan(DAYS / 12);
    } finally {
      await killed.end();
    }
  },
  3 * HOUR_MS,
);
