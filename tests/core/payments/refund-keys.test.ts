import { expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";

/** A provider that gives each key its first answer again, and pays an order back once, as PayPal does. */
const aRememberingProvider = () => {
  const answers = new Map<string, "refused" | "paid">();
  const asked: string[] = [];
  let next: "refused" | "paid" = "paid";
  return {
    asked,
    paid: () => [...answers.values()].filter((answer) => answer === "paid").length,
    refuseNext: () => {
      next = "refused";
    },
    refund: async (_captureId: string, { key }: { readonly key: string }) => {
      asked.push(key);
      const isPaidBack = [...answers.values()].includes("paid");
      if (isPaidBack && !answers.has(key)) return null;
      if (!answers.has(key)) answers.set(key, next);
      next = "paid";
      if (answers.get(key) === "refused") throw new Fault("payment-refused");
      return { id: `REFUND-${key}` };
    },
  };
};

const TOLD = { mailed: 1, untold: [] };

const aPaidOrder = async () => {
  const shop = aSharedShop({ postman: { send: async () => undefined } });
  const provider = aRememberingProvider();
  shop.provider.gateway.refund = provider.refund as never;
  const id = await shop.open();
  shop.provider.approve(id);
  await shop.counter.takePayment(id);
  const backup = await shop.office.getBackup();
  return {
    ...shop,
    provider,
    id,
    backup,
    refund: () => refundOrder(shop.office, { id, puttingBack: [] }),
  };
};

test("a refund after a restore to before a refused one asks under another key, and is paid", async () => {
  const { provider, office, order, id, backup, refund } = await aPaidOrder();
  provider.refuseNext();
  expect(await refund()).toMatchObject({ refusal: { kind: "refund-refused" } });
  await office.restoreBackup(backup, []);
  expect(await refund()).toEqual({ ok: true, value: TOLD });
  expect((await order(id)).status).toBe("Refunded");
  expect(new Set(provider.asked).size).toBe(2);
});

test("a refund after a restore to before one that was paid is paid back once", async () => {
  const { provider, office, order, id, backup, refund } = await aPaidOrder();
  expect(await refund()).toEqual({ ok: true, value: TOLD });
  await office.restoreBackup(backup, []);
  expect(await refund()).toEqual({ ok: true, value: TOLD });
  expect((await order(id)).status).toBe("Refunded");
  expect(provider.paid()).toBe(1);
});
