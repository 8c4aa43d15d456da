import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { circleIn, importsBetween } from "#tests/support/topics.ts";

const CORE = "src/core";

const sources = Object.fromEntries(
  readdirSync(CORE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => [file, readFileSync(join(CORE, file), "utf8")]),
);

test("the topics of the core import each other in one direction, types too", () => {
  const imports = importsBetween(sources);
  expect(circleIn(imports)).toBeNull();
  // Otherwise nothing was read.
  expect(imports.get("payments")).toContain("orders");
});

describe("circleIn", () => {
  const circleOf = (planted: Readonly<Record<string, string>>) => circleIn(importsBetween(planted));

  const FROM_ORDERS = 'import { logged } from "#core/orders/order-log.ts";';

  test.each([
    ["a type", 'import type { Agreement } from "#core/payments/agreement.ts";'],
    ["what is exported again", 'export { paid } from "#core/payments/paid.ts";'],
    ["what is imported on demand", 'const later = () => import("#core/payments/paid.ts");'],
  ])("names the path of a circle by %s", (_what, code) => {
    const planted = { "orders/order.ts": code, "payments/paid.ts": FROM_ORDERS };
    expect(circleOf(planted)).toBe("orders → payments → orders");
  });

  test("names the path of a circle through a third topic", () => {
    const planted = {
      "cart/cart.ts": FROM_ORDERS,
      "orders/order.ts": 'import type { Agreement } from "#core/payments/agreement.ts";',
      "payments/purchase.ts": 'import type { Cart } from "#core/cart/cart.ts";',
    };
    expect(circleOf(planted)).toBe("cart → orders → payments → cart");
  });

  test("ignores the root files, which put topics together, and imports inside a topic", () => {
    const planted = {
      "shop.ts": FROM_ORDERS,
      "orders/order.ts": 'import "#core/shop/shop.ts"; import "#core/orders/order-log.ts";',
      "payments/paid.ts": FROM_ORDERS,
    };
    expect(circleOf(planted)).toBeNull();
  });
});
