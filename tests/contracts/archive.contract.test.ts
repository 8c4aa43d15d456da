import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordsIn } from "#adapters/farm-json/document-records.ts";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { leavingOut } from "#adapters/farm-json/json-path.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { inDocuments } from "#tests/support/archive-documents.ts";
import { farmDocuments, flawedDocuments } from "#tests/support/farm-documents.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { anOrder } from "#tests/support/orders.ts";
import { dataAddress, GIF, pngOf } from "#tests/support/picture-files.ts";
import { aCustomer, anAgreement, anEggCount } from "#tests/support/records.ts";
import { TEST_STORES } from "#tests/support/stores.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const RUNS = 12;

const [FIRST] = fc.sample(farmDocuments, { numRuns: 1, seed: 7 }) as [FarmDocuments];

const A_SHOP: FarmDocuments = {
  ...FIRST,
  orders: [
    {
      id: "GIFT-1",
      date: "2026-06-20T11:00:00.000Z",
      customerEmail: "mabel@example.com",
      total: 3.4,
      status: "Pending",
      items: [],
      giftWrap: true,
    },
  ],
  customers: [{ id: "C", name: "Mabel", email: "m@example.com", phone: "", since: "v0" }],
};

describe.each(TEST_STORES)("all records at once in %s", (_name, freshTestStore) => {
  test("are what a shop opens with, at first", async () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    const { eggInventory, orders, blogPosts } = await archive.read();
    expect(eggInventory).toEqual(DEFAULT_INVENTORY);
    expect(orders).toEqual([]);
    expect(blogPosts).toHaveLength(SAMPLE_POSTS.length);
  });

  test("of any shop are taken, and are read as they were, with their unknown fields", {
    timeout: seconds(60),
  }, async () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    await fc.assert(
      fc.asyncProperty(farmDocuments, async (documents) => {
        expect(archive.refusedIn(documents)).toEqual([]);
        await archive.replace(documents);
        expect(await archive.read()).toEqual(documents);
      }),
      { numRuns: RUNS },
    );
  });

  test("of any file are taken once refused records are left out", {
    timeout: seconds(60),
  }, async () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    await fc.assert(
      fc.asyncProperty(flawedDocuments, async (documents) => {
        const refused = archive.refusedIn(documents);
        const rest = leavingOut(
          documents,
          refused.map(({ place }) => place),
        );
        expect(archive.refusedIn(rest)).toEqual([]);
        await archive.replace(rest);
        const taken = await archive.read();
        expect(recordsIn(taken)).toHaveLength(recordsIn(rest).length);
        expect(taken.customers).toEqual(rest.customers);
        await archive.replace(taken);
        expect(await archive.read()).toEqual(taken);
      }),
      { numRuns: RUNS },
    );
  });

  test("hold their pictures themselves, letter by letter", async () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    const [first, second] = [dataAddress(pngOf(30, 20)), dataAddress(GIF, "gif")];
    const unusual = second.replace("gif;", "GIF;x=y;");
    const broken = dataAddress(pngOf(3, 3).subarray(0, 40));
    const [post] = (await archive.read()).blogPosts as readonly object[];
    const [content, other] = [first, second, unusual, broken, first].reduce(
      ([all, one], src) => [`${all}<p>A</p><img src="${src}" alt="b > c">`, one],
      ["", `<p>${first}</p>`],
    );
    const documents: FarmDocuments = {
      ...A_SHOP,
      blogPosts: [
        { ...post, id: "1", featuredImage: first, content, date: "2026-06-20" },
        { ...post, id: "2", featuredImage: broken, content: other, date: "2026-06-21" },
      ],
      splashConfig: { content, enabled: true, version: 3 },
      farmProfile: { farm: DEFAULT_PROFILE.farm, later: { picture: unusual, text: content } },
    };
    await archive.replace(documents);
    const { blogPosts, splashConfig, farmProfile } = await archive.read();
    expect({ ...documents, blogPosts, splashConfig, farmProfile }).toEqual(documents);
  });

  test("leave the settings as they are where they have none", async () => {
    const { archive, records } = freshTestStore().openTab().shop;
    const { profile, ...rest } = await archive.read();
    expect(profile).toEqual({});
    const hilltop = { farm: { ...DEFAULT_PROFILE.farm, name: "Hilltop Hens" } };
    await records.profile.save(hilltop);
    await archive.replace(rest);
    expect(await records.profile.load()).toEqual(hilltop);
  });

  test("replace those that were there, for every tab and every use", async () => {
    const testStore = freshTestStore();
    const { shop } = testStore.openTab();
    await shop.unitOfWork.run(async ({ orders, customers, agreements }) => {
      await orders.add(anOrder({ id: "OLD" }));
      await customers.add(aCustomer({ id: "OLD" }));
      await agreements.add(anAgreement({ orderId: "UNDER-WAY" }));
    });
    await inDocuments(shop.archive).replace(A_SHOP);
    const { records } = testStore.openTab().shop;
    expect(await records.orders.find("OLD")).toBeNull();
    expect(await records.orders.find("GIFT-1")).toMatchObject({ total: 340 });
    const found = await records.orders.page({ text: "gift", status: "All", after: null });
    expect(found.items.map(({ id }) => id)).toEqual(["GIFT-1"]);
    const gone = await records.orders.page({ text: "old", status: "All", after: null });
    expect(gone).toMatchObject({ items: [], total: 0 });
    const everybody = await records.customers.page({ text: "mab", sort: null, after: null });
    expect(everybody.items.map(({ id }) => id)).toEqual(["C"]);
    expect(await records.agreements.find("UNDER-WAY")).not.toBeNull();
  });

  test("keep a record's unknown fields while others change, and go on after it", async () => {
    const { shop } = freshTestStore().openTab();
    await inDocuments(shop.archive).replace(A_SHOP);
    await shop.unitOfWork.run(async ({ orders, customers }) => {
      const order = await orders.find("GIFT-1");
      if (order) await orders.replace({ ...order, status: "Completed" });
      await orders.add(anOrder({ id: "NEXT" }));
      await customers.add(aCustomer({ id: "D", email: "d@example.com" }));
    });
    const { orders, customers } = await inDocuments(shop.archive).read();
    expect(orders).toMatchObject([
      { id: "GIFT-1", status: "Completed", giftWrap: true },
      { id: "NEXT" },
    ]);
    expect(customers).toMatchObject([{ id: "C", since: "v0" }, { id: "D" }]);
  });

  test("archive.read gives records as a backup of them is read, whatever Undo called unknown", async () => {
    const { archive, unitOfWork } = freshTestStore().openTab().shop;
    await unitOfWork.run(async ({ customers, flocks }) => {
      await customers.putBack([
        { item: aCustomer({ id: "1", email: "a@example.com" }), unknown: {} },
        {
          item: aCustomer({ id: "2", email: "b@example.com" }),
          unknown: { name: "", since: "v0" },
        },
      ]);
      await flocks.putBackEggs("1", [{ item: anEggCount({ id: "E" }), unknown: { large: 7 } }]);
    });
    const { customers, flocks } = await archive.read();
    expect(customers.map(({ unknown }) => unknown)).toEqual([null, { since: "v0" }]);
    expect(flocks.eggCounts.map(({ unknown }) => unknown)).toEqual([null]);
  });

  test("notify other tabs, topic by topic", async () => {
    const testStore = freshTestStore();
    const [here, there] = [testStore.openTab(), testStore.openTab()];
    const heard = await heardWhile(there, () => inDocuments(here.shop.archive).replace(A_SHOP));
    expect(heard).toEqual(expect.arrayContaining(["customers", "flocks", "orders", "posts"]));
  });

  test("that can't be read are named, with their places", async () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    const refused = archive.refusedIn({
      ...A_SHOP,
      customers: [aCustomer({ id: "1" }), "nobody", { name: "without an id" }],
      eggPrices: { large: { 6: "dear" } },
      flockData: { 1: { costLog: [{ id: "a" }], eggLog: [] } },
      splashConfig: { content: 7 },
    });
    expect(refused.map(({ place, reason }) => [...place, reason].join(" "))).toEqual(
      expect.arrayContaining([
        "customers 1 unreadable",
        "customers 2 unreadable",
        "eggPrices large unreadable",
        "flockData 1 costLog 0 unreadable",
        "splashConfig unreadable",
      ]),
    );
    expect(refused).toHaveLength(5);
  });
});

const DATABASES = TEST_STORES.filter(([name]) => name.startsWith("P"));

describe.each(DATABASES)("what a %s refuses", (_name, freshTestStore) => {
  test("are a second customer of one e-mail, second ids, and figures beyond all measure", async () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    const documents = {
      ...A_SHOP,
      customers: [
        aCustomer({ id: "1", email: "mabel@example.com" }),
        aCustomer({ id: "2", email: "MABEL@example.com " }),
        aCustomer({ id: "1", email: "other@example.com" }),
        aCustomer({ id: "3", email: "" }),
        aCustomer({ id: "4", email: "" }),
      ],
      orders: [{ id: "A", total: 1e300 }, { id: "A" }, { id: "" }, { id: "" }],
      eggPrices: { large: { 6: 1e9 } },
    };
    const refused = archive.refusedIn(documents);
    expect(refused.map(({ place, reason }) => [...place, reason].join(" ")).sort()).toEqual([
      "customers 1 second-email",
      "customers 2 second-id",
      "eggPrices large too-high",
      "orders 0 unreadable",
      "orders 1 second-id",
    ]);
  });

  test("is named once, also where nothing can be made of a figure beyond all measure", async () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    const refused = archive.refusedIn({
      ...A_SHOP,
      eggInventory: { large: 1e308 },
      flockData: { 1: { costLog: [{ id: "a", date: "2026-06-01", type: "feed", amount: 1e21 }] } },
    });
    expect(refused.map(({ place, reason }) => [...place, reason].join(" "))).toEqual([
      "eggInventory large unreadable",
      "flockData 1 costLog 0 unreadable",
    ]);
  });

  test("is refused whole where it is tried all the same: what was there stays", async () => {
    const archive = inDocuments(freshTestStore().openTab().shop.archive);
    await archive.replace(A_SHOP);
    const twins = [aCustomer({ id: "1" }), aCustomer({ id: "1", email: "b@example.com" })];
    await expect(archive.replace({ ...A_SHOP, orders: [], customers: twins })).rejects.toThrow();
    expect(await archive.read()).toMatchObject({
      orders: A_SHOP.orders,
      customers: A_SHOP.customers,
    });
  });
});

describe("a shop that moves", () => {
  test("is the same wherever it goes, and back", { timeout: seconds(60) }, async () => {
    const archives = TEST_STORES.map(([, freshTestStore]) =>
      inDocuments(freshTestStore().openTab().shop.archive),
    );
    const [start] = archives;
    if (!start) throw new Error("a place");
    await fc.assert(
      fc.asyncProperty(farmDocuments, async (documents) => {
        await start.replace(documents);
        let moved = await start.read();
        for (const archive of [...archives, start]) {
          await archive.replace(moved);
          const arrived = await archive.read();
          expect(arrived).toEqual(moved);
          moved = arrived;
        }
      }),
      { numRuns: 5 },
    );
  });
});
