import { NO_NOTE } from "#core/care/count-note.ts";
import { NO_DETAILS } from "#core/checkout/own-details.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { CLOSED_BOOK } from "#core/ledger/book-settings.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import type { ShopRecords, VisitorRecords } from "#ports/records.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { A_WAITING_COUNT, OWN_COUNTS } from "#tests/support/counts.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCart } from "#tests/support/purchases.ts";
import {
  aCost,
  aCustomer,
  aDraft,
  aHenEntry,
  aLot,
  aMedicine,
  aMessage,
  aMove,
  anAgreement,
  anEggCount,
  anOwnPayment,
  aPartRefund,
  aPost,
  aRefund,
  aWaiting,
} from "#tests/support/records.ts";
import { A_LIST, A_TICK } from "#tests/support/taken-along.ts";

type Records = ShopRecords & VisitorRecords;

/** Pictures have no topic, and browsers keep none: see pictures.contract.test.ts. */
type Told = Exclude<keyof Records, "pictures">;

type Call = (records: Records) => Promise<unknown>;

type EveryCall = {
  readonly [Name in Told]: { readonly [Method in keyof Records[Name]]: Call };
};

const ANY = { text: "", after: null } as const;

/**
 * A call of each method of each repository. Those that replace or remove speak of the record "A", and spans are short in
 * a shop that has grown until November: see `grown-shop.ts`.
 */
const EVERY_CALL: EveryCall = {
  inventory: {
    load: ({ inventory }) => inventory.load(),
    save: ({ inventory }) => inventory.save({ ...DEFAULT_INVENTORY, large: 1 }),
  },
  profile: {
    load: ({ profile }) => profile.load(),
    versions: ({ profile }) => profile.versions(),
    save: ({ profile }) => profile.save({ farm: { ...DEFAULT_PROFILE.farm, name: "Hilltop" } }),
  },
  runOrder: {
    load: ({ runOrder }) => runOrder.load(),
    save: ({ runOrder }) => runOrder.save(["RH10 6AB"]),
  },
  prices: {
    load: ({ prices }) => prices.load(),
    versions: ({ prices }) => prices.versions(),
    save: ({ prices }) => prices.save({ ...DEFAULT_PRICES, large: { 6: 1 } }),
  },
  orders: {
    find: ({ orders }) => orders.find("A"),
    known: ({ orders }) => orders.known(["A"]),
    withIds: ({ orders }) => orders.withIds(["A"]),
    ofCapture: ({ orders }) => orders.ofCapture("A"),
    pending: ({ orders }) => orders.pending(),
    needingAttention: ({ orders }) => orders.needingAttention(),
    toHandOver: ({ orders }) => orders.toHandOver(),
    toPack: ({ orders }) => orders.toPack(),
    eggsPromised: ({ orders }) => orders.eggsPromised(),
    forDays: ({ orders }) => orders.forDays(["2026-06-20"]),
    leaving: ({ orders }) => orders.leaving(),
    paidBy: ({ orders }) => orders.paidBy("nobody@example.com"),
    forDaysFrom: ({ orders }) => orders.forDaysFrom("2026-11-18"),
    untold: ({ orders }) => orders.untold(),
    owed: ({ orders }) => orders.owed(),
    touchedSince: ({ orders }) => orders.touchedSince("2026-11-18T00:00:00.000Z"),
    placesFrom: ({ orders }) => orders.placesFrom("2026-11-18"),
    placedSince: ({ orders }) => orders.placedSince("2026-11-05"),
    oldest: ({ orders }) => orders.oldest(),
    hasPlacedBefore: ({ orders }) => orders.hasPlacedBefore("2026-11-18"),
    ofEmail: ({ orders }) => orders.ofEmail("mabel@example.com"),
    page: ({ orders }) => orders.page({ ...ANY, status: "All" }),
    forget: ({ orders }) => orders.forget({ email: "mabel@example.com" }, () => true),
    add: ({ orders }) => orders.add(anOrder({ id: "B" })),
    replace: ({ orders }) => orders.replace(anOrder({ status: "Completed" })),
  },
  bookSettings: {
    load: ({ bookSettings }) => bookSettings.load(),
    version: ({ bookSettings }) => bookSettings.version(),
    save: ({ bookSettings }) => bookSettings.save({ ...CLOSED_BOOK, isOpen: true }),
  },
  lots: {
    open: ({ lots }) => lots.open(),
    withIds: ({ lots }) => lots.withIds(["A-large"]),
    laidBy: ({ lots }) => lots.laidBy("1", "2026-11-01", "2026-11-14"),
    bookedSince: ({ lots }) => lots.bookedSince("2026-11-16T00:00:00.000Z"),
    eggsSince: ({ lots }) => lots.eggsSince("2026-10-16T00:00:00.000Z"),
    finishedBefore: ({ lots }) => lots.finishedBefore("2026-05-01", 500),
    save: ({ lots }) => lots.save([aLot({ id: "B-large" }), aLot({ left: 1 })]),
    remove: ({ lots }) => lots.remove(["A-large"]),
    addSums: ({ lots }) =>
      lots.addSums([{ week: "2026-06-15", category: "large", kind: "count", eggs: 1 }]),
    weekSumsFrom: ({ lots }) => lots.weekSumsFrom("2026-11-16"),
  },
  moves: {
    withIds: ({ moves }) => moves.withIds(["A"]),
    undoing: ({ moves }) => moves.undoing(["A"]),
    ofOrders: ({ moves }) => moves.ofOrders(["A"]),
    ofLots: ({ moves }) => moves.ofLots(["A-large"]),
    between: ({ moves }) => moves.between("2026-10-16T00:00:00.000Z", "2026-10-23T00:00:00.000Z"),
    eggsOutSince: ({ moves }) => moves.eggsOutSince("2026-10-16T00:00:00.000Z"),
    sumsBetween: ({ moves }) =>
      moves.sumsBetween("2026-10-16T00:00:00.000Z", "2026-11-01T00:00:00.000Z"),
    last: ({ moves }) => moves.last(50),
    addAll: ({ moves }) => moves.addAll([aMove({ id: "B" })]),
    removeOfLots: ({ moves }) => moves.removeOfLots(["A-large"]),
  },
  agreements: {
    find: ({ agreements }) => agreements.find("A"),
    withIds: ({ agreements }) => agreements.withIds(["A"]),
    underWay: ({ agreements }) => agreements.underWay(),
    openedBefore: ({ agreements }) => agreements.openedBefore("2026-01-01"),
    add: ({ agreements }) => agreements.add(anAgreement({ orderId: "B" })),
    replace: ({ agreements }) => agreements.replace(anAgreement({ state: "capturing" })),
    remove: ({ agreements }) => agreements.remove("A"),
    removeAll: ({ agreements }) => agreements.removeAll(["A", "B"]),
  },
  refunds: {
    find: ({ refunds }) => refunds.find("A"),
    all: ({ refunds }) => refunds.all(),
    add: ({ refunds }) => refunds.add(aRefund({ orderId: "B" })),
    replace: ({ refunds }) => refunds.replace(aRefund({ key: "A-refund-2" })),
    remove: ({ refunds }) => refunds.remove("A"),
  },
  partRefunds: {
    find: ({ partRefunds }) => partRefunds.find("A"),
    all: ({ partRefunds }) => partRefunds.all(),
    add: ({ partRefunds }) => partRefunds.add(aPartRefund({ orderId: "B" })),
    replace: ({ partRefunds }) => partRefunds.replace(aPartRefund({ reason: "chipped" })),
    remove: ({ partRefunds }) => partRefunds.remove("A"),
  },
  messages: {
    find: ({ messages }) => messages.find("A"),
    due: ({ messages }) => messages.due(NOON, 10),
    ofEmail: ({ messages }) => messages.ofEmail("mabel@example.com"),
    ofOrder: ({ messages }) => messages.ofOrder("A"),
    page: ({ messages }) => messages.page(null),
    unread: ({ messages }) => messages.unread(),
    add: ({ messages }) => messages.add(aMessage({ id: "B" })),
    replace: ({ messages }) => messages.replace(aMessage({ state: "sent" })),
    remove: ({ messages }) => messages.remove("A"),
  },
  waitlist: {
    of: ({ waitlist }) => waitlist.of("large"),
    ofEmail: ({ waitlist }) => waitlist.ofEmail("mabel@example.com"),
    add: ({ waitlist }) => waitlist.add(aWaiting({ id: "B" })),
    remove: ({ waitlist }) => waitlist.remove("A"),
  },
  customers: {
    withEmail: ({ customers }) => customers.withEmail("mabel@example.com"),
    page: ({ customers }) => customers.page({ ...ANY, text: "mabel", sort: null }),
    find: ({ customers }) => customers.find("A"),
    add: ({ customers }) => customers.add(aCustomer({ id: "B", email: "b@example.com" })),
    replace: ({ customers }) => customers.replace(aCustomer({ name: "Abel" })),
    putBack: ({ customers }) =>
      customers.putBack([{ item: aCustomer({ id: "C", email: "c@example.com" }), unknown: null }]),
    removeWith: ({ customers }) => customers.removeWith("d@example.com"),
    remove: ({ customers }) => customers.remove("A"),
  },
  erasures: {
    since: ({ erasures }) => erasures.since("mabel@example.com"),
    sinceOf: ({ erasures }) => erasures.sinceOf(["mabel@example.com"]),
    keptBeside: ({ erasures }) => erasures.keptBeside("mabel@example.com"),
    forgetOrder: ({ erasures }) => erasures.forgetOrder("PAY-1"),
    note: ({ erasures }) => erasures.note("nobody@example.com", NOON),
  },
  flocks: {
    books: ({ flocks }) => flocks.books("1"),
    entriesBetween: ({ flocks }) =>
      flocks.entriesBetween("1", { first: "2026-11-01", last: "2026-11-20" }),
    totals: ({ flocks }) => flocks.totals("1", null),
    oldestDay: ({ flocks }) => flocks.oldestDay(),
    firstCount: ({ flocks }) => flocks.firstCount("1"),
    findCost: ({ flocks }) => flocks.findCost("1", "A"),
    findEggs: ({ flocks }) => flocks.findEggs("1", "A"),
    replaceCost: ({ flocks }) => flocks.replaceCost("1", aCost({ amount: 1 })),
    replaceEggs: ({ flocks }) => flocks.replaceEggs("1", anEggCount({ date: "2026-06-19" })),
    putBackCosts: ({ flocks }) =>
      flocks.putBackCosts("1", [{ item: aCost({ id: "C" }), unknown: null }]),
    putBackEggs: ({ flocks }) =>
      flocks.putBackEggs("1", [{ item: anEggCount({ id: "C" }), unknown: null }]),
    addCost: ({ flocks }) => flocks.addCost("1", aCost({ id: "B" })),
    addEggs: ({ flocks }) => flocks.addEggs("1", anEggCount({ id: "B" })),
    removeCost: ({ flocks }) => flocks.removeCost("1", "A"),
    removeEggs: ({ flocks }) => flocks.removeEggs("1", "A"),
  },
  care: {
    of: ({ care }) => care.of("1"),
    medicines: ({ care }) => care.medicines(),
    countNotes: ({ care }) => care.countNotes("1"),
    countNotesOf: ({ care }) => care.countNotesOf("1", ["A"]),
    findCountNote: ({ care }) => care.findCountNote("A"),
    saveName: ({ care }) => care.saveName("1", { name: "Reds", pulletsUntil: "" }),
    addHens: ({ care }) => care.addHens("1", aHenEntry({ id: "B" })),
    replaceHens: ({ care }) => care.replaceHens("1", aHenEntry({ hens: 1 })),
    removeHens: ({ care }) => care.removeHens("1", "A"),
    putBackHens: ({ care }) =>
      care.putBackHens("1", [{ item: aHenEntry({ id: "C" }), unknown: null }]),
    addMedicine: ({ care }) => care.addMedicine("1", aMedicine({ id: "B" })),
    replaceMedicine: ({ care }) => care.replaceMedicine("1", aMedicine({ days: 14 })),
    noteCount: ({ care }) => care.noteCount("1", "B", { ...NO_NOTE, cracked: 2 }),
    markCount: ({ care }) => care.markCount("1", "B", true),
    forgetTimes: ({ care }) => care.forgetTimes("1", "2026-06-21T00:00:00Z"),
  },
  posts: {
    find: ({ posts }) => posts.find("A"),
    page: ({ posts }) => posts.page(null),
    add: ({ posts }) => posts.add(aPost({ id: "B" })),
    replace: ({ posts }) => posts.replace(aPost({ title: "Eggs" })),
    remove: ({ posts }) => posts.remove("A"),
  },
  splash: {
    load: ({ splash }) => splash.load(),
    save: ({ splash }) => splash.save({ ...DEFAULT_SPLASH, version: 2 }),
  },
  cart: {
    load: ({ cart }) => cart.load(),
    countSkipped: ({ cart }) => cart.countSkipped(),
    save: ({ cart }) => cart.save(aCart({ quantity: 2 })),
  },
  delivery: {
    load: ({ delivery }) => delivery.load(),
    save: ({ delivery }) => delivery.save("collection"),
  },
  ownPayments: {
    all: ({ ownPayments }) => ownPayments.all(),
    find: ({ ownPayments }) => ownPayments.find("A"),
    add: ({ ownPayments }) => ownPayments.add(anOwnPayment({ orderId: "B" })),
    replace: ({ ownPayments }) => ownPayments.replace(anOwnPayment({ heartbeat: NOON })),
    remove: ({ ownPayments }) => ownPayments.remove("A"),
  },
  note: {
    load: ({ note }) => note.load(),
    save: ({ note }) => note.save("Mind the dog."),
  },
  seenSplash: {
    load: ({ seenSplash }) => seenSplash.load(),
    save: ({ seenSplash }) => seenSplash.save(2),
  },
  drafts: {
    find: ({ drafts }) => drafts.find("A"),
    ofNewPosts: ({ drafts }) => drafts.ofNewPosts(),
    keep: ({ drafts }) => drafts.keep(aDraft({ title: "Eggs" })),
    forget: ({ drafts }) => drafts.forget("A"),
  },
  sidebar: {
    load: ({ sidebar }) => sidebar.load(),
    save: ({ sidebar }) => sidebar.save(true),
  },
  details: {
    load: ({ details }) => details.load(),
    save: ({ details }) => details.save({ ...NO_DETAILS, name: "Mabel Hen", at: NOON }),
  },
  lastEmail: {
    load: ({ lastEmail }) => lastEmail.load(),
    save: ({ lastEmail }) => lastEmail.save({ email: "mabel@example.com", at: NOON }),
  },
  deliveryPostcode: {
    load: ({ deliveryPostcode }) => deliveryPostcode.load(),
    save: ({ deliveryPostcode }) => deliveryPostcode.save({ postcode: "RH10 6AB", at: NOON }),
  },
  printedDays: {
    load: ({ printedDays }) => printedDays.load(),
    save: ({ printedDays }) =>
      printedDays.save({ "2026-11-28": { at: "2026-11-27T18:20:00.000Z", orders: ["A"] } }),
  },
  labelKind: {
    load: ({ labelKind }) => labelKind.load(),
    save: ({ labelKind }) => labelKind.save("62x29"),
  },
  chosenDays: {
    load: ({ chosenDays }) => chosenDays.load(),
    save: ({ chosenDays }) => chosenDays.save({ delivery: "2026-11-28" }),
  },
  takenAlong: {
    load: ({ takenAlong }) => takenAlong.load(),
    save: ({ takenAlong }) => takenAlong.save(A_LIST),
  },
  tickQueue: {
    all: ({ tickQueue }) => tickQueue.all(),
    find: ({ tickQueue }) => tickQueue.find("T1"),
    add: ({ tickQueue }) => tickQueue.add({ ...A_TICK, id: "B" }),
    replace: ({ tickQueue }) => tickQueue.replace({ ...A_TICK, sentAt: NOON }),
    remove: ({ tickQueue }) => tickQueue.remove("T1"),
  },
  countQueue: {
    all: ({ countQueue }) => countQueue.all(),
    find: ({ countQueue }) => countQueue.find("C1"),
    add: ({ countQueue }) => countQueue.add({ ...A_WAITING_COUNT, id: "B" }),
    replace: ({ countQueue }) => countQueue.replace({ ...A_WAITING_COUNT, sentAt: NOON }),
    remove: ({ countQueue }) => countQueue.remove("C1"),
  },
  ownCounts: {
    load: ({ ownCounts }) => ownCounts.load(),
    save: ({ ownCounts }) => ownCounts.save(OWN_COUNTS),
  },
  lastBackup: {
    load: ({ lastBackup }) => lastBackup.load(),
    save: ({ lastBackup }) => lastBackup.save("2026-06-20T11:00:00.000Z"),
  },
  deeds: { take: ({ deeds }) => deeds.take("A") },
};

export interface NamedCall {
  /** Such as "orders.find". */
  readonly name: string;
  readonly call: Call;
}

export const CALLS: readonly NamedCall[] = Object.entries(EVERY_CALL).flatMap(
  ([repository, calls]) =>
    Object.entries(calls).map(([method, call]) => ({
      name: `${repository}.${method}`,
      call: call as Call,
    })),
);

const isWrite = ({ name }: NamedCall): boolean =>
  /\.(?:save|add|replace|remove|putBack|note|mark|keep|forget)/.test(name);

export const WRITES = CALLS.filter(isWrite);

export const READS = CALLS.filter((call) => !isWrite(call));

/** Puts a record "A" wherever there can be several. */
export const addEveryA = async (records: Records): Promise<void> => {
  await records.orders.add(anOrder());
  await records.agreements.add(anAgreement());
  await records.refunds.add(aRefund());
  await records.partRefunds.add(aPartRefund());
  await records.messages.add(aMessage());
  await records.waitlist.add(aWaiting());
  await records.customers.add(aCustomer());
  await records.customers.add(aCustomer({ id: "D", email: "d@example.com" }));
  await records.flocks.addCost("1", aCost());
  await records.flocks.addEggs("1", anEggCount());
  await records.lots.save([aLot()]);
  await records.moves.addAll([aMove()]);
  await records.care.addHens("1", aHenEntry());
  await records.care.addMedicine("1", aMedicine());
  await records.care.noteCount("1", "A", { ...NO_NOTE, at: NOON });
  await records.posts.add(aPost());
  await records.ownPayments.add(anOwnPayment());
  await records.drafts.keep(aDraft());
  await records.tickQueue.add(A_TICK);
  await records.countQueue.add(A_WAITING_COUNT);
};
