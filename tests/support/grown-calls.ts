import { NO_NOTE } from "#core/care/count-note.ts";
import { FARM } from "#core/farm.ts";
import { ordersOfDay } from "#core/orders/orders-of-day.ts";
import { WITHOUT_DATE } from "#core/packing/orders-for-day.ts";
import type { ShopRecords } from "#ports/records.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import {
  aCost,
  aCustomer,
  aHenEntry,
  aLot,
  aMedicine,
  aMove,
  anAgreement,
  anEggCount,
} from "#tests/support/records.ts";

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

const A_SUM = { week: "2026-11-16", category: "large", kind: "count", eggs: 6 } as const;

const EVERY = { text: "", status: "All", after: null } as const;
const HALF_WAY = "1700000000000/7";
const DAYS = { first: "2026-11-01", last: "2026-11-20" };
const BY_NAME = { column: "name", direction: "ascending" } as const;
const ALL_CUSTOMERS = { text: "", sort: null, after: null } as const;

type Read = (records: ShopRecords) => Promise<unknown>;

/** Each call of the repositories whose tables grow, by what it is called. */
export const GROWN_CALLS: Readonly<Record<string, Read>> = {
  "orders.find": ({ orders }) => orders.find("o5000"),
  "orders.add": ({ orders }) => orders.add(anOrder({ id: "new" })),
  "orders.replace": ({ orders }) => orders.replace(anOrder({ id: "o5000", status: "Pending" })),
  "orders.known": ({ orders }) => orders.known(["o5000", "o5001"]),
  "orders.withIds": ({ orders }) => orders.withIds(["o5000", "o5001"]),
  "orders.ofCapture": ({ orders }) => orders.ofCapture("m5000"),
  "orders.pending": ({ orders }) => orders.pending(),
  "orders.toHandOver": ({ orders }) => orders.toHandOver(),
  "orders.toPack": ({ orders }) => orders.toPack(),
  "orders.forDays": ({ orders }) => orders.forDays(["2026-11-14", "2026-11-15"]),
  "orders.forDaysFrom": ({ orders }) => orders.forDaysFrom("2026-11-18"),
  "orders.owed": ({ orders }) => orders.owed(),
  "orders.touchedSince": ({ orders }) => orders.touchedSince("2026-11-18T00:00:00.000Z"),
  "orders.placesFrom": ({ orders }) => orders.placesFrom("2026-11-18"),
  "orders.placedSince": ({ orders }) => orders.placedSince("2026-11-05"),
  "orders.oldest": ({ orders }) => orders.oldest(),
  "orders.ofEmail": ({ orders }) => orders.ofEmail("c77@x.uk"),
  "orders.page": ({ orders }) => orders.page(EVERY),
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
  "agreements.find": ({ agreements }) => agreements.find("o500"),
  "agreements.withIds": ({ agreements }) => agreements.withIds(["o500", "o501"]),
  "agreements.underWay": ({ agreements }) => agreements.underWay(),
  "agreements.openedBefore": ({ agreements }) => agreements.openedBefore("2026-01-01"),
  "agreements.add": ({ agreements }) => agreements.add(anAgreement({ orderId: "new" })),
  "agreements.replace": ({ agreements }) => agreements.replace(anAgreement({ orderId: "o500" })),
  "agreements.remove": ({ agreements }) => agreements.remove("o500"),
  "agreements.removeAll": ({ agreements }) => agreements.removeAll(["o500", "o501"]),
  "customers.find": ({ customers }) => customers.find("c500"),
  "customers.replace": ({ customers }) =>
    customers.replace(aCustomer({ id: "c500", email: "c500@x.uk" })),
  "customers.putBack": ({ customers }) =>
    customers.putBack([{ item: aCustomer({ id: "back", email: "back@x.uk" }), unknown: null }]),
  "customers.withEmail": ({ customers }) => customers.withEmail("c77@x.uk"),
  "customers.add": ({ customers }) => customers.add(aCustomer({ id: "new" })),
  "customers.remove": ({ customers }) => customers.remove("c500"),
  "customers.page of a word": ({ customers }) =>
    customers.page({ ...ALL_CUSTOMERS, text: "customer777" }),
  "customers.page of a word, sorted": ({ customers }) =>
    customers.page({ ...ALL_CUSTOMERS, text: "customer777", sort: BY_NAME }),
  "flocks.books": ({ flocks }) => flocks.books("1"),
  "flocks.entriesBetween": ({ flocks }) => flocks.entriesBetween("1", DAYS),
  "flocks.totals": ({ flocks }) => flocks.totals("1", null),
  "flocks.totals of days": ({ flocks }) => flocks.totals("1", DAYS),
  "flocks.firstCount": ({ flocks }) => flocks.firstCount("1"),
  "flocks.oldestDay": ({ flocks }) => flocks.oldestDay(),
  "flocks.findCost": ({ flocks }) => flocks.findCost("1", "k500"),
  "flocks.findEggs": ({ flocks }) => flocks.findEggs("1", "e500"),
  "flocks.replaceCost": ({ flocks }) => flocks.replaceCost("1", aCost({ id: "k500" })),
  "flocks.replaceEggs": ({ flocks }) => flocks.replaceEggs("1", anEggCount({ id: "e500" })),
  "flocks.putBackCosts": ({ flocks }) =>
    flocks.putBackCosts("1", [{ item: aCost({ id: "back" }), unknown: null }]),
  "flocks.putBackEggs": ({ flocks }) =>
    flocks.putBackEggs("1", [{ item: anEggCount({ id: "back" }), unknown: null }]),
  "flocks.addCost": ({ flocks }) => flocks.addCost("1", aCost()),
  "flocks.addEggs": ({ flocks }) => flocks.addEggs("1", anEggCount()),
  "flocks.removeCost": ({ flocks }) => flocks.removeCost("1", "k500"),
  "flocks.removeEggs": ({ flocks }) => flocks.removeEggs("1", "e500"),
  "care.of": ({ care }) => care.of("1"),
  "care.medicines": ({ care }) => care.medicines(),
  "care.saveName": ({ care }) => care.saveName("1", { name: "Reds", pulletsUntil: "" }),
  "care.addHens": ({ care }) => care.addHens("1", aHenEntry()),
  "care.replaceHens": ({ care }) => care.replaceHens("1", aHenEntry({ hens: 1 })),
  "care.removeHens": ({ care }) => care.removeHens("1", "A"),
  "care.putBackHens": ({ care }) =>
    care.putBackHens("1", [{ item: aHenEntry({ id: "back" }), unknown: null }]),
  "care.addMedicine": ({ care }) => care.addMedicine("1", aMedicine()),
  "care.replaceMedicine": ({ care }) => care.replaceMedicine("1", aMedicine({ days: 14 })),
  "care.countNotes": ({ care }) => care.countNotes("1"),
  "care.countNotesOf": ({ care }) => care.countNotesOf("1", ["e500", "e505"]),
  "care.findCountNote": ({ care }) => care.findCountNote("e500"),
  "care.noteCount": ({ care }) => care.noteCount("1", "e500", { ...NO_NOTE, cracked: 1 }),
  "care.markCount": ({ care }) => care.markCount("1", "e505", true),
  "care.markCount of one without a note": ({ care }) => care.markCount("1", "new", true),
  "care.forgetTimes": ({ care }) => care.forgetTimes("1", NOON),
  "lots.open": ({ lots }) => lots.open(),
  "lots.open of a kind": ({ lots }) => lots.open(["large"]),
  "lots.withIds": ({ lots }) => lots.withIds(["l500", "l501"]),
  "lots.laidBy": ({ lots }) => lots.laidBy("1", "2026-11-01", "2026-11-14"),
  "lots.bookedSince": ({ lots }) => lots.bookedSince("2026-11-16T00:00:00.000Z"),
  "lots.eggsSince": ({ lots }) => lots.eggsSince("2026-10-16T00:00:00.000Z"),
  "lots.finishedBefore": ({ lots }) => lots.finishedBefore("2026-05-01", 500),
  "lots.save": ({ lots }) => lots.save([aLot({ id: "new" }), aLot({ id: "l500" })]),
  "lots.replaceBySums": ({ lots }) => lots.replaceBySums(["l501"], [A_SUM]),
  "lots.weekSumsFrom": ({ lots }) => lots.weekSumsFrom("2026-11-16"),
  "moves.withIds": ({ moves }) => moves.withIds(["m500", "m501"]),
  "moves.undoing": ({ moves }) => moves.undoing(["m500", "m501"]),
  "moves.ofOrders": ({ moves }) => moves.ofOrders(["o500", "o501"]),
  "moves.ofLots": ({ moves }) => moves.ofLots(["l500", "l501"]),
  "moves.between": ({ moves }) =>
    moves.between("2026-10-16T00:00:00.000Z", "2026-10-23T00:00:00.000Z"),
  "moves.eggsOutSince": ({ moves }) => moves.eggsOutSince("2026-10-16T00:00:00.000Z"),
  "moves.sumsBetween": ({ moves }) =>
    moves.sumsBetween("2026-10-16T00:00:00.000Z", "2026-11-01T00:00:00.000Z"),
  "moves.last": ({ moves }) => moves.last(50),
  "moves.addAll": ({ moves }) => moves.addAll([aMove({ id: "new" })]),
  "moves.removeOfLots": ({ moves }) => moves.removeOfLots(["l500", "l501"]),
};
