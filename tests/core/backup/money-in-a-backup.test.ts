import { expect, test } from "vitest";
import { makeBackup } from "#adapters/farm-json/backup-file.ts";
import { orderToJson } from "#adapters/farm-json/orders-format.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { backupOf } from "#tests/support/archive-documents.ts";
import { A_FULL_ORDER, anOrder } from "#tests/support/orders.ts";

/** As a file of before has it: its money in fields of the order, in pounds. */
const ofBefore = (change: object): object => {
  const { money: _money, ...order } = orderToJson(anOrder()) as Record<string, unknown>;
  return { ...order, ...change };
};

const restored = async (orders: readonly object[], version?: number) => {
  const { app, records } = aShop();
  const { office } = app.shop;
  const whole = { ...(await backupOf(office)).records, orders };
  const file = await makeBackup(whole, NOON, sha256);
  const answer = await office.restoreBackup({ ...file, ...(version && { version }) }, []);
  expect(answer).toMatchObject({ ok: true });
  return (id: string): Promise<Order | null> => records.orders.find(id);
};

test("a file of version 3 becomes movements of the same sum, without who entered them", async () => {
  const part = { id: "R", amount: 1.2, at: "2026-06-21T11:00:00Z", wish: "w", reason: "broken" };
  const find = await restored(
    [ofBefore({ id: "A", captured: 3.4, returned: 1.2, parts: [part], fee: 0.3 })],
    3,
  );
  const order = await find("A");
  expect(order && moneyOf(order)).toBe(220);
  expect(order?.money.map(({ kind, amount, fee, who }) => [kind, amount, fee, who])).toEqual([
    ["sale", 340, 30, undefined],
    ["refund", -120, undefined, undefined],
  ]);
});

test("a file carries who entered each movement, where that is known", async () => {
  const { money } = A_FULL_ORDER;
  const unknown = money.map(({ who: _who, ...movement }) => movement);
  const find = await restored(
    [A_FULL_ORDER, { ...A_FULL_ORDER, id: "B", money: unknown }].map(orderToJson),
  );
  expect((await find("A"))?.money).toEqual(money);
  expect((await find("B"))?.money).toEqual(unknown);
});
