import { expect, test } from "vitest";
import { shopOnDemand } from "#adapters/local-storage/shop-on-demand.ts";
import { visitorOnDemand } from "#adapters/local-storage/visitor-on-demand.ts";
import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";

const given = { storage: fakeStorage(), events: new EventTarget() };

test("use cases are handed every record that is fetched when it is needed", async () => {
  const shop = shopMemory().open().shop;
  const { posts, inventory, ...others } = {
    ...shopOnDemand(given, async () => ({ shop })).records,
  };
  expect(await posts.summaries()).toHaveLength(2);
  expect(await inventory.load()).toEqual(await shop.records.inventory.load());
  expect(Object.keys({ posts, inventory, ...others }).sort()).toEqual(
    Object.keys(shop.records).sort(),
  );
});

test("so are those of a visitor", async () => {
  const visitor = visitorMemory().open();
  const { sidebar, ...others } = { ...visitorOnDemand(given, async () => visitor).records };
  await visitor.unitOfWork.run((records) => records.sidebar.save(true));
  expect(await sidebar.load()).toBe(true);
  expect(Object.keys({ sidebar, ...others }).sort()).toEqual(Object.keys(visitor.records).sort());
});
