import { expect, test } from "vitest";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";

const UNSAID = { batch: "", treated: "", reason: "", boughtFrom: "", boughtOn: "" };

test("an order refunded without its eggs takes none that are withheld: the stock doesn't move", async () => {
  const shop = aSharedShop();
  const { office, provider, counter } = shop;
  await office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-15" } } });
  const counts = { small: "0", medium: "0", large: "30", extraLarge: "0", doubleYolkers: "0" };
  await office.logEggs({ flock: "1", date: "2026-06-20", counts });
  const given = { first: "2026-06-20", last: "2026-06-20", days: "7", prescribedBy: "" };
  const medicine = { flock: "1" as const, medicine: "Flubenvet", quantity: "1", ...UNSAID };
  await office.addMedicine({ ...medicine, ...given });
  const id = await shop.open();
  provider.approve(id);
  await counter.takePayment(id);
  expect(await shop.eggs()).toBe(48);
  await refundOrder(office, { id, puttingBack: [] });
  expect(await shop.eggs()).toBe(48);
});
