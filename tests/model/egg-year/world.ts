import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import type { Message } from "#core/messages/message.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import type { Postman } from "#ports/postman.ts";
import type { ShopRecords } from "#ports/records.ts";
import { aDiary, type Diary } from "#tests/model/egg-year/diary.ts";
import { type Ledger, withLedger } from "#tests/model/egg-year/ledger.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import type { Stores } from "#tests/support/a-shop.ts";
import { A_POSTMAN } from "#tests/support/a-shop.ts";

export const FIRST: Day = "2026-10-01";

/** Orders for each way and day. */
export const CAP = 20;

type Server = ReturnType<typeof aSharedShop>;

/** What a year needs of a server. */
export type YearServer = Pick<Server, "counter" | "office" | "provider" | "order" | "sweep"> & {
  readonly records: ShopRecords;
  readonly backgroundJobs: Pick<
    Server["backgroundJobs"],
    "retryRefunds" | "ageEggs" | "deliverMessages" | "receiveWebhook"
  >;
};

/** What every kind of shop has. */
export interface Outside {
  readonly time: { now: string };
  readonly provider: Server["provider"];
  readonly ids: ReturnType<typeof idsOfDays>;
  readonly postman: Postman;
  readonly lookups: OrderLookups;
}

/** Where a shop keeps what it knows: each time another process opens it. */
export type Home = (outside: Outside) => YearServer;

/** In stores that this process opens. */
export const inStores =
  (open: () => Stores): Home =>
  (outside) =>
    aSharedShop({ ...outside, stores: open() });

export const inMemory = (): Home => {
  const memory = shopMemory();
  return inStores(() => ({ ...memory.open(), visitor: visitorMemory().open() }));
};

/** Those of a day don't depend on how many were drawn on the days before. */
const idsOfDays = () => {
  let [day, last] = [0, 0];
  const written = (number: number): string => String(number).padStart(4, "0");
  return {
    next: () => `ID-${written(day)}${written(++last)}`,
    beginDay: (at: number) => {
      [day, last] = [at, 0];
    },
  };
};

export type SentMail = Pick<Message, "id" | "to" | "subject" | "text">;

export interface EggYear {
  server: YearServer;
  readonly time: { now: string };
  readonly ids: ReturnType<typeof idsOfDays>;
  /** What happened, and what of it came out at the provider and in the mail. */
  readonly diary: Diary;
  readonly ledger: Ledger;
  readonly mails: SentMail[];
  /** What is wrong with what was done today. */
  readonly seen: string[];
  /** What phones will send that have no network. */
  readonly late: (() => Promise<void>)[];
  /** The orders that the browser which asks has placed. */
  readonly mine: string[];
  restart(): void;
  /** Moves the whole farm elsewhere. */
  moveTo(home: Home): void;
}

export const anEggYear = (first: Home): EggYear => {
  const [ledger, mails, mine]: [Ledger, SentMail[], string[]] = [new Map(), [], []];
  const time = { now: whenClockShows(FIRST, "08:00") };
  const provider = withLedger(aProvider(), ledger);
  const ids = idsOfDays();
  const postman = {
    ...A_POSTMAN,
    send: async ({ id, to, subject, text }: Message) => void mails.push({ id, to, subject, text }),
  };
  const lookups = { ...everyOrder, mine: async () => mine };
  const outside = { time, provider, ids, postman, lookups };
  let home = first;
  const world: EggYear = {
    ...{ time, ids, ledger, mails, mine, seen: [], late: [], diary: aDiary(DEFAULT_INVENTORY) },
    server: home(outside),
    restart: () => {
      world.server = home(outside);
    },
    moveTo: (next) => {
      home = next;
      world.server = home(outside);
      // No outbox is in a backup: an order that is packed again there is mailed again.
      for (const order of world.diary.orders.values()) order.wasReady = false;
    },
  };
  return world;
};

export const withACap = async ({ server }: EggYear): Promise<void> => {
  const { week } = DEFAULT_PROFILE;
  const rows = week.week.map((row) => ({ ...row, orders: CAP }));
  await server.records.profile.save({ week: { ...week, week: rows } });
};
