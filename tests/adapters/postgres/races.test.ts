import { expect, test } from "vitest";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { DEFAULT_INVENTORY, type Inventory } from "#core/inventory/inventory.ts";
import { openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";
import { at, EVERYTHING, packs, processes } from "#tests/support/processes.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

test("90 checkouts at once at three processes all become orders", {
  timeout: seconds(60),
}, async () => {
  const all = await processes(3);
  const kinds = ["small", "medium", "large"] as const;
  await at(all, 0).store.records.inventory.save({
    ...DEFAULT_INVENTORY,
    ...Object.fromEntries(kinds.map((kind) => [kind, 180])),
  });
  const prices = await at(all, 0).store.records.prices.load();
  const buy = async (buyer: number) => {
    const { counter } = at(all, buyer).shop;
    const kind = at(kinds, Math.floor(buyer / 3));
    const opened = await counter.openPayment([packs(kind, 6)], "paypal", prices[kind][6] ?? 0);
    if (!opened.ok) return opened.refusal.kind;
    const taken = await counter.takePayment(opened.value.orderId);
    return taken.ok ? "bought" : taken.refusal.kind;
  };
  const outcomes = await Promise.all(Array.from({ length: 90 }, (_, buyer) => buy(buyer)));
  expect(outcomes).toEqual(Array(90).fill("bought"));
  expect((await at(all, 0).store.records.orders.page(EVERYTHING)).total).toBe(90);
  const left = await at(all, 1).store.records.inventory.load();
  expect(kinds.map((kind) => left[kind])).toEqual([0, 0, 0]);
});

test("200 commands at once, of two processes, all end and none is lost", {
  timeout: seconds(60),
}, async () => {
  const all = await processes(2);
  const logged = await Promise.all(
    Array.from({ length: 200 }, (_, place) =>
      at(all, place).shop.office.logCost({
        flock: "1",
        date: "2026-06-20",
        type: "feed",
        amount: "1",
        description: String(place),
      }),
    ),
  );
  expect(logged.every(({ ok }) => ok)).toBe(true);
  const { costs } = await at(all, 0).store.records.flocks.books("1");
  expect(new Set(costs.map(({ description }) => description)).size).toBe(200);
});

test("ten captures of one payment at once make one order, and take its eggs once", async () => {
  const all = await processes(3);
  const opened = await at(all, 0).shop.counter.openPayment([packs("large", 6)], "paypal", 180);
  const orderId = opened.ok ? opened.value.orderId : "";
  const taken = await Promise.all(
    Array.from({ length: 10 }, (_, place) => at(all, place).shop.counter.takePayment(orderId)),
  );
  expect(taken.every(({ ok }) => ok)).toBe(true);
  expect(new Set(taken.map((one) => JSON.stringify(one))).size).toBe(1);
  expect((await at(all, 1).store.records.orders.page(EVERYTHING)).total).toBe(1);
  expect((await at(all, 1).store.records.inventory.load()).large).toBe(174);
});

test("many that add the same e-mail at once add one, and the others are refused", async () => {
  const all = await processes(2);
  const added = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      at(all, place).shop.office.addCustomer({
        name: "Mabel",
        email: place % 2 === 0 ? "mabel@example.com" : "MABEL@example.com",
        phone: "",
      }),
    ),
  );
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
  for (const one of added)
    if (!one.ok) expect(one.refusal).toMatchObject({ kind: "duplicate-email" });
});

test("orders of other eggs recorded at once leave each other's stock as it is", async () => {
  const all = await processes(2);
  const [here, there] = [at(all, 0).store, at(all, 1).store];
  const less = async (inventory: typeof here.records.inventory, kind: keyof Inventory) =>
    inventory.save({ ...(await inventory.load()), [kind]: 1 });
  let arrived = 0;
  const meet = async () => {
    arrived += 1;
    while (arrived < 2) await new Promise(setImmediate);
  };
  const take = (store: typeof here, kind: "small" | "large") =>
    store.unitOfWork.run(
      async ({ inventory }) => {
        const stock = await inventory.load();
        await meet();
        await inventory.save({ ...stock, [kind]: 1 });
      },
      [kind],
    );
  await Promise.all([take(here, "small"), take(there, "large")]);
  expect(await here.records.inventory.load()).toEqual({ ...DEFAULT_INVENTORY, small: 1, large: 1 });
  await there.unitOfWork.run(({ inventory }) => less(inventory, "medium"));
  expect((await here.records.inventory.load()).medium).toBe(1);
});

test("stock changed meanwhile by a process without mutexes is read again, not written over", async () => {
  const url = await sharedPostgres();
  const [here, other] = [postgresShop({ db: openInATest(url).db }), openInATest(url).db];
  let runs = 0;
  await here.unitOfWork.run(
    async ({ inventory }) => {
      runs += 1;
      const stock = await inventory.load();
      if (runs === 1)
        await other
          .updateTable("stock")
          .set({ eggs: 100 })
          .where("category", "=", "large")
          .execute();
      await inventory.save({ ...stock, large: stock.large - 12 });
    },
    ["large"],
  );
  expect(runs).toBe(2);
  expect((await here.records.inventory.load()).large).toBe(88);
});

test("a count sent three times by two tabs is kept once, and a deleted one stays deleted", {
  timeout: seconds(60),
}, async () => {
  const all = await processes(2);
  const counts = { small: "", medium: "", large: "12", extraLarge: "", doubleYolkers: "" };
  const count = {
    flock: "1",
    id: "drawn-by-the-phone",
    date: "2026-06-20",
    counts,
    cracked: "2",
    kept: { size: "large", eggs: "1" },
  } as const;
  const send = () =>
    Promise.all(
      Array.from({ length: 6 }, (_, one) => at(all, one).shop.office.logCount({ ...count })),
    );
  const answers = await send();
  expect(answers).toEqual(answers.map(() => ({ ok: true, value: expect.anything() })));
  const { flocks, care } = at(all, 1).store.records;
  expect((await flocks.books("1")).eggs.map(({ id }) => id)).toEqual([count.id]);
  await at(all, 0).shop.office.deleteEggs({ flock: "1", id: count.id });
  expect(await send()).toEqual(answers);
  expect((await flocks.books("1")).eggs).toEqual([]);
  expect(await care.findCountNote(count.id)).toMatchObject({ cracked: 2, isDeleted: true });
});
