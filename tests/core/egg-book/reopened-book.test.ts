import { expect, test } from "vitest";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";

type Shop = ReturnType<typeof aSharedShop>;

const packedIn = async ({ open, provider, counter, office }: Shop): Promise<string> => {
  const id = await open();
  provider.approve(id);
  await counter.takePayment(id);
  await office.setOrderStatus({ id, status: "Ready" });
  return id;
};

test("an order unpacked while the book was closed has its own eggs back once it is open again, and is packed with no more", async () => {
  const shop = aSharedShop();
  const { office, records } = shop;
  await office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-15" } } });
  const id = await packedIn(shop);
  await office.closeBook();
  await office.setOrderStatus({ id, status: "Pending" });
  await office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-18" } } });
  expect((await records.lots.open()).map(({ laid, left }) => [laid, left])).toEqual([
    ["2026-06-15", 60],
  ]);
  await office.setOrderStatus({ id, status: "Ready" });
  await office.setOrderStatus({ id, status: "Pending" });
  expect((await office.getEggBook()).kinds.large).toMatchObject({ shelf: 60, promised: 12 });
  expect(await shop.eggs()).toBe(48);
  await expectTheBookToAddUp(shop);
});
