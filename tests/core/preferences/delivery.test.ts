import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";

test("getDelivery is delivery at first, then what chooseDelivery chose last", async () => {
  const { stores, app } = aShop();
  expect(await app.visitor.getDelivery()).toBe("delivery");
  expect(await app.visitor.chooseDelivery("collection")).toEqual({ ok: true, value: "collection" });
  expect(await aShop({ stores }).app.visitor.getDelivery()).toBe("collection");
  await app.visitor.chooseDelivery("delivery");
  expect(await app.visitor.getDelivery()).toBe("delivery");
});
