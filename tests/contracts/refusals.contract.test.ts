import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { inUnitOfWork } from "#core/command.ts";
import type { Order } from "#core/orders/order.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";
import { countingIds, noon } from "#tests/support/a-shop.ts";
import { aFarmIn, aWholeShop, type Refusal, tried } from "#tests/support/every-command.ts";
import { everythingKept } from "#tests/support/everything-kept.ts";
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

/** What they keep although they refuse: what was asked of the provider, and a mail that didn't go. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  "counter.cancelOrder": ["refund-under-way"],
  "office.refundPart": ["refund-under-way"],
  "office.refundOrder": ["refund-under-way"],
  "office.sendTestMail": ["mail-failed"],
};

const isAgainstIt = (name: string, refusal: Refusal | null, hasChanged: boolean): boolean =>
  refusal !== null && hasChanged && !KEPT[name]?.includes(refusal.kind);

/** Of those that were accepted and wrote nothing there is nothing to be seen. */
async function* telling(outcomes: ReturnType<typeof tried>, hasWritten: () => boolean) {
  for await (const outcome of outcomes) if (hasWritten() || outcome.refusal) yield outcome;
}

/** By why they never refuse, whatever they are told. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  "what is gone already, or was never there, may go": [
    "counter.cancelPayment",
    "counter.logOut",
    "office.deleteCost",
    "office.deleteEggs",
    "office.deletePost",
    "office.removeCustomer",
    "office.removeHelper",
    "office.endSession",
    "office.endOtherSessions",
    "office.closeBook",
    "visitor.clearCart",
    "visitor.forgetEmail",
    "buyer.cancelPayment",
    "buyer.forgetPayment",
    "author.discardDraft",
    "author.removePost",
    "packer.forgetTakenAlong",
    "eggCounter.forgetOwnCounts",
  ],
  "it does not reveal whether an address has ordered": ["counter.requestOrderLink"],
  "it answers for each order by itself": ["office.setOrderStatuses"],
  "it is a note of what this browser has seen, chosen or made": [
    "office.hideSetup",
    "author.collapseSidebar",
    "author.noteBackup",
    "author.startDraft",
    "author.keepDraft",
    "author.persistStorage",
    "packer.keepPage",
    "packer.notePrinted",
    "packer.takeAlong",
    "eggCounter.keepPage",
    "eggCounter.noteFlock",
  ],
  "what can't be had is left out, and told": ["buyer.orderAgain", "visitor.mendCart"],
  "what waits is told by its line": [
    "buyer.recoverPayments",
    "ticks.add",
    "ticks.tryAgain",
    "ticks.sendAll",
    "counts.add",
    "counts.tryAgain",
    "counts.sendAll",
  ],
};

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

  test("whatever odd input a command refuses, nothing is written", {
    timeout: seconds(240),
  }, async () => {
    const stores = aFarmIn(freshTestStore());
    const [shop, visitor] = [watched(stores.shop), watched(stores.visitor)];
    const { commands, people } = await aWholeShop({
      ...stores,
      shop: shop.store,
      visitor: visitor.store,
    });
    const [wrote, seen] = [new Set<string>(), new Set<string>()];
    let before = await people();
    for await (const { name, refusal } of tried(commands, 6)) {
      const after = await people();
      const has = [shop.hasWritten(), visitor.hasWritten(), !isDeepStrictEqual(after, before)];
      if (isAgainstIt(name, refusal, has.includes(true))) wrote.add(`${name}: ${refusal?.kind}`);
      if (refusal) seen.add(name);
      before = after;
    }
    expect([...wrote]).toEqual([]);
    const never = commands.map(({ name }) => name).filter((name) => !seen.has(name));
    expect(never.toSorted()).toEqual(Object.values(NEVER).flat().toSorted());
  });
});
