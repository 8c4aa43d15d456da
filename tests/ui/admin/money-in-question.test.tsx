// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { agreeable, aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const PAID = { customerName: "Ann Example", paymentMethod: "paypal", captureId: "MONEY" } as const;

const DISPUTED: Partial<Order> = {
  ...PAID,
  status: "Needs attention",
  disputes: [
    {
      ...{ id: "PP-D-1", state: "open", reason: "not-received", before: "Pending" },
      ...{ answerBy: "2026-07-12", toldAt: NOON },
    },
  ],
};

const IN_WORDS =
  "Ann Example has opened a dispute at PayPal (not received). Answer it there by 12 July.";

const open = async (path: string, change: Partial<Order>) => {
  const shop = aShop({
    gateway: agreeable({ refund: async () => ({ id: "R1" }) }),
    shared: { publicUrl: "https://eggs.example" },
  });
  await plantOrders(shop, anOrder(change));
  const { user } = await renderAdmin(path, shop, SHARED);
  return { shop, user };
};

test("an open dispute is said at its order", async () => {
  await open("/admin/orders?order=A", DISPUTED);
  await screen.findByText(IN_WORDS);
});

test.each(["/admin/packing", "/admin/packing/2026-06-27"])(
  "an open dispute stands on %s while its eggs are here",
  async (path) => {
    await open(path, DISPUTED);
    await screen.findByText(IN_WORDS);
  },
);

test("a dispute that is over, or of eggs that have left, is on no packing page", async () => {
  const [dispute] = DISPUTED.disputes ?? [];
  if (!dispute) throw new Error("There is no dispute.");
  await open("/admin/packing", { ...DISPUTED, disputes: [{ ...dispute, state: "lost" }] });
  await screen.findByRole("heading", { name: "Packing list" });
  expect(screen.queryByText(IN_WORDS)).toBeNull();
});

test("a refund on its way is said at its order", async () => {
  const log = [{ kind: "refund-pending", at: NOON, detail: "£3.40" }] as const;
  await open("/admin/orders?order=A", { ...PAID, log });
  await screen.findByText("Refund of £3.40 on its way");
});

test("a refund that failed can be tried again, or given back another way", async () => {
  const log = [{ kind: "refund-failed", at: NOON, detail: "£1.20" }] as const;
  const { shop, user } = await open("/admin/orders?order=A", {
    ...{ ...PAID, log, status: "Needs attention" },
  });
  await screen.findByText("PayPal could not pay back £1.20");
  await user.click(screen.getByRole("button", { name: "Give it back another way…" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText<HTMLInputElement>("Amount in pounds").value).toBe("1.20");
  expect(dialog.getByLabelText<HTMLSelectElement>("How it goes back").value).toBe("cash");
  await fillIn(user, dialog.getByLabelText("What it is for"), "broken eggs");
  await user.click(dialog.getByRole("button", { name: "Refund £1.20" }));
  await noticeSaying("£1.20 is noted as given back.");
  expect(await storedOrders(shop)).toMatchObject([
    { money: [{}, { kind: "refund", amount: -120, how: "cash" }] },
  ]);
  expect(screen.queryByText("PayPal could not pay back £1.20")).toBeNull();
});
