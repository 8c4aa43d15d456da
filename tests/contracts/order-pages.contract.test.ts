import { describe, expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import type { StatusFilter } from "#core/orders/order-search.ts";
import { ordersOfDay } from "#core/orders/orders-of-day.ts";
import { overdueOrders } from "#core/orders/overdue-orders.ts";
import { PAGE_SIZE } from "#core/shared/page.ts";
import { SATURDAY, SUNDAY } from "#core/shared/week.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { farmOpenOn } from "#tests/support/farms.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { allPages } from "#tests/support/pages.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const EVERY = { text: "", status: "All" } as const;

const COUNT = 2 * PAGE_SIZE + 50;

/** Order n is the n-th newest. */
const order = (n: number): Order =>
  anOrder({
    id: `ORDER-${n}`,
    date: new Date(Date.UTC(2026, 5, 20) - n * 60_000).toISOString(),
    status: n % 5 === 0 ? "Completed" : "Pending",
  });

const MANY = Array.from({ length: COUNT }, (_, n) => order(n));

/** Neither the newest first nor the oldest. */
const SHUFFLED = MANY.map((_, at) => order((at * 101) % COUNT));

const [DOZEN, SIXES] = TWO_ITEMS;

const FEW = [
  anOrder({ id: "5O190127TN364715T", customerEmail: "mabel.hen@farm.example" }),
  anOrder({ id: "X-PRACTICE", customerEmail: "abel@shop.example", status: "Completed" }),
  anOrder({ id: "old", customerEmail: "zoë@x.example", status: "Shipped", items: [] }),
  anOrder({ id: "two", customerEmail: "", items: [DOZEN, SIXES].flatMap((item) => item ?? []) }),
];

describe.each(TEST_STORES)("a page of the orders in %s", (_name, freshTestStore) => {
  const ordersWith = async (all: readonly Order[]) => {
    const { shop } = freshTestStore().openTab();
    await shop.unitOfWork.run(async ({ orders }) => {
      for (const one of all) await orders.add(one);
    });
    return shop.records.orders;
  };

  test("pages hold each order once, the newest first, within a search too", async () => {
    const orders = await ordersWith(SHUFFLED);
    const first = await orders.page({ ...EVERY, after: null });
    expect(first.items).toEqual(MANY.slice(0, PAGE_SIZE));
    expect(first.total).toBe(COUNT);
    expect(await allPages((after) => orders.page({ ...EVERY, after }))).toEqual(MANY);
    const pending = await allPages((after) =>
      orders.page({ text: "order", status: "Pending", after }),
    );
    expect(pending).toEqual(MANY.filter(({ status }) => status === "Pending"));
  });

  test.each([
    ["of one instant", NOON],
    ["without a date", ""],
  ])("pages hold each of many orders %s once", async (_which, date) => {
    const odd = MANY.slice(0, 2 * PAGE_SIZE + 1).map((one) => ({ ...one, date }));
    const all = [order(COUNT), ...odd, order(COUNT + 1)];
    const orders = await ordersWith(all);
    const found = await allPages((after) => orders.page({ ...EVERY, after }));
    const ids = found.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });

  test("is the last where what is found just fills it", async () => {
    const orders = await ordersWith(SHUFFLED.slice(0, PAGE_SIZE));
    const page = await orders.page({ ...EVERY, after: null });
    expect(page).toMatchObject({ total: PAGE_SIZE, next: null });
    expect(page.items).toHaveLength(PAGE_SIZE);
  });

  test("finds by the beginnings of words of number, e-mail and items, in any case", async () => {
    const orders = await ordersWith(FEW);
    const found = async (text: string) =>
      (await orders.page({ ...EVERY, text, after: null })).items.map(({ id }) => id);
    const [mabels, abels, old, two] = FEW.map(({ id }) => id);
    expect(await found("5o19")).toEqual([mabels]);
    expect(await found("practice")).toEqual([abels]);
    expect(await found("Mabel.Hen@farm.example")).toEqual([mabels]);
    expect(await found("hen")).toEqual([mabels]);
    expect(await found("farm")).toEqual([mabels]);
    expect(await found("EXAM")).toEqual([mabels, abels, old]);
    expect(await found("zoe")).toEqual([old]);
    expect(await found("large egg")).toEqual([mabels, abels, two]);
    expect(await found("  large   shop ")).toEqual([abels]);
    expect(await found("arge")).toEqual([]);
    expect(await found("bel")).toEqual([]);
    expect(await found("   ")).toEqual([mabels, abels, old, two]);
  });

  test("finds an e-mail by either spelling of its domain", async () => {
    const orders = await ordersWith([
      anOrder({ id: "A", customerEmail: "a@xn--mller-kva.example" }),
      anOrder({ id: "B", customerEmail: "b@xn--mllerei.example" }),
    ]);
    for (const text of ["müll", "muller", "mller kva", "a@xn--mller-kva", "a@MÜLLER.example"]) {
      const { items } = await orders.page({ ...EVERY, text, after: null });
      expect(
        items.map(({ id }) => id),
        text,
      ).toEqual(["A"]);
    }
  });

  test("finds by the pack that was said, whole, and by the beginning of a number behind a #", async () => {
    const [dozen, sixes] = TWO_ITEMS;
    if (!dozen || !sixes) throw new Error("There are two items.");
    const yolkers = { ...dozen, id: "doubleYolkers-12", name: "Double Yolkers" };
    const [extra, small] = [
      { ...dozen, id: "extraLarge-12", name: "Extra Large Eggs" },
      { ...dozen, id: "small-12", name: "Small Eggs" },
    ];
    const orders = await ordersWith([
      anOrder({ id: "1A2B3C4D-PRACTICE", items: [dozen] }),
      anOrder({ id: "mixed", items: [sixes, small], customerEmail: "1a2b@x.uk" }),
      anOrder({ id: "yolkers", items: [yolkers], note: "#mixed" }),
      anOrder({ id: "extra", items: [extra] }),
    ]);
    const found = async (text: string) =>
      (await orders.page({ ...EVERY, text, after: null })).items.map(({ id }) => id);
    const large = "1A2B3C4D-PRACTICE";
    for (const said of ["large 12", "Large Eggs 12", "LARGE  eggs (12 pack)", "large 12 pa"])
      expect(await found(said), said).toEqual([large]);
    expect(await found("large 6")).toEqual(["mixed"]);
    expect(await found("large 1")).toEqual([large]);
    expect(await found("large 6 small 12")).toEqual(["mixed"]);
    expect(await found("small 6")).toEqual([]);
    expect(await found("extra large 12")).toEqual(["extra"]);
    expect(await found("double yolkers")).toEqual(["yolkers"]);
    expect(await found("double yolkers 12")).toEqual(["yolkers"]);
    expect(await found("#1A2B")).toEqual([large]);
    expect(await found("1A2B")).toEqual([large, "mixed"]);
    expect(await found("#2B")).toEqual([]);
    expect(await found("#mi large")).toEqual(["mixed"]);
    expect(await found("#")).toHaveLength(4);
  });

  test("is of one status, or of all with those that are unknown", async () => {
    const orders = await ordersWith(FEW);
    const found = async (status: StatusFilter) =>
      (await orders.page({ text: "", status, after: null })).items.map((one) => one.status);
    expect(await found("Pending")).toEqual(["Pending", "Pending"]);
    expect(await found("Completed")).toEqual(["Completed"]);
    expect(await found("All")).toEqual(["Pending", "Completed", "Shipped", "Pending"]);
  });

  test("is for one day: of those that chose it, and of those placed before it that chose none", async () => {
    const [dozen, sixes] = TWO_ITEMS.map((item) => [item]);
    const day = "2026-06-27";
    const orders = await ordersWith([
      anOrder({ id: "friday", date: "2026-06-26T22:59:00Z" }),
      anOrder({ id: "chose", date: "2026-06-25T11:00:00Z", days: { delivery: day } }),
      anOrder({ id: "sooner", date: "2026-06-24T11:00:00Z", days: { delivery: "2026-06-26" } }),
      anOrder({
        id: "both",
        date: "2026-06-23T11:00:00Z",
        items: TWO_ITEMS,
        days: { delivery: "2026-06-26", collection: day },
      }),
      anOrder({ id: "unknown", date: "2026-06-22T11:00:00Z", items: [] }),
      anOrder({ id: "late", date: "2026-06-26T23:00:00Z", items: dozen ?? [] }),
      anOrder({ id: "collected", date: "2026-06-21T11:00:00Z", items: sixes ?? [] }),
      anOrder({ id: "week", date: "2026-06-20T11:00:00Z", items: TWO_ITEMS }),
      anOrder({ id: "early", date: "2026-06-19T11:00:00Z" }),
      anOrder({ id: "undated", date: "" }),
    ]);
    const asked = ordersOfDay(
      day,
      farmOpenOn([
        { weekday: SATURDAY, method: "delivery", from: "", to: "" },
        { weekday: SUNDAY, method: "collection", from: "10:00", to: "16:00" },
      ]),
    );
    const page = await orders.page({ ...EVERY, day: asked, after: null });
    expect(page.items.map(({ id }) => id)).toEqual(["friday", "chose", "both", "unknown", "week"]);
    expect(page.total).toBe(5);
  });

  test("is of those that wait although a day of theirs is over", async () => {
    const past = { delivery: "2026-06-20" };
    const orders = await ordersWith([
      anOrder({ id: "late", days: past }),
      anOrder({ id: "ready", days: past, status: "Ready" }),
      anOrder({ id: "done", days: past, status: "Completed" }),
      anOrder({ id: "half", items: TWO_ITEMS, days: { ...past, collection: "2026-06-27" } }),
      anOrder({ id: "placed", date: "2026-06-17T11:00:00Z" }),
      anOrder({ id: "after", date: "2026-06-22T11:00:00Z" }),
      anOrder({ id: "today", days: { delivery: "2026-06-22" } }),
      anOrder({ id: "undated", date: "" }),
    ]);
    const farm = farmOpenOn([{ weekday: SATURDAY, method: "delivery", from: "", to: "" }]);
    const overdue = overdueOrders(farm, "2026-06-22T12:00:00Z");
    const found = async (status: StatusFilter) =>
      (await orders.page({ text: "", status, overdue, after: null })).items.map(({ id }) => id);
    expect((await found("All")).toSorted()).toEqual(["half", "late", "placed", "ready"]);
    expect(await found("Ready")).toEqual(["ready"]);
    expect(await found("Completed")).toEqual([]);
  });
});
