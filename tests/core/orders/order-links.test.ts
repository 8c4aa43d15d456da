import { describe, expect, test } from "vitest";
import { farmJson } from "#adapters/farm-json/farm-json.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import { createBackgroundJobs } from "#core/shop/background-jobs.ts";
import {
  agreeable,
  aShop,
  cleaner,
  countingIds,
  memoryStores,
  noon,
} from "#tests/support/a-shop.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";
import { anOrder } from "#tests/support/orders.ts";

const ORDER = anOrder({
  customerName: "Mabel Hen",
  phone: "07700 900142",
  note: "Ring twice",
  address: { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" },
  captureId: "MONEY",
});

/** A shop that several people visit, seen by a browser that has bought nothing. */
const aShopOfOthers = async (hasLinks = true) => {
  const stores = memoryStores();
  const links = hasLinks ? memoryServerStore().links : null;
  const proven: string[] = ["nobody@example.com"];
  const deps = {
    links,
    orderTokens: null,
    clock: noon,
    ids: countingIds(),
    shared: { publicUrl: "https://eggs.example", sendsMail: false },
    postman: null,
  };
  const { app, records } = aShop({
    ...deps,
    stores,
    lookups: {
      ...everyOrder,
      mine: async () => [],
      proven: async () => proven,
      prove: async (email) => void proven.push(email),
    },
  });
  const backgroundJobs = createBackgroundJobs({
    ...deps,
    store: stores.shop,
    payments: { paypal: agreeable() },
    cleaner,
    backupFormat: farmJson(async () => ""),
    log: { error: () => undefined },
  });
  await records.orders.add(ORDER);
  const sent = async () => (await records.messages.page(null)).items;
  return { counter: app.shop.counter, backgroundJobs, links, proven, sent };
};

describe("requestOrderLink", () => {
  test("has one mail written, whose link shows the orders once", async () => {
    const { counter, backgroundJobs, links, proven, sent } = await aShopOfOthers();
    expect(await counter.findOrders("mabel@example.com")).toEqual([]);
    expect(await counter.requestOrderLink(" Mabel@example.com ")).toEqual({
      ok: true,
      value: null,
    });
    expect(await sent()).toEqual([]);
    await backgroundJobs.writeOrderLinks();
    await backgroundJobs.writeOrderLinks();
    expect(await sent()).toMatchObject([
      {
        id: "WISH-1-look-up",
        kind: "look-up",
        to: "Mabel@example.com",
        subject: "Your orders at Farmgate",
        text: expect.stringContaining("https://eggs.example/my-orders#link=token of WISH-1\n"),
      },
    ]);
    expect(await links?.asked(10)).toEqual([]);
    expect(await counter.useOrderLink("token of WISH-1")).toEqual({
      ok: true,
      value: "Mabel@example.com",
    });
    expect(proven).toContain("Mabel@example.com");
    const { phone: _phone, note: _note, address: _address, captureId: _capture, ...seen } = ORDER;
    const money = seen.money.map(({ provider: _provider, ...movement }) => movement);
    expect(await counter.findOrders("mabel@EXAMPLE.com")).toEqual([{ ...seen, money }]);
    expect(await counter.useOrderLink("token of WISH-1")).toEqual({
      ok: false,
      refusal: { kind: "link-over" },
    });
  });

  test.each(["nobody@example.com", "", "no e-mail"])(
    "answers '%s' the same, and has nothing written",
    async (email) => {
      const { counter, backgroundJobs, links, sent } = await aShopOfOthers();
      expect(await counter.requestOrderLink(email)).toEqual({ ok: true, value: null });
      await backgroundJobs.writeOrderLinks();
      expect(await sent()).toEqual([]);
      expect(await links?.asked(10)).toEqual([]);
    },
  );

  test("has its mail written after twenty earlier ones", async () => {
    const { counter, backgroundJobs, links, sent } = await aShopOfOthers();
    for (let at = 0; at < 20; at += 1) await counter.requestOrderLink(`${at}@example.com`);
    await counter.requestOrderLink("mabel@example.com");
    await backgroundJobs.writeOrderLinks();
    expect(await sent()).toEqual([]);
    expect(await links?.asked(10)).toEqual([{ id: "WISH-21", email: "mabel@example.com" }]);
    await backgroundJobs.writeOrderLinks();
    expect(await sent()).toHaveLength(1);
  });
});

test("requestOrderLink writes nothing in a shop without links, and useOrderLink refuses", async () => {
  const { counter, backgroundJobs, sent } = await aShopOfOthers(false);
  expect(await counter.requestOrderLink("mabel@example.com")).toEqual({ ok: true, value: null });
  await backgroundJobs.writeOrderLinks();
  expect(await sent()).toEqual([]);
  expect(await counter.useOrderLink("")).toMatchObject({ refusal: { kind: "link-over" } });
});
