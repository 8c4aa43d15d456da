import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { type Ledger, withLedger } from "#tests/model/egg-year/ledger.ts";
import type { YearWorld } from "#tests/model/year-world.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { countingIds, type Stores } from "#tests/support/a-shop.ts";

export const FIRST: Day = "2026-10-01";

/** Orders for each way and day. */
const CAP = 16;

/** Where a shop keeps what it knows: another process opens the same. */
export type Home = () => Stores;

export const inMemory = (): Home => {
  const memory = shopMemory();
  return () => ({ ...memory.open(), visitor: visitorMemory().open() });
};

export interface EggYear extends YearWorld {
  readonly ledger: Ledger;
  /** How often each mail went out. */
  readonly mails: ReadonlyMap<string, number>;
  /** What is wrong with what was done today. */
  readonly seen: string[];
  /** The orders that the browser which asks has placed. */
  readonly mine: string[];
  /** Moves the whole farm elsewhere. */
  moveTo(home: Home): void;
}

export const anEggYear = (first: Home): EggYear => {
  const ledger: Ledger = new Map();
  const mails = new Map<string, number>();
  const mine: string[] = [];
  const time = { now: whenClockShows(FIRST, "08:00") };
  const provider = withLedger(aProvider(), ledger);
  const ids = countingIds();
  const postman = {
    send: async ({ id }: { readonly id: string }) => void mails.set(id, (mails.get(id) ?? 0) + 1),
  };
  const lookups = { ...everyOrder, mine: async () => mine };
  const open = (home: Home) =>
    aSharedShop({ time, provider, ids, postman, lookups, stores: home() });
  let home = first;
  const world: EggYear = {
    ...{ time, ledger, mails, mine, seen: [], known: new Map(), byHand: new Map() },
    onClosed: new Set(),
    server: open(home),
    restart: () => {
      world.server = open(home);
    },
    moveTo: (next) => {
      home = next;
      // No outbox is in a backup: what is packed again there is told of again.
      for (const id of mails.keys()) mails.set(id, 0);
      world.server = open(home);
    },
  };
  return world;
};

export const withACap = async ({ server }: EggYear): Promise<void> => {
  const { week } = DEFAULT_PROFILE;
  const rows = week.week.map((row) => ({ ...row, orders: CAP }));
  await server.records.profile.save({ week: { ...week, week: rows } });
};
