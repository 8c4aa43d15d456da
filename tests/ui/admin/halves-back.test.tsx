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

describe("the dialog of a cancellation", () => {
  const open = async (change: Partial<Order>) => {
    const shop = aShop({
      gateway: agreeable({ refund: async () => null }),
      shared: { publicUrl: "https://eggs.example" },
    });
    await plantOrders(shop, anOrder({ paid: { how: "account" }, ...change }));
    const before = (await storedInventory(shop)).large;
    const { user } = await renderAdmin("/admin/orders?order=A", shop, SHARED);
    await user.click(await screen.findByRole("button", { name: "Cancel this order…" }));
    const dialog = within(await screen.findByRole("dialog"));
    const ticks = () =>
      dialog
        .queryAllByRole<HTMLInputElement>("checkbox")
        .map((tick) => [tick.labels?.[0]?.textContent, tick.checked]);
    const press = (name: string) => user.click(dialog.getByLabelText(name));
    /** How many eggs are in stock again, and what the log says of them. */
    const end = async () => {
      await user.click(dialog.getByRole("button", { name: "Cancel the Order" }));
      await waitFor(async () =>
        expect(await storedOrders(shop)).toMatchObject([{ status: "Cancelled" }]),
      );
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

describe("the dialog of a refund", () => {
  const open = async (change: Partial<Order>) => {
    const shop = aShop({
      gateway: agreeable({ refund: async (_id, { part }) => (part ? { id: "R1" } : null) }),
      shared: { publicUrl: "https://eggs.example" },
    });
    await plantOrders(
      shop,
      anOrder({ ...HALVES, paymentMethod: "paypal", captureId: "MONEY", ...change }),
    );
    const before = (await storedInventory(shop)).large;
    const { user } = await renderAdmin("/admin/orders?order=A", shop, SHARED);
    await user.click(await screen.findByRole("button", { name: "Refund…" }));
    const dialog = within(await screen.findByRole("dialog"));
    const pack = (name: string) => within(dialog.getByRole("group", { name }));
    const eggsOf = (name: string) => pack(name).getByLabelText<HTMLSelectElement>("Their eggs");
    const amount = () => dialog.getByLabelText<HTMLInputElement>("Amount in pounds").value;
    const all = () => user.click(dialog.getByRole("button", { name: "All of it" }));
    const end = async () => {
      await user.click(dialog.getByRole("button", { name: /^Refund £/ }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      return (await storedInventory(shop)).large - before;
    };
    return { shop, user, dialog, pack, eggsOf, amount, all, end };
  };

  test("follows the packs with its sum, and knows them afterwards", async () => {
    const { shop, user, dialog, pack, amount, end } = await open({});
    expect(amount()).toBe("0.00");
    const sixes = pack("Large 6, collection");
    await user.click(sixes.getByRole("button", { name: "One more" }));
    expect(amount()).toBe("1.80");
    await user.selectOptions(sixes.getByLabelText("Their eggs"), "Are broken");
    await user.type(dialog.getByLabelText("What it is for"), "a broken box");
    expect(await end()).toBe(0);
    expect(await storedOrders(shop)).toMatchObject([
      { status: "Pending", items: [{}, { quantity: 2, givenBack: { broken: 1 } }] },
    ]);
  });

  test("puts the eggs of one half back, and keeps the others out", async () => {
    const { user, eggsOf, all, end } = await open({});
    await all();
    await user.selectOptions(eggsOf("Large 12, delivery"), "Stay with the customer");
    expect(await end()).toBe(12);
    await screen.findByText("Eggs not put back into stock: Free Delivery");
  });

  test("offers no way back to the shelf for eggs that have left", async () => {
    const { dialog, eggsOf, all } = await open({ handedOver: { delivery: NOON } });
    dialog.getByText("Its delivery was handed over: those eggs stay out.");
    await all();
    const ways = (name: string) => [...eggsOf(name).options].map(({ text }) => text);
    expect(ways("Large 12, delivery")).toEqual(["Are broken", "Stay with the customer"]);
    expect(ways("Large 6, collection")[0]).toBe("Come back to the shelf");
  });

  test("leaves the eggs of a packed order where they are, unless it is told", async () => {
    const { eggsOf, all } = await open({ status: "Ready" });
    await all();
    expect(eggsOf("Large 12, delivery").value).toBe("with-customer");
  });
});
