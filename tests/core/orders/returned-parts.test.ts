import { expect, test } from "vitest";
import { anonymous } from "#core/orders/anonymous.ts";
import { partInWords, partsElsewhere, unlisted, withParts } from "#core/orders/returned-parts.ts";
import { anOrder } from "#tests/support/orders.ts";

const AT = "2026-06-20T11:00:00Z";
const part = (id: string, amount: number) => ({ id, amount, at: AT });

test("partsElsewhere are the parts unknown to the shop, less what it counted before it kept any", () => {
  const order = withParts(anOrder({ returned: 30 }), [part("OWN", 120)]);
  expect([order.returned, unlisted(order)]).toEqual([150, 30]);
  expect(partsElsewhere(order, [part("OWN", 120), part("OLD", 30)])).toBeNull();
  const told = [part("OWN", 120), part("OLD", 30), part("NEW", 5)];
  expect(partsElsewhere(order, told)).toEqual({ made: told.slice(1), sum: 5 });
  expect(partsElsewhere(order, [])).toBeNull();
});

test("anonymous orders keep what went back, and not why", () => {
  const order = anOrder({
    parts: [{ ...part("R1", 120), wish: "w", reason: "Mabel's eggs, broken" }],
    log: [
      { at: AT, kind: "part-refunded", detail: partInWords(120, "Mabel's eggs, broken") },
      { at: AT, kind: "disagrees", detail: "a, b" },
    ],
  });
  const left = anonymous(order);
  expect(JSON.stringify(left)).not.toContain("Mabel");
  expect(left.parts).toEqual([{ ...part("R1", 120), wish: "w" }]);
  expect(left.log?.map(({ detail }) => detail)).toEqual(["£1.20", "a, b"]);
});
