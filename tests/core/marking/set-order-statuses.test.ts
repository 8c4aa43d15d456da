import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_STATUSES, OWNER_STATUSES } from "#core/orders/order-status.ts";
import { ownersChoice } from "#core/orders/owners-choice.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";

const statuses = fc.array(fc.constantFrom(...ORDER_STATUSES, "Shipped"), { maxLength: 6 });

const NOBODY = { mailed: 0, untold: [] };

test("setOrderStatuses marks each order by itself, and answers which were not marked", async () => {
  await fc.assert(
    fc.asyncProperty(statuses, fc.constantFrom(...OWNER_STATUSES), async (before, wish) => {
      const { records, office, order } = aSharedShop();
      const ids = before.map((_, at) => `order ${at}`);
      for (const [at, status] of before.entries())
        await records.orders.add(anOrder({ id: `order ${at}`, status }));
      const answer = await office.setOrderStatuses(ids.map((id) => ({ id, status: wish })));
      const may = before.map((status) => ownersChoice({ status }, true).includes(wish));
      for (const [at, id] of ids.entries())
        expect((await order(id)).status).toBe(may[at] ? wish : before[at]);
      expect(answer).toMatchObject({
        ok: true,
        value: {
          count: may.filter(Boolean).length,
          notMarked: ids.map((id, at) => ({ id, status: before[at] })).filter((_, at) => !may[at]),
        },
      });
    }),
    { numRuns: 40 },
  );
});

test("setOrderStatuses undoes to what each order was, or to Pending", async () => {
  const { records, office, order } = aSharedShop();
  const before = { a: "Pending", b: "Ready", c: "Completed", d: "Needs attention", e: "Ready" };
  for (const [id, status] of Object.entries(before))
    await records.orders.add(anOrder({ id, status }));
  const mark = async (status: (typeof OWNER_STATUSES)[number], ...ids: readonly string[]) => {
    const answer = await office.setOrderStatuses(ids.map((id) => ({ id, status })));
    if (!answer.ok) throw new Error("Nothing is refused as a whole.");
    return answer.value;
  };
  const done = await mark("Completed", "a", "b", "c", "gone", "");
  expect(done.notMarked).toEqual([
    { id: "c", status: "Completed" },
    { id: "gone", status: null },
    { id: "", status: null },
  ]);
  expect(done.back).toEqual([
    { id: "a", status: "Pending" },
    { id: "b", status: "Ready" },
  ]);
  expect((await mark("Pending", "e")).back).toEqual([{ id: "e", status: "Ready" }]);
  const pending = await mark("Pending", "c", "d");
  expect(pending).toMatchObject({ count: 2, back: [{ id: "c", status: "Completed" }] });
  await office.setOrderStatuses(done.back);
  expect((await order("a")).status).toBe("Pending");
  expect((await order("b")).status).toBe("Ready");
});

test("setOrderStatuses in one browser knows Pending and Completed, without log and mail", async () => {
  const { app, records } = aShop();
  const { office } = app.shop;
  for (const [id, status] of Object.entries({ a: "Pending", b: "Completed", c: "Shipped" }))
    await records.orders.add(anOrder({ id, status, items: TWO_ITEMS }));
  expect(
    await office.setOrderStatuses(["a", "b", "c"].map((id) => ({ id, status: "Completed" }))),
  ).toEqual({
    ok: true,
    value: {
      count: 2,
      back: [
        { id: "a", status: "Pending" },
        { id: "c", status: "Pending" },
      ],
      notMarked: [{ id: "b", status: "Completed" }],
      told: NOBODY,
    },
  });
  expect(await records.orders.find("a")).toEqual(
    anOrder({ id: "a", status: "Completed", items: TWO_ITEMS }),
  );
  expect(await office.setOrderStatus({ id: "a", status: "Ready" })).toEqual({
    ok: false,
    refusal: { kind: "status-not-possible", status: "Completed" },
  });
  await records.orders.add(anOrder({ id: "d", status: "Ready" }));
  expect(await office.setOrderStatuses([{ id: "d", status: "Pending" }])).toMatchObject({
    value: { count: 1, back: [] },
  });
  expect((await records.messages.page(null)).items).toEqual([]);
});

test("setOrderStatuses of an unknown order has nothing to undo", async () => {
  const { office } = aSharedShop();
  expect(await office.setOrderStatuses([{ id: "gone", status: "Pending" }])).toEqual({
    ok: true,
    value: { count: 0, back: [], notMarked: [{ id: "gone", status: null }], told: NOBODY },
  });
});
