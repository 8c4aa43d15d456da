// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { agreeable, aShop, NOON } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders, storedInventory, storedOrders } from "#tests/support/plant.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const ALL = "Put the eggs back into stock";
const TO_DELIVER = "Put the eggs to deliver back into stock";
const TO_COLLECT = "Put the eggs to collect back into stock";

/** A dozen is delivered, and two packs of six are collected. */
const HALVES: Partial<Order> = { items: TWO_ITEMS, total: 700 };

const WAYS = [
  {
    way: "refund",
    opener: "Refund…",
    confirm: /^Refund £/,
    money: { paymentMethod: "paypal", captureId: "MONEY" },
    status: "Refunded",
  },
  {
    way: "cancel",
    opener: "Cancel this order…",
    confirm: "Cancel the Order",
    money: { paid: { how: "account" } },
    status: "Cancelled",
  },
] as const;

describe.each(WAYS)("the dialog of a $way", ({ opener, confirm, money, status }) => {
  const open = async (change: Partial<Order>) => {
    const shop = aShop({
      gateway: agreeable({ refund: async () => null }),
      shared: { publicUrl: "https://eggs.example" },
    });
    await plantOrders(shop, anOrder({ ...money, ...change }));
    const before = (await storedInventory(shop)).large;
    const { user } = await renderAdmin("/admin/orders?order=A", shop, SHARED);
    await user.click(await screen.findByRole("button", { name: opener }));
    const dialog = within(await screen.findByRole("dialog"));
    const ticks = () =>
      dialog
        .queryAllByRole<HTMLInputElement>("checkbox")
        .map((tick) => [tick.labels?.[0]?.textContent, tick.checked]);
    const press = (name: string) => user.click(dialog.getByLabelText(name));
    /** How many eggs are in stock again, and what the log says of them. */
    const end = async () => {
      await user.click(dialog.getByRole("button", { name: confirm }));
      await waitFor(async () => expect(await storedOrders(shop)).toMatchObject([{ status }]));
      return (await storedInventory(shop)).large - before;
    };
    return { dialog, ticks, press, end };
  };

  test("asks about each half of an order that is all here, and puts back what is ticked", async () => {
    const { ticks, press, end } = await open(HALVES);
    expect(ticks()).toEqual([
      [TO_DELIVER, true],
      [TO_COLLECT, true],
    ]);
    await press(TO_DELIVER);
    expect(ticks()).toEqual([
      [TO_DELIVER, false],
      [TO_COLLECT, true],
    ]);
    expect(await end()).toBe(12);
    await screen.findByText("Eggs not put back into stock: Free Delivery");
  });

  test("puts both back where both stay ticked", async () => {
    const both = await open(HALVES);
    expect(await both.end()).toBe(24);
  });

  test("puts none back where none is ticked", async () => {
    const { press, end } = await open(HALVES);
    await press(TO_DELIVER);
    await press(TO_COLLECT);
    expect(await end()).toBe(0);
  });

  test("names the half that has left, and asks about the other alone", async () => {
    const { dialog, ticks, end } = await open({ ...HALVES, handedOver: { delivery: NOON } });
    dialog.getByText("Its delivery was handed over: those eggs stay out.");
    expect(ticks()).toEqual([[TO_COLLECT, true]]);
    expect(await end()).toBe(12);
  });

  test("has one tick for an order of one way", async () => {
    const { ticks, end } = await open({});
    expect(ticks()).toEqual([[ALL, true]]);
    expect(await end()).toBe(12);
  });
});

test("a refund of a packed order has none of its halves ticked", async () => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await plantOrders(
    shop,
    anOrder({ ...HALVES, status: "Ready", paymentMethod: "paypal", captureId: "MONEY" }),
  );
  const { user } = await renderAdmin("/admin/orders?order=A", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: "Refund…" }));
  const dialog = within(await screen.findByRole("dialog"));
  const ticks = dialog.getAllByRole<HTMLInputElement>("checkbox");
  expect(ticks.map(({ checked }) => checked)).toEqual([false, false]);
});
