import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addPack, itemCount } from "#core/cart/cart.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import type { Change } from "#ports/change-feed.ts";
import type { Repositories } from "#ports/repositories.ts";
import { carts, inventories, prices } from "#tests/support/arbitraries.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { aCart } from "#tests/support/purchases.ts";
import { PLACES } from "#tests/support/stores.ts";

const ORDER = anOrder({
  id: "5O190127TN364715T",
  date: "2026-06-20T11:00:00.000Z",
  customerEmail: "Mabel@example.com",
  total: 700,
  items: TWO_ITEMS,
});

const DOZEN = { category: "large", packSize: 12, deliveryMethod: "delivery" } as const;

const addADozen = async ({ carts }: Repositories) =>
  carts.save(addPack(await carts.load(), DOZEN, 340));

describe.each(PLACES)("a store in %s", (_name, freshPlace) => {
  test("that is fresh has the opening stock and prices, an empty basket and no orders", async () => {
    const store = freshPlace().openTab();
    expect(await store.inventory.load()).toEqual(DEFAULT_INVENTORY);
    expect(await store.prices.load()).toEqual(DEFAULT_PRICES);
    expect(await store.carts.load()).toEqual([]);
    expect(await store.carts.countLeftOut()).toBe(0);
    expect(await store.orders.ofEmail("mabel@example.com")).toEqual([]);
    expect(await store.orders.find("anything")).toBeNull();
  });

  test("gives back every basket, stock and price as it was saved", async () => {
    await fc.assert(
      fc.asyncProperty(carts, inventories, prices, async (cart, inventory, price) => {
        const place = freshPlace();
        await place.openTab().unitOfWork.run(async (records) => {
          await records.carts.save(cart);
          await records.inventory.save(inventory);
          await records.prices.save(price);
        });
        const store = place.openTab();
        expect(await store.carts.load()).toEqual(cart);
        expect(await store.inventory.load()).toEqual(inventory);
        expect(await store.prices.load()).toEqual(price);
      }),
      { numRuns: 30 },
    );
  });

  test("finds an order by id, and by email in any case", async () => {
    const store = freshPlace().openTab();
    await store.orders.add(ORDER);
    await store.orders.add({ ...ORDER, id: "other", customerEmail: "abel@example.com" });
    expect(await store.orders.find(ORDER.id)).toEqual(ORDER);
    expect(await store.orders.ofEmail("mABEL@example.com")).toEqual([ORDER]);
  });

  test("lists every order and changes one's status, and no other's", async () => {
    const place = freshPlace();
    const store = place.openTab();
    await store.unitOfWork.run(async ({ orders }) => {
      await orders.add(ORDER);
      await orders.add({ ...ORDER, id: "other" });
      await orders.setStatus("other", "Completed");
      await orders.setStatus("not there", "Completed");
    });
    expect(await place.openTab().orders.all()).toEqual([
      ORDER,
      { ...ORDER, id: "other", status: "Completed" },
    ]);
  });

  test("knows no order by the empty id, not even one that has none", async () => {
    const store = freshPlace().openTab();
    await store.unitOfWork.run(async ({ orders }) => {
      await orders.add({ ...ORDER, id: "" });
      await orders.setStatus("", "Completed");
    });
    expect(await store.orders.find("")).toBeNull();
    expect(await store.orders.all()).toMatchObject([{ status: "Pending" }]);
  });

  test("copies on the way in and out: nobody changes a record by keeping hold of it", async () => {
    const store = freshPlace().openTab();
    const mine = structuredClone(ORDER);
    await store.orders.add(mine);
    Object.assign(mine, { total: 1 });
    expect((await store.orders.find(ORDER.id))?.total).toBe(700);
  });

  test("shows a unit of work its own writes, and others only when it is done", async () => {
    const place = freshPlace();
    const [store, other] = [place.openTab(), place.openTab()];
    await store.unitOfWork.run(async (records) => {
      await addADozen(records);
      expect(await records.carts.load()).toEqual(aCart({}));
      expect(await other.carts.load()).toEqual([]);
    });
    expect(await other.carts.load()).toEqual(aCart({}));
  });

  test("stores nothing of a unit of work that throws, and passes the error on", async () => {
    const store = freshPlace().openTab();
    const failed = store.unitOfWork.run(async (records) => {
      await addADozen(records);
      await records.inventory.save({ ...DEFAULT_INVENTORY, large: 0 });
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect(await store.carts.load()).toEqual([]);
    expect(await store.inventory.load()).toEqual(DEFAULT_INVENTORY);
    await store.unitOfWork.run(addADozen);
    expect(await store.carts.load()).toEqual(aCart({}));
  });

  test("loses none of two writers' changes", async () => {
    const place = freshPlace();
    const tabs = [place.openTab(), place.openTab()];
    await Promise.all(
      Array.from({ length: 50 }, () => tabs.map((tab) => tab.unitOfWork.run(addADozen))).flat(),
    );
    expect(itemCount(await place.openTab().carts.load())).toBe(100);
  });

  test("keeps customers in the order in which they were added", async () => {
    const place = freshPlace();
    const store = place.openTab();
    const mabel = { id: "1", name: "Mabel", email: "mabel@example.com", phone: "01293 555010" };
    const abel = { id: "2", name: "Abel", email: "abel@example.com", phone: "" };
    expect(await store.customers.all()).toEqual([]);
    await store.unitOfWork.run(async ({ customers }) => {
      await customers.add(mabel);
      await customers.add(abel);
    });
    expect(await place.openTab().customers.all()).toEqual([mabel, abel]);
    await store.unitOfWork.run(({ customers }) => customers.remove("1"));
    await store.unitOfWork.run(({ customers }) => customers.remove("not there"));
    expect(await place.openTab().customers.all()).toEqual([abel]);
  });

  test("keeps the books of each flock apart", async () => {
    const place = freshPlace();
    const store = place.openTab();
    const cost = { id: "1", date: "2026-06-20", type: "feed", amount: 1234, description: "Corn" };
    const counts = { small: 1, medium: 2, large: 3, extraLarge: 4, doubleYolkers: 5 };
    const eggs = { id: "2", date: "2026-06-20", counts };
    expect(await store.flocks.load("1")).toEqual({ costs: [], eggs: [] });
    await store.unitOfWork.run(async ({ flocks }) => {
      await flocks.addCost("1", cost);
      await flocks.addEggs("1", eggs);
      await flocks.addEggs("5", { ...eggs, id: "3" });
    });
    expect(await place.openTab().flocks.load("1")).toEqual({ costs: [cost], eggs: [eggs] });
    await store.unitOfWork.run(async ({ flocks }) => {
      await flocks.removeCost("1", "1");
      await flocks.removeEggs("1", "3");
    });
    expect(await place.openTab().flocks.load("1")).toEqual({ costs: [], eggs: [eggs] });
    expect((await place.openTab().flocks.load("5")).eggs).toHaveLength(1);
  });

  test("has no stories, drafts or seen news at first, and a splash page to begin from", async () => {
    const store = freshPlace().openTab();
    expect(await store.posts.all()).toBeNull();
    expect(await store.drafts.all()).toEqual(new Map());
    expect(await store.splash.load()).toEqual(DEFAULT_SPLASH);
    expect(await store.splash.seenVersion()).toBe(0);
  });

  test("keeps stories, even none, and the splash page as they were saved", async () => {
    const place = freshPlace();
    const splash = { content: "<p>News</p>", enabled: true, version: 7 };
    await place.openTab().unitOfWork.run(async (records) => {
      await records.posts.save(SAMPLE_POSTS);
      await records.splash.save(splash);
      await records.splash.setSeenVersion(6);
    });
    const store = place.openTab();
    expect(await store.posts.all()).toEqual(SAMPLE_POSTS);
    expect(await store.splash.load()).toEqual(splash);
    expect(await store.splash.seenVersion()).toBe(6);
    await store.unitOfWork.run(({ posts }) => posts.save([]));
    expect(await place.openTab().posts.all()).toEqual([]);
  });

  test("keeps the draft of each story apart", async () => {
    const place = freshPlace();
    const draft = { title: "Hens", featuredImage: "", content: "", tags: "", savedAt: ORDER.date };
    await place.openTab().unitOfWork.run(async ({ drafts }) => {
      await drafts.save("new", draft);
      await drafts.save("177", { ...draft, title: "Eggs" });
      await drafts.save("new", { ...draft, title: "More hens" });
      expect((await drafts.all()).get("177")).toEqual({ ...draft, title: "Eggs" });
      await drafts.remove("177");
      await drafts.remove("177");
    });
    const store = place.openTab();
    expect(await store.drafts.all()).toEqual(new Map([["new", { ...draft, title: "More hens" }]]));
  });

  test("lets the owner in until the session is closed, and remembers the sidebar", async () => {
    const place = freshPlace();
    const store = place.openTab();
    expect(await store.session.isOpen()).toBe(false);
    expect(await store.preferences.isSidebarCollapsed()).toBe(false);
    await store.unitOfWork.run(async ({ session, preferences }) => {
      await session.open();
      await preferences.setSidebarCollapsed(true);
      expect(await session.isOpen()).toBe(true);
    });
    expect(await place.openTab().session.isOpen()).toBe(true);
    expect(await place.openTab().preferences.isSidebarCollapsed()).toBe(true);
    await store.unitOfWork.run(async ({ session }) => {
      await session.close();
      expect(await session.isOpen()).toBe(false);
    });
    expect(await place.openTab().session.isOpen()).toBe(false);
  });

  test("answers a unit of work with its value", async () => {
    const store = freshPlace().openTab();
    expect(await store.unitOfWork.run(async () => "done")).toBe("done");
  });

  test("tells other tabs what changed, not the writer, and nobody who stopped listening", async () => {
    const place = freshPlace();
    const [writer, listener, left] = [place.openTab(), place.openTab(), place.openTab()];
    const heard: string[] = [];
    const hear = (who: string) => (change: Change) => void heard.push(`${who}: ${change}`);
    writer.changes.subscribe(hear("writer"));
    listener.changes.subscribe(hear("listener"));
    left.changes.subscribe(hear("left"))();
    await writer.unitOfWork.run(addADozen);
    expect(heard).toEqual(["listener: cart"]);
  });

  test("always answers with promises, never by throwing", () => {
    const store = freshPlace().openTab();
    const answers = [
      store.carts.load(),
      store.inventory.load(),
      store.prices.load(),
      store.orders.find(""),
      store.orders.ofEmail(""),
      store.unitOfWork.run(() => Promise.reject(new Error("no"))).catch(() => undefined),
      store.unitOfWork
        .run(() => {
          throw new Error("no");
        })
        .catch(() => undefined),
    ];
    for (const answer of answers) expect(answer).toBeInstanceOf(Promise);
  });
});
