import { describe, expect, test } from "vitest";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { refusedIn } from "#adapters/farm-json/refused-records.ts";
import type { RefusedRecord } from "#core/backup/backup-file.ts";
import { NO_RECORDS } from "#tests/support/farm-documents.ts";

const ANY = { highest: null, isUnique: false };

const said = (refused: readonly RefusedRecord[], reasons: readonly RefusedRecord["reason"][]) =>
  refused
    .filter(({ reason }) => reasons.includes(reason))
    .map(({ place, reason }) => [...place, reason].join(" "));

describe("refusedIn of figures that are too high", () => {
  const highest = { figure: 1_000, price: 10_000 };
  const tooHigh = (documents: Partial<FarmDocuments>) =>
    said(refusedIn({ ...NO_RECORDS, ...documents }, { ...ANY, highest }), ["too-high"]);

  test("finds them anywhere in a record, above and below 0", () => {
    const entry = { id: "a", date: "2026-06-20" };
    expect(
      tooHigh({
        orders: [
          { id: "A", total: 1_000, items: [{ price: 3, quantity: 1_000 }] },
          { id: "B", total: 1_000.01 },
          { id: "C", total: -1_001 },
          { id: "D", total: 1, items: [{ price: 1 }, { price: 1, packSize: 1_001 }] },
          { id: "2000", note: "5000", total: 1 },
        ],
        eggInventory: { small: 1_000, large: 1_001 },
        flockData: {
          1: {
            costLog: [{ ...entry, type: "feed", amount: 1_001 }],
            eggLog: [{ ...entry, large: 7 }],
          },
        },
        splashConfig: { content: "", enabled: true, version: 1_001 },
      }),
    ).toEqual([
      "eggInventory large too-high",
      "orders 1 too-high",
      "orders 2 too-high",
      "orders 3 too-high",
      "flockData 1 costLog 0 too-high",
      "splashConfig too-high",
    ]);
  });

  test("measures prices by the highest price", () => {
    expect(
      tooHigh({
        eggPrices: { small: { 6: 100, 12: 99 }, large: { 6: 1, 12: 100.5 } },
        orders: [{ id: "A", total: 101 }],
      }),
    ).toEqual(["eggPrices large too-high"]);
  });

  test("ignores values that are no records", () => {
    expect(tooHigh({ customers: [null, "2000", []], splashConfig: null })).toEqual([]);
  });
});

describe("refusedIn of second ids and e-mails", () => {
  const seconds = (documents: Partial<FarmDocuments>) =>
    said(refusedIn({ ...NO_RECORDS, ...documents }, { ...ANY, isUnique: true }), [
      "second-id",
      "second-email",
    ]);

  test("finds a second id among orders, among customers and among stories, as text or number", () => {
    expect(
      seconds({
        orders: [{ id: "1" }, { id: 1 }, { id: "2" }, { id: "1" }],
        customers: [{ id: "1" }, { id: "1" }, { id: "2" }],
        blogPosts: [{ id: 1 }, { id: "2" }, { id: 2 }],
      }),
    ).toEqual([
      "orders 1 second-id",
      "orders 3 second-id",
      "customers 1 second-id",
      "blogPosts 2 second-id",
    ]);
  });

  test("accepts eggs of one shelf that were laid on two days, and finds the same lot twice", () => {
    const lot = { id: "A-opening", at: "", from: "opening", flock: "" };
    const large = { ...lot, laid: "2026-06-10", eggs: { large: 60 } };
    const small = { ...lot, laid: "2026-06-12", eggs: { small: 30 } };
    const both = { ...lot, laid: "2026-06-14", eggs: { medium: 6, small: 6 } };
    expect(seconds({ eggLots: { lots: [large, small], weeks: {} } })).toEqual([]);
    expect(seconds({ eggLots: { lots: [large, small, both], weeks: {} } })).toEqual([
      "eggLots lots 2 second-id",
    ]);
  });

  test("finds a second id among the hens and among the medicines of one flock", () => {
    const hens = { id: "1", date: "2026-06-20", what: "in", hens: 5 };
    const medicine = {
      id: "1",
      medicine: "Wormer",
      first: "2026-06-20",
      last: "2026-06-20",
      days: 0,
    };
    const flock = { heads: [hens, { ...hens, id: "2" }], medicines: [medicine] };
    const counts = { A: { id: "1" }, B: { id: "1" } };
    expect(seconds({ flockCare: { 1: { ...flock, counts }, 2: flock } })).toEqual([]);
    expect(
      seconds({ flockCare: { 1: { heads: [hens, hens], medicines: [medicine, medicine] } } }),
    ).toEqual(["flockCare 1 heads 1 second-id", "flockCare 1 medicines 1 second-id"]);
  });

  test("ignores empty and missing ids", () => {
    const nobodys = [{ id: "" }, { id: "" }, {}, {}, { id: null }, { id: true }, { id: true }, "A"];
    expect(seconds({ orders: nobodys, customers: nobodys, blogPosts: nobodys })).toEqual([]);
  });

  test("ignores ids of the books", () => {
    const entry = { id: "1", date: "2026-06-20" };
    const cost = { ...entry, type: "feed", amount: 1 };
    expect(
      refusedIn(
        { ...NO_RECORDS, flockData: { 1: { costLog: [cost, cost], eggLog: [entry, entry] } } },
        { ...ANY, isUnique: true },
      ),
    ).toEqual([]);
  });

  test("finds a second e-mail of customers, compared as their shop does", () => {
    expect(
      seconds({
        customers: [
          { id: "1", email: "mabel@example.com" },
          { id: "2", email: "" },
          { id: "3", email: " MABEL@example.com" },
          { id: "4", email: "" },
          { id: "5" },
          { id: "6", email: "abel@example.com" },
        ],
        orders: [
          { id: "1", email: "m@example.com" },
          { id: "2", email: "m@example.com" },
        ],
      }),
    ).toEqual(["customers 2 second-email"]);
  });

  test("accepts an e-mail whose first customer is refused for the id", () => {
    const customers = [
      { id: "1", email: "ada@example.com" },
      { id: "1", email: "mabel@example.com" },
      { id: "2", email: "mabel@example.com" },
    ];
    expect(seconds({ customers })).toEqual(["customers 1 second-id"]);
  });
});

test("refusedIn refuses a document of the wrong kind as a whole, and a splash page once", () => {
  const wrong = { ...NO_RECORDS, orders: {}, splashConfig: { content: 7 } };
  expect(said(refusedIn(wrong, ANY), ["unreadable"])).toEqual([
    "orders unreadable",
    "splashConfig unreadable",
  ]);
  expect(refusedIn(NO_RECORDS, ANY)).toEqual([]);
});

test("a record that is refused for two reasons is named once, by the first", () => {
  const eggInventory = { small: 1e308, large: -1 };
  expect(
    refusedIn({ ...NO_RECORDS, eggInventory }, { ...ANY, highest: { figure: 9, price: 9 } }),
  ).toEqual([
    { place: ["eggInventory", "small"], name: "eggInventory, small", reason: "unreadable" },
    { place: ["eggInventory", "large"], name: "eggInventory, large", reason: "unreadable" },
  ]);
});
