import { expect, test } from "vitest";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { documentsOf, farmRecordsOf } from "#adapters/farm-json/farm-records.ts";
import { lotsToJson } from "#adapters/farm-json/lots-format.ts";
import { unknownIn, withUnknown } from "#adapters/farm-json/unknown-fields.ts";
import { weekToJson } from "#adapters/farm-json/week-json.ts";
import { CLOSED_BOOK } from "#core/ledger/book-settings.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { aLot, aPost } from "#tests/support/records.ts";

const ORDER = {
  id: "A",
  date: "",
  customerEmail: "",
  total: 3.4,
  status: "Pending",
  items: [
    {
      id: "large-12",
      name: "Large Eggs",
      packSize: 12,
      deliveryMethod: "delivery",
      price: 3.4,
      quantity: 1,
    },
  ],
};

const COST = { id: "c", date: "2026-06-20", type: "feed", amount: 12.5, description: "Corn" };

const HENS = { id: "h", date: "2026-06-20", what: "in", hens: 50, note: "" };

const PLAIN: FarmDocuments = documentsOf(
  farmRecordsOf({
    eggInventory: { large: 7 },
    eggPrices: { large: { 6: 1.8 } },
    orders: [ORDER],
    customers: [],
    flockData: { 1: { costLog: [COST], eggLog: [] } },
    flockCare: { 1: { heads: [HENS] } },
    blogPosts: [],
    splashConfig: { content: "<p>News</p>", enabled: true, version: 2 },
    farmProfile: { farm: { ...DEFAULT_PROFILE.farm, name: "Hilltop Hens" } },
    farmWeek: weekToJson(DEFAULT_PROFILE.week, {}),
    runOrder: ["RH10 6AB"],
    farmBook: CLOSED_BOOK,
    eggLots: lotsToJson({ lots: [aLot()], weeks: [] }),
    eggMoves: [],
  }),
);

test("farmRecordsOf finds no unknown fields in documents that are fully known", () => {
  const { orders, flocks, topLevelUnknown } = farmRecordsOf(PLAIN);
  expect(topLevelUnknown).toEqual({});
  expect([...orders, ...flocks.costs].map(({ unknown }) => unknown)).toEqual([null, null]);
});

test("farmRecordsOf keeps an unknown field once, with its record or with the document", () => {
  const documents = {
    ...PLAIN,
    eggInventory: { ...(PLAIN.eggInventory as object), goose: 4 },
    orders: [{ ...ORDER, giftWrap: true, items: [{ ...ORDER.items[0], hen: "Ada" }] }],
    flockData: {
      ...(PLAIN.flockData as object),
      1: { costLog: [{ ...COST, shop: "Mill" }], eggLog: [], coop: "red" },
      9: { costLog: [COST] },
    },
    flockCare: {
      ...(PLAIN.flockCare as object),
      1: {
        name: "Reds",
        pulletsUntil: "",
        counts: { c: { cracked: 2, by: "Tom" } },
        heads: [{ ...HENS, breed: "ISA" }],
        medicines: [],
        cockerel: "Bert",
      },
    },
    splashConfig: { content: "<p>News</p>", enabled: true, version: 2, since: "v0" },
    farmProfile: { farm: { ...DEFAULT_PROFILE.farm, motto: "Up early" }, barn: "red" },
    farmWeek: { ...weekToJson(DEFAULT_PROFILE.week, {}), tide: 21 },
  };
  const records = farmRecordsOf(documents);
  expect(records.topLevelUnknown).toEqual({
    inventory: { goose: 4 },
    flocks: { 1: { coop: "red" }, 9: { costLog: [COST] } },
    care: { 1: { counts: { c: { by: "Tom" } }, cockerel: "Bert" } },
    profile: { farm: { motto: "Up early" }, barn: "red" },
    week: { tide: 21 },
    splash: { since: "v0" },
  });
  expect(records.orders.map(({ unknown }) => unknown)).toEqual([
    { giftWrap: true, items: [{ hen: "Ada" }] },
  ]);
  expect(records.flocks.costs.map(({ unknown }) => unknown)).toEqual([{ shop: "Mill" }]);
  expect(records.care?.hens.map(({ unknown }) => unknown)).toEqual([{ breed: "ISA" }]);
  const money = [{ kind: "sale", amount: 340, day: "", at: "", how: "paypal" }];
  const orders = (documents.orders as object[]).map((order) => ({ ...order, money }));
  expect(documentsOf(records)).toEqual({ ...documents, orders });
});

test("farmRecordsOf finds no unknown fields in malformed documents and flocks", () => {
  const nothing = { ...PLAIN, orders: "lost", eggInventory: null, flockData: { 1: "lost", 2: 7 } };
  expect(farmRecordsOf(nothing).topLevelUnknown).toEqual({});
});

test("documentsOf sorts stories by date, and by id on the same date", () => {
  const ids = ["9", "2", "1", "3"];
  const dates = ["2026-06-19", "2026-06-20", "2026-06-20", "2026-06-18"];
  const stories = ids.map((id, at) => ({
    item: aPost({ id, date: dates[at] ?? "" }),
    unknown: null,
  }));
  const { blogPosts } = documentsOf({ ...farmRecordsOf(PLAIN), posts: stories });
  expect((blogPosts as readonly { readonly id: string }[]).map(({ id }) => id)).toEqual([
    "3",
    "9",
    "1",
    "2",
  ]);
});

test.each([
  [{ a: 1 }, { a: 2 }, undefined],
  [{ a: 1, b: { c: 1, d: 2 } }, { b: { c: 3 } }, { a: 1, b: { d: 2 } }],
  [
    [{ a: 1 }, { b: 2 }],
    [{ a: 3 }, {}],
    [null, { b: 2 }],
  ],
  [[{ a: 1 }], [{ a: 3 }], undefined],
  [[{ a: 1 }], [], undefined],
  [[{ a: 1 }], [{}, {}], undefined],
  [{ a: undefined }, {}, undefined],
  [{}, {}, undefined],
  [7, { a: 1 }, undefined],
  [{ a: 1 }, [], undefined],
  ["ab", ["x", "y"], undefined],
  [["x", "y"], "ab", undefined],
])("unknownIn %j, where %j is known, is %j", (value, known, unknown) => {
  expect(unknownIn(value, known)).toEqual(unknown);
});

test.each([
  [{ a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  [{ a: { x: 1 } }, { a: { y: 2 } }, { a: { x: 1, y: 2 } }],
  [{ a: 1 }, { a: 2 }, { a: 1 }],
  [
    [{ a: 1 }, { a: 2 }],
    [null, { b: 3 }],
    [{ a: 1 }, { a: 2, b: 3 }],
  ],
  [{ a: 1 }, undefined, { a: 1 }],
  [{ a: 1 }, [7], { a: 1 }],
  [7, { a: 1 }, 7],
])("withUnknown of %j and %j is %j", (known, more, whole) => {
  expect(withUnknown(known, more)).toEqual(whole);
});
