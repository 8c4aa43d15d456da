import { expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { aShop, memoryStores } from "#tests/support/a-shop.ts";

const SUNDAY = "2026-06-21";

test("getDays tells the last place as taken to everybody but who is paying for it", async () => {
  const stores = memoryStores();
  const mine: string[] = [];
  const callerWith = (own: readonly string[]) =>
    aShop({
      stores,
      shared: { publicUrl: "https://eggs.example" },
      lookups: { ...everyOrder, mine: async () => own },
    });
  const [buyer, other] = [callerWith(mine), callerWith([])];
  const week = DEFAULT_PROFILE.week.week.map((row) => ({ ...row, orders: 1 }));
  await buyer.records.profile.save({ week: { ...DEFAULT_PROFILE.week, week } });
  const { counter } = buyer.app.shop;
  const days = { delivery: SUNDAY };
  const opened = await counter.openPayment([LARGE_DOZEN], "paypal", 340, "", days);
  if (!opened.ok) throw new Error(opened.refusal.kind);
  mine.push(opened.value.orderId);
  const stateFor = async ({ app }: typeof buyer) =>
    (await app.shop.counter.getDays()).delivery.find(({ day }) => day === SUNDAY)?.state;
  expect(await stateFor(buyer)).toBe("open");
  expect(await stateFor(other)).toBe("full");
});
