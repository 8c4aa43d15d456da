import { describe, expect, test } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { heldOpenings } from "#core/payments/held-openings.ts";
import { addHours } from "#core/shared/calendar.ts";
import { aBusyShop, dozens, largeFor, open } from "#tests/support/a-busy-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { aLine } from "#tests/support/purchases.ts";
import { anAgreement } from "#tests/support/records.ts";

describe("heldOpenings", () => {
  const LINES = [{ ...aLine({ packSize: 12, quantity: 5 }), name: "Large Eggs" }];
  const opened = (reference: string, openedAt: string) =>
    anAgreement({
      reference,
      openedAt,
      purchase: { lines: LINES, total: 1_700, needsDelivery: true },
    });

  test.each([
    ["the earlier of two", [opened("B", NOON), opened("A", addHours(NOON, 1))], "B"],
    ["the lower reference of two of one instant", [opened("A", NOON), opened("B", NOON)], "A"],
  ])("are %s, in whatever order they are stored", (_what, agreements, held) => {
    for (const stored of [agreements, agreements.toReversed()])
      expect(heldOpenings(stored, DEFAULT_INVENTORY).map(({ reference }) => reference)).toEqual([
        held,
      ]);
  });
});

describe("unapproved payments", () => {
  test("hold at most half of the stock, each whole or not at all, in the order of opening", async () => {
    const { visit } = aBusyShop();
    await open(visit(), 6);
    await open(visit(), 5);
    await open(visit(), 1);
    expect(await largeFor(visit())).toBe(180 - 84);
    await visit().counter.cancelPayment("PAY-1");
    expect(await largeFor(visit())).toBe(180 - 72);
  });

  test("hold half rounded down", async () => {
    const { visit, records } = aBusyShop();
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 23 });
    await open(visit(), 1);
    expect(await largeFor(visit())).toBe(23);
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 24 });
    expect(await largeFor(visit())).toBe(12);
  });

  test("of one address hold together at most a quarter, and those of others are held beside them", async () => {
    const { visit } = aBusyShop();
    await open(visit("a phone"), 3);
    await open(visit("a phone"), 1);
    expect(await largeFor(visit())).toBe(180 - 36);
    await open(visit("another"), 3);
    expect(await largeFor(visit())).toBe(180 - 72);
  });

  test("hold nothing where one asks for every egg", async () => {
    const { visit } = aBusyShop();
    expect(await open(visit("a stranger"), 15)).toMatchObject({ ok: true });
    expect(await largeFor(visit())).toBe(180);
    expect(await open(visit(), 1)).toMatchObject({ ok: true });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({ ok: true });
  });

  test("are held whole in all their categories or in none", async () => {
    const { visit } = aBusyShop();
    const both = [
      ...dozens(2),
      { category: "small", packSize: 30, deliveryMethod: "delivery", quantity: 3 },
    ] as const;
    await visit().counter.openPayment(both, "practice", 2 * 340 + 3 * 600);
    expect(await visit().counter.getInventory()).toMatchObject({ large: 180, small: 150 });
  });
});

describe("a capture", () => {
  test("goes before payments that were opened later, held or not", async () => {
    const { visit } = aBusyShop();
    await open(visit(), 15);
    await open(visit(), 7);
    expect(await visit().counter.takePayment("PAY-1")).toMatchObject({ ok: true });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
  });

  test("leaves the eggs of those that were opened earlier and are held", async () => {
    const { visit } = aBusyShop();
    await open(visit(), 7);
    await open(visit(), 8);
    await visit().counter.cancelPayment("PAY-1");
    await open(visit(), 8);
    expect(await visit().counter.takePayment("PAY-3")).toMatchObject({ ok: true });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
  });

  test("is refused for eggs that an earlier payment holds", async () => {
    const { visit, records } = aBusyShop();
    await open(visit(), 7);
    await open(visit(), 8);
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 170 });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
    expect(await visit().counter.takePayment("PAY-1")).toMatchObject({ ok: true });
  });

  test("that is repeated is not refused for eggs held since", async () => {
    const { visit, become, records } = aBusyShop();
    await open(visit(), 7);
    await open(visit(), 8);
    await become("PAY-2", "capturing");
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 170 });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({ ok: true });
  });

  test("is refused where the owner has counted fewer eggs, before any money moves", async () => {
    const { visit, records } = aBusyShop();
    await open(visit(), 5);
    await open(visit(), 5);
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 70 });
    expect(await visit().counter.takePayment("PAY-1")).toMatchObject({ ok: true });
    expect(await visit().counter.takePayment("PAY-2")).toMatchObject({
      refusal: { kind: "not-enough-eggs" },
    });
  });
});
