import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { POSTGRES_LIMITS } from "#adapters/postgres/postgres-archive.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { sessionTokens } from "#adapters/postgres/session-tokens.ts";
import type { ShopNews } from "#ports/change-feed.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { Sessions } from "#ports/sessions.ts";
import type { ShopStore } from "#ports/store.ts";
import type { Ticker } from "#ports/ticker.ts";
import type { Stores } from "#tests/support/a-shop.ts";
import { memoized } from "#tests/support/memoized.ts";

type Calls = Record<string, (...input: unknown[]) => Promise<unknown>>;

const REPOSITORIES: Readonly<Record<keyof ShopRecords, true>> = {
  inventory: true,
  prices: true,
  orders: true,
  agreements: true,
  refunds: true,
  partRefunds: true,
  messages: true,
  waitlist: true,
  customers: true,
  erasures: true,
  flocks: true,
  care: true,
  bookSettings: true,
  lots: true,
  moves: true,
  posts: true,
  pictures: true,
  splash: true,
  profile: true,
  runOrder: true,
};

/** Records of a store that is yet to be opened. */
const lateRecords = (
  call: (act: (records: ShopRecords) => Promise<unknown>) => Promise<unknown>,
): ShopRecords => {
  const late = (repository: string) =>
    new Proxy({} as Calls, {
      get: (_none, method: string) =>
        // An await takes whatever has a `then` for a promise.
        method === "then"
          ? undefined
          : (...input: unknown[]) =>
              call(async (records) =>
                (records as unknown as Record<string, Calls>)[repository]?.[method]?.(...input),
              ),
    });
  return Object.fromEntries(
    Object.keys(REPOSITORIES).map((name) => [name, late(name)]),
  ) as unknown as ShopRecords;
};

/** A database that several tabs share, opened at the first call. What one changes, the others have heard of when it is done. */
export const postgresTestStore = (fresh: () => Promise<Database>) => {
  const database = memoized(fresh);
  const visitor = visitorMemory();
  const polls = new Set<() => unknown>();
  const opening: Promise<unknown>[] = [];
  const ticker: Ticker = {
    every: (_milliseconds, poll) => {
      polls.add(poll);
      return () => polls.delete(poll);
    },
  };
  const cookie = { token: "" };

  const pollAll = async (): Promise<void> => {
    await Promise.all(opening.splice(0));
    for (const poll of polls) await poll();
  };

  const told = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    await pollAll();
    try {
      return await act();
    } finally {
      await pollAll();
    }
  };

  const openTab = (): Stores => {
    const open = memoized(async () => postgresShop({ db: (await database()).db, ticker }));
    let isDeafToSessions = false;

    const subscribe: ShopStore["changes"]["subscribe"] = (listener) => {
      const hear = (topic: ShopNews) => {
        if (topic !== "session" || !isDeafToSessions) listener(topic);
      };
      const begun = open().then(({ changes }) => changes.subscribe(hear));
      opening.push(begun);
      return () => void begun.then((leave) => leave());
    };

    const tokens = async () => sessionTokens((await database()).db, { passwordMark: "farmgate" });
    const person = async () => (await tokens()).personOf(cookie.token);
    /** A tab hears no news of what it did to the session itself. */
    const alone = (act: () => Promise<void>) =>
      told(async () => {
        isDeafToSessions = true;
        await act();
        await pollAll();
        isDeafToSessions = false;
      });
    const sessions: Sessions = {
      person,
      open: (credential) =>
        alone(async () => {
          if (!(await person())) cookie.token = await (await tokens()).open(credential, "");
        }),
      close: () => alone(async () => (await tokens()).close(cookie.token)),
    };

    return {
      shop: {
        records: lateRecords((act) => told(async () => act((await open()).records))),
        unitOfWork: { run: (work) => told(async () => (await open()).unitOfWork.run(work)) },
        changes: { subscribe },
        archive: {
          limits: POSTGRES_LIMITS,
          read: () => told(async () => (await open()).archive.read()),
          replace: (records) => told(async () => (await open()).archive.replace(records)),
        },
      },
      visitor: visitor.open(),
      sessions,
    };
  };

  return {
    openTab,
    /** Eggs and places are held for agreements, and places by orders: what is on offer changes with them. */
    tells: {
      agreements: ["agreements", "days", "inventory"],
      orders: ["days", "inventory", "orders"],
      lots: ["inventory", "lots"],
      care: ["care", "inventory"],
      bookSettings: ["bookSettings", "inventory"],
    } as const,
  };
};
