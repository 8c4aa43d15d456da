import { expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";
import { LARGE_DOZEN, SMALL_TO_COLLECT } from "#tests/support/a-shared-shop.ts";
import { aShop, memoryStores } from "#tests/support/a-shop.ts";

const PACKS = [LARGE_DOZEN, SMALL_TO_COLLECT];

/** A shop that notes the eggs which its units of work name. */
const aShopNotingEggs = (lookups = everyOrder) => {
  const stores = memoryStores();
  const named: (readonly CategoryId[] | undefined)[] = [];
  const run: UnitOfWork<typeof stores.shop.records>["run"] = (work, eggs) => {
    named.push(eggs?.toSorted());
    return stores.shop.unitOfWork.run(work, eggs);
  };
  const { app } = aShop({
    stores: { ...stores, shop: { ...stores.shop, unitOfWork: { run } } },
    lookups,
    shared: { publicUrl: "https://eggs.example" },
  });
  const { counter } = app.shop;
  return {
    counter,
    /** The eggs that are named while `act` runs. */
    namedIn: async (act: () => Promise<unknown>) => {
      const before = named.length;
      await act();
      return named.slice(before);
    },
  };
};

test("openPayment and takePayment name the eggs of their payment alone", async () => {
  const { counter, namedIn } = aShopNotingEggs();
  const total = 340 + 2 * 125;
  const opening = await namedIn(() => counter.openPayment(PACKS, "paypal", total));
  expect(opening).toEqual([
    ["large", "small"],
    ["large", "small"],
  ]);
  const taking = await namedIn(() => counter.takePayment("PAY-1"));
  expect(taking).toEqual([
    ["large", "small"],
    ["large", "small"],
  ]);
});

test("openPayment names no eggs, which excludes all others, where it replaces a payment", async () => {
  const { counter, namedIn } = aShopNotingEggs({ ...everyOrder, mine: async () => ["PAY-0"] });
  const named = await namedIn(() => counter.openPayment([LARGE_DOZEN], "paypal", 340));
  expect(named).toEqual([["large"], undefined]);
});
