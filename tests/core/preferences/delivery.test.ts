import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";

test("eggs are delivered until somebody chooses otherwise, and stay as they were chosen last", async () => {
  const { stores, app } = aShop();
  expect(await app.visitor.getDelivery()).toBe("delivery");
  expect(await app.visitor.chooseDelivery("collection")).toEqual({ ok: true, value: "collection" });
  expect(await aShop({ stores }).app.visitor.getDelivery()).toBe("collection");
  await app.visitor.chooseDelivery("delivery");
  expect(await app.visitor.getDelivery()).toBe("delivery");
});
