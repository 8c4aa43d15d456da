import { describe, expect, test } from "vitest";
import { NO_DETAILS } from "#core/checkout/own-details.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { CLOSED_BOOK } from "#core/ledger/book-settings.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import {
  type Change,
  SHOP_TOPICS,
  type ShopTopic,
  type Topic,
  VISITOR_TOPICS,
  type VisitorTopic,
} from "#ports/change-feed.ts";
import type { ShopRecords, VisitorRecords } from "#ports/records.ts";
import { NOON, type Stores } from "#tests/support/a-shop.ts";
import { A_WAITING_COUNT, OWN_COUNTS } from "#tests/support/counts.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { heardWhile, newsArrives } from "#tests/support/hearing.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCart } from "#tests/support/purchases.ts";
import {
  aCost,
  aCustomer,
  aDraft,
  aHenEntry,
  aLot,
  aMessage,
  aMove,
  anAgreement,
  anOwnPayment,
  aPartRefund,
  aPost,
  aRefund,
  aWaiting,
} from "#tests/support/records.ts";
import { newsOf, TEST_STORES } from "#tests/support/stores.ts";
import { A_LIST, A_TICK } from "#tests/support/taken-along.ts";

const FEWER = { ...DEFAULT_INVENTORY, large: 1 };
const DEARER = { ...DEFAULT_PRICES, large: { 12: 999 } };

type Work<Records> = (records: Records) => Promise<void>;

const SHOP_WORK: Readonly<Record<Exclude<ShopTopic, "session">, Work<ShopRecords>>> = {
  inventory: ({ inventory }) => inventory.save(FEWER),
  prices: ({ prices }) => prices.save(DEARER),
  orders: ({ orders }) => orders.add(anOrder()),
  agreements: ({ agreements }) => agreements.add(anAgreement()),
  refunds: ({ refunds }) => refunds.add(aRefund()),
  partRefunds: ({ partRefunds }) => partRefunds.add(aPartRefund()),
  messages: ({ messages }) => messages.add(aMessage()),
  waitlist: ({ waitlist }) => waitlist.add(aWaiting()),
  customers: ({ customers }) => customers.add(aCustomer()),
  erasures: ({ erasures }) => erasures.note("nobody@example.com", NOON),
  flocks: ({ flocks }) => flocks.addCost("1", aCost()),
  care: ({ care }) => care.addHens("1", aHenEntry()),
  posts: ({ posts }) => posts.add(aPost()),
  splash: ({ splash }) => splash.save({ ...DEFAULT_SPLASH, version: 2 }),
  profile: ({ profile }) => profile.save({ farm: { ...DEFAULT_PROFILE.farm, name: "Hilltop" } }),
  bookSettings: ({ bookSettings }) => bookSettings.save({ ...CLOSED_BOOK, isOpen: true }),
  lots: ({ lots }) => lots.save([aLot()]),
  moves: ({ moves }) => moves.addAll([aMove()]),
  week: async ({ profile }) =>
    profile.save({ ...(await profile.load()), week: { ...DEFAULT_PROFILE.week, area: ["BN6"] } }),
  runOrder: ({ runOrder }) => runOrder.save(["RH10 6AB"]),
};

const VISITOR_WORK: Readonly<Record<VisitorTopic, Work<VisitorRecords>>> = {
  cart: ({ cart }) => cart.save(aCart({})),
  delivery: ({ delivery }) => delivery.save("collection"),
  ownPayments: ({ ownPayments }) => ownPayments.add(anOwnPayment()),
  seenSplash: ({ seenSplash }) => seenSplash.save(2),
  drafts: ({ drafts }) => drafts.keep(aDraft()),
  sidebar: ({ sidebar }) => sidebar.save(true),
  note: ({ note }) => note.save("Mind the dog."),
  details: ({ details }) => details.save({ ...NO_DETAILS, name: "Mabel Hen", at: NOON }),
  lastBackup: ({ lastBackup }) => lastBackup.save(NOON),
  lastEmail: ({ lastEmail }) => lastEmail.save({ email: "mabel@example.com", at: NOON }),
  deliveryPostcode: ({ deliveryPostcode }) =>
    deliveryPostcode.save({ postcode: "RH10 6AB", at: NOON }),
  chosenDays: ({ chosenDays }) => chosenDays.save({ delivery: "2026-11-28" }),
  printedDays: ({ printedDays }) => printedDays.save({ "2026-11-28": { at: NOON, orders: ["A"] } }),
  labelKind: ({ labelKind }) => labelKind.save("62x29"),
  takenAlong: ({ takenAlong }) => takenAlong.save(A_LIST),
  tickQueue: ({ tickQueue }) => tickQueue.add(A_TICK),
  countQueue: ({ countQueue }) => countQueue.add(A_WAITING_COUNT),
  ownCounts: ({ ownCounts }) => ownCounts.save(OWN_COUNTS),
};

/** Changes each topic in a unit of work of its own. */
const CHANGES: readonly (readonly [Topic, (tab: Stores) => Promise<void>])[] = [
  ...Object.entries(SHOP_WORK).map(
    ([topic, work]) => [topic as Topic, ({ shop }: Stores) => shop.unitOfWork.run(work)] as const,
  ),
  ...Object.entries(VISITOR_WORK).map(
    ([topic, work]) =>
      [topic as Topic, ({ visitor }: Stores) => visitor.unitOfWork.run(work)] as const,
  ),
  ["session", ({ sessions }) => sessions.open(OWNERS)],
];

const changeEverything = async (tab: Stores) => {
  for (const [, change] of CHANGES) await change(tab);
};

const EVERY_TOPIC = [...SHOP_TOPICS, ...VISITOR_TOPICS];

describe.each(TEST_STORES)("the change feed in %s", (_name, freshTestStore) => {
  test("tells every other tab each change, and nothing else", async () => {
    const testStore = freshTestStore();
    const [writer, near, far] = [testStore.openTab(), testStore.openTab(), testStore.openTab()];
    for (const [topic, change] of CHANGES) {
      const heardFar: string[] = [];
      const stop = [far.shop, far.visitor].map(({ changes }) =>
        changes.subscribe((heard) => void heardFar.push(heard)),
      );
      expect(await heardWhile(near, () => change(writer))).toEqual(newsOf(testStore, topic));
      expect(heardFar.sort()).toEqual(newsOf(testStore, topic));
      for (const leave of stop) leave();
    }
  });

  test("tells the writer nothing of what it did itself", async () => {
    const testStore = freshTestStore();
    const [writer] = [testStore.openTab(), testStore.openTab()];
    expect(await heardWhile(writer, () => changeEverything(writer))).toEqual([]);
  });

  test("of the shop tells shop topics, and that of the visitor the visitor's", async () => {
    const testStore = freshTestStore();
    const [writer, { shop, visitor }] = [testStore.openTab(), testStore.openTab()];
    const [shops, visitors]: [string[], string[]] = [[], []];
    shop.changes.subscribe((topic) => void shops.push(topic));
    visitor.changes.subscribe((topic) => void visitors.push(topic));
    await changeEverything(writer);
    await newsArrives();
    expect(shops.sort()).toEqual(SHOP_TOPICS.flatMap((topic) => newsOf(testStore, topic)).sort());
    expect(visitors.sort()).toEqual([...VISITOR_TOPICS].sort());
  });

  test("tells each topic of a unit of work once, however often it was written", async () => {
    const testStore = freshTestStore();
    const [writer, other] = [testStore.openTab(), testStore.openTab()];
    const heard = await heardWhile(other, () =>
      writer.shop.unitOfWork.run(async (records) => {
        for (const id of ["A", "B", "C"]) await records.orders.add(anOrder({ id }));
        await records.inventory.save(FEWER);
        await records.inventory.save({ ...FEWER, large: 2 });
        await records.customers.add(aCustomer());
      }),
    );
    const ordered = newsOf(testStore, "orders");
    expect(heard).toEqual([...new Set([...ordered, "customers", "inventory"])].sort());
  });

  test("tells of a change when the listener can read it", async () => {
    const testStore = freshTestStore();
    const [writer, other] = [testStore.openTab(), testStore.openTab()];
    const read: Promise<number>[] = [];
    other.shop.changes.subscribe(() => {
      read.push(other.shop.records.inventory.load().then(({ large }) => large));
    });
    await writer.shop.unitOfWork.run(SHOP_WORK.inventory);
    await newsArrives();
    expect(await Promise.all(read)).toEqual([1]);
  });

  test("tells every listener until it leaves, and others still after that", async () => {
    const testStore = freshTestStore();
    const [writer, { shop, visitor }] = [testStore.openTab(), testStore.openTab()];
    const heard: string[] = [];
    const hear = (who: string) => (topic: Change) => void heard.push(`${who}: ${topic}`);
    const leave = [shop, visitor].map(({ changes }) => changes.subscribe(hear("leaver")));
    for (const { changes } of [shop, visitor]) changes.subscribe(hear("stayer"));
    for (const stop of leave) stop();
    await changeEverything(writer);
    await newsArrives();
    const news = EVERY_TOPIC.flatMap((topic) => newsOf(testStore, topic));
    expect(heard.sort()).toEqual(news.map((topic) => `stayer: ${topic}`).sort());
  });
});
