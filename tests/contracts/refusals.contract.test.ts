import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { inUnitOfWork } from "#core/command.ts";
import type { Order } from "#core/orders/order.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Shop } from "#core/shop.ts";
import type { ShopRecords } from "#ports/records.ts";
import { agreeable, aShop, countingIds, NOON, noon } from "#tests/support/a-shop.ts";
import { everythingKept } from "#tests/support/everything-kept.ts";
import { INPUTS_THAT_FIT } from "#tests/support/inputs-that-fit.ts";
import { anOrder } from "#tests/support/orders.ts";
import {
  aCost,
  aCustomer,
  aHenEntry,
  aMedicine,
  aMessage,
  anAgreement,
  anEggCount,
  aPost,
} from "#tests/support/records.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

/** Writes, and refuses afterwards. */
const addAndRefuse =
  ({ orders, inventory }: ShopRecords) =>
  async (order: Order): Promise<Result<null, { readonly kind: "too-late" }>> => {
    await orders.add(order);
    await inventory.save({ ...(await inventory.load()), large: 7 });
    return refuse({ kind: "too-late" });
  };

const plant = async (records: ShopRecords): Promise<void> => {
  await records.orders.add(anOrder({ id: "PAY-1", paymentMethod: "paypal", captureId: "MONEY" }));
  await records.orders.add(anOrder({ id: "A", paid: { how: "account" } }));
  await records.agreements.add({ ...anAgreement(), orderId: "PAY-9", openedAt: NOON });
  await records.messages.add(aMessage());
  await records.customers.add(aCustomer());
  await records.flocks.addCost("1", aCost());
  await records.flocks.addEggs("1", anEggCount());
  await records.care.addHens("1", aHenEntry());
  await records.care.addMedicine("1", aMedicine());
  await records.posts.add(aPost());
};

const READS = /^(?:get|has|is|list|find|compute|export)/;

interface Call {
  readonly name: string;
  readonly ask: () => Promise<unknown>;
}

/** Each call of a shop, with each of the inputs that fit it. */
const callsOf = (shop: Shop): readonly Call[] =>
  Object.entries(INPUTS_THAT_FIT).flatMap(([part, calls]) =>
    Object.entries(calls)
      .filter(([name]) => !READS.test(name))
      .flatMap(([name, inputs]) =>
        (inputs as readonly (readonly unknown[])[]).map((input) => {
          const call = shop[part as keyof Shop][name as never] as (...all: unknown[]) => unknown;
          return { name, ask: async () => call(...input) };
        }),
      ),
  );

const isRefusal = (answer: unknown): boolean =>
  (answer as { readonly ok?: boolean } | null | undefined)?.ok === false;

/** What they keep although they refuse: who was refused pays when they ask again alone; a question at the provider. */
const KEEP_SOMETHING = ["takePayment", "refundOrder", "refundPart", "cancelOrder", "sendTestMail"];

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

  test("a command that refuses doesn't undo what was stored before it, nor does it hinder the next", async () => {
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

  test("whatever call refuses, the shop is as it was", async () => {
    const stores = freshTestStore().openTab();
    await stores.shop.unitOfWork.run(plant);
    const { app } = aShop({
      stores,
      gateway: agreeable({ refund: () => Promise.reject(new Error("no answer")) }),
      shared: { publicUrl: "http://localhost" },
      postman: { send: async () => undefined },
    });
    const changed = new Set<string>();
    let refusals = 0;
    let before = await everythingKept(stores.shop);
    for (const { name, ask } of callsOf(app.shop)) {
      const answer = await ask().catch(() => null);
      const after = await everythingKept(stores.shop);
      if (isRefusal(answer)) {
        refusals += 1;
        if (!isDeepStrictEqual(after, before)) changed.add(name);
      }
      before = after;
    }
    expect(refusals).toBeGreaterThan(30);
    expect([...changed].filter((name) => !KEEP_SOMETHING.includes(name))).toEqual([]);
  }, 240_000);
});
