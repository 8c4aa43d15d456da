import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { inUnitOfWork } from "#core/command.ts";
import type { Order } from "#core/orders/order.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";
import { countingIds, noon } from "#tests/support/a-shop.ts";
import { aFarmIn, aWholeShop, tried } from "#tests/support/every-command.ts";
import { everythingKept } from "#tests/support/everything-kept.ts";
import { isAgainstIt } from "#tests/support/kept-refusals.ts";
import { anOrder } from "#tests/support/orders.ts";
import { TEST_STORES } from "#tests/support/stores.ts";
import { watched } from "#tests/support/watched-store.ts";
import { seconds } from "../../tools/lib/slowness.ts";

/** Writes, and refuses afterwards. */
const addAndRefuse =
  ({ orders, inventory }: ShopRecords) =>
  async (order: Order): Promise<Result<null, { readonly kind: "too-late" }>> => {
    await orders.add(order);
    await inventory.save({ ...(await inventory.load()), large: 7 });
    return refuse({ kind: "too-late" });
  };

/** Of those that were accepted and wrote nothing there is nothing to be seen. */
async function* telling(outcomes: ReturnType<typeof tried>, hasWritten: () => boolean) {
  for await (const outcome of outcomes) if (hasWritten() || outcome.refusal) yield outcome;
}

describe.each(TEST_STORES)("in %s", (_name, freshTestStore) => {
  test("a command that refuses has changed nothing, and one that says so keeps what it wrote", async () => {
    const { shop: store } = freshTestStore().openTab();
    const command = inUnitOfWork({ store, clock: noon, ids: countingIds() });
    const before = await everythingKept(store);
    const refused = { ok: false, refusal: { kind: "too-late" } };
    expect(await command(addAndRefuse)(anOrder())).toEqual(refused);
    expect(await everythingKept(store)).toEqual(before);
    expect(await command(addAndRefuse, undefined, "kept")(anOrder())).toEqual(refused);
    expect(await store.records.orders.find("A")).toEqual(anOrder());
  });

  test("a refused command neither undoes what was stored before it nor hinders the next", async () => {
    const { shop: store } = freshTestStore().openTab();
    const command = inUnitOfWork({ store, clock: noon, ids: countingIds() });
    const add = command(
      ({ orders }) =>
        async (order: Order) =>
          accept(await orders.add(order)),
    );
    await add(anOrder());
    await Promise.all([command(addAndRefuse)(anOrder({ id: "B" })), add(anOrder({ id: "C" }))]);
    const ids = (await store.archive.read()).orders.map(({ item }) => item.id);
    expect(ids).toEqual(["A", "C"]);
  });

  test("whatever call refuses, the shop is as it was", { timeout: seconds(240) }, async () => {
    const stores = aFarmIn(freshTestStore());
    const shop = watched(stores.shop);
    const { calls } = await aWholeShop({ ...stores, shop: shop.store });
    shop.hasWritten();
    const changed = new Set<string>();
    let refusals = 0;
    let before = await everythingKept(stores.shop);
    for await (const { name, refusal } of telling(tried(calls), shop.hasWritten)) {
      const after = await everythingKept(stores.shop);
      if (refusal) refusals += 1;
      if (isAgainstIt(name, refusal, !isDeepStrictEqual(after, before))) changed.add(name);
      before = after;
    }
    expect(refusals).toBeGreaterThan(30);
    expect([...changed]).toEqual([]);
  });
});
