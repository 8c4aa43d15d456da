import { FARM } from "#core/farm.ts";
import type { AgreementState } from "#core/payments/agreement-state.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import { addHours } from "#core/shared/calendar.ts";
import { Fault } from "#ports/fault.ts";
import type { OrderLookups } from "#ports/order-lookups.ts";
import { agreeable, aShop, countingIds, memoryStores, NOON } from "#tests/support/a-shop.ts";

/** What one browser can show for the orders it has placed. */
export const aBrowser = (): OrderLookups => {
  const mine: string[] = [];
  return {
    mine: async () => [...mine],
    remember: async (orderId) => void mine.unshift(orderId),
    proven: async () => [],
    prove: async () => undefined,
  };
};

/** A shop that several people visit, each with a counter of their own. */
export const aBusyShop = () => {
  const time = { now: NOON };
  const gateway = agreeable();
  let isReachable = true;
  const deps = {
    stores: memoryStores(),
    ids: countingIds(),
    clock: { now: () => time.now },
    gateway: {
      ...gateway,
      create: async (purchase: Purchase, reference: string) => {
        if (!isReachable) throw new Fault("payment-unreachable");
        return gateway.create(purchase, reference, FARM);
      },
    },
    shared: { publicUrl: "http://localhost:4180" },
  };
  const { records } = deps.stores.shop;
  const visit = (address = "") => aShop({ ...deps, address, lookups: aBrowser() }).app.shop;
  return {
    visit,
    records,
    /** What a payment is in, whatever it was. */
    become: async (orderId: string, state: AgreementState) => {
      const stored = await records.agreements.find(orderId);
      if (stored) await records.agreements.replace({ ...stored, state });
    },
    fail: () => {
      isReachable = false;
    },
    wait: (hours: number) => {
      time.now = addHours(NOON, hours);
    },
  };
};

export const dozens = (quantity: number) =>
  [{ category: "large", packSize: 12, deliveryMethod: "delivery", quantity }] as const;

export const open = (shop: ReturnType<ReturnType<typeof aBusyShop>["visit"]>, quantity: number) =>
  shop.counter.openPayment(dozens(quantity), "practice", quantity * 340);

export const largeFor = async (shop: ReturnType<ReturnType<typeof aBusyShop>["visit"]>) =>
  (await shop.counter.getInventory()).large;
