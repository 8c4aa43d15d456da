import { describe, expect, test, vi } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { MABEL } from "#tests/support/a-shop.ts";
import { aBrowserOf, aServer, remoteShopOf } from "#tests/support/loop-back.ts";

const DOZENS = [
  { category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 2 },
] as const;

const aRemoteShop = () => {
  const server = aServer();
  const browser = aBrowserOf(server.app);
  return { ...server, ...browser, shop: remoteShopOf(browser.fetch) };
};

describe("remoteShop", () => {
  test("answers as the shop does", async () => {
    const { shop } = aRemoteShop();
    expect(await shop.counter.getPrices()).toEqual(DEFAULT_PRICES);
    expect(await shop.counter.getInventory()).toEqual(DEFAULT_INVENTORY);
    expect(await shop.counter.getShownSplash(0)).toBeNull();
    expect(await shop.counter.listPosts(null)).toMatchObject({ total: 2 });
    expect(await shop.counter.getPost("nobody's")).toBeNull();
  });

  test("takes a practice payment from the opening to My Orders", async () => {
    const { shop, app } = aRemoteShop();
    const opened = await shop.counter.openPayment(DOZENS, "practice", 680, "Ring twice");
    expect(opened).toMatchObject({ ok: true, value: { orderId: "PAY-1" } });
    const other = remoteShopOf(aBrowserOf(app).fetch);
    expect((await other.counter.getInventory()).large).toBe(156);
    expect(await shop.counter.takePayment("PAY-1", MABEL)).toMatchObject({ ok: true });
    expect(await shop.counter.findOrders(MABEL.email)).toMatchObject([
      { id: "PAY-1", total: 680, note: "Ring twice" },
    ]);
    expect(await other.counter.findOrders(MABEL.email)).toEqual([]);
    expect(await other.counter.getPaymentStates(["PAY-1"])).toEqual({ "PAY-1": "taken" });
  });

  test("returns refusals as data", async () => {
    const { shop } = aRemoteShop();
    expect(await shop.counter.openPayment(DOZENS, "practice", 1)).toEqual({
      ok: false,
      refusal: { kind: "price-changed", total: 680 },
    });
    expect(await shop.counter.logIn("wrong")).toEqual({
      ok: false,
      refusal: { kind: "wrong-password" },
    });
  });

  test("lets only the owner into the office", async () => {
    const { shop, app } = aRemoteShop();
    await expect(shop.office.getStockSheet()).rejects.toMatchObject({ code: "not-logged-in" });
    expect(await shop.counter.logIn("farmgate")).toEqual({ ok: true, value: { kind: "owner" } });
    expect(await shop.counter.isLoggedIn()).toBe(true);
    const sheet = await shop.office.getStockSheet();
    const edits = [{ category: "large", version: sheet.large.version, to: 7 }] as const;
    expect(await shop.office.saveInventory(edits)).toMatchObject({ ok: true });
    const other = remoteShopOf(aBrowserOf(app).fetch);
    expect((await other.counter.getInventory()).large).toBe(7);
    await expect(other.office.getSplash()).rejects.toMatchObject({ code: "not-logged-in" });
    await shop.counter.logOut();
    await expect(shop.office.getStockSheet()).rejects.toMatchObject({ code: "not-logged-in" });
  });
});

describe("a lost answer", () => {
  const NEW = { name: "Ada", email: "ada@example.com", phone: "" };

  /** Sends, but loses so many of the answers, after the shop has done what was asked. */
  const losing = (times: number) => {
    const { shop, fetch, jar, serverStore } = aRemoteShop();
    let left = 0;
    const lossy = vi.fn(async (path: string, init?: RequestInit) => {
      const before = [...jar];
      const response = await fetch(path, init);
      if (left-- <= 0) return response;
      // With the answer its cookies are lost.
      jar.clear();
      for (const [name, value] of before) jar.set(name, value);
      throw new TypeError("connection reset");
    });
    return {
      shop,
      serverStore,
      lossy,
      remote: remoteShopOf(lossy),
      loseFromNow: () => {
        left = times;
      },
    };
  };

  test("is retried, and the command runs once", async () => {
    const { shop, remote, lossy, loseFromNow } = losing(2);
    await shop.counter.logIn("farmgate");
    loseFromNow();
    expect(await remote.office.addCustomer(NEW)).toMatchObject({ ok: true });
    expect(lossy).toHaveBeenCalledTimes(3);
    const { total } = await shop.office.listCustomers({ text: "", sort: null, after: null });
    expect(total).toBe(1);
  });

  test("that stays lost lets no other eggs leave under its id, and those under another", async () => {
    const { shop, remote, loseFromNow } = losing(3);
    await shop.counter.logIn("farmgate");
    await shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-14" } } });
    const six = { id: "of-the-page", category: "large", eggs: 6, kind: "given" } as const;
    loseFromNow();
    await expect(remote.office.takeEggs(six)).rejects.toMatchObject({ code: "shop-unreachable" });
    expect(await remote.office.takeEggs({ ...six, eggs: 8 })).toEqual({
      ok: false,
      refusal: { kind: "already-taken", taken: { category: "large", eggs: 6, kind: "given" } },
    });
    expect((await shop.counter.getInventory()).large).toBe(54);
    expect(await remote.office.takeEggs({ ...six, id: "drawn-anew", eggs: 8 })).toMatchObject({
      ok: true,
    });
    expect((await shop.counter.getInventory()).large).toBe(46);
  });

  test("that stays lost becomes a Fault after three tries", async () => {
    const { remote, lossy, loseFromNow } = losing(99);
    loseFromNow();
    await expect(remote.counter.getPrices()).rejects.toMatchObject({ code: "shop-unreachable" });
    expect(lossy).toHaveBeenCalledTimes(3);
  });

  test("of an opened payment still lets this browser find its order", async () => {
    const { remote, shop, loseFromNow } = losing(1);
    loseFromNow();
    const opened = await remote.counter.openPayment(DOZENS, "practice", 680);
    expect(opened).toMatchObject({ value: { orderId: "PAY-1" } });
    await shop.counter.takePayment("PAY-1", MABEL);
    expect(await shop.counter.findOrders(MABEL.email)).toHaveLength(1);
  });
});
