// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderStatus } from "#core/orders/order-status.ts";
import { agreeable, aShop, noon, type Shop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantCart, plantOrders, storedOrders, twoTabs } from "#tests/support/plant.ts";
import { fillIn, renderShop, SHARED } from "#tests/support/render-shop.tsx";
import { IN_ONE_BROWSER, type Setting } from "#ui/shared/setting.ts";

const COLLECTED = "Collect on Sunday 21 June, 10:00 AM to 4:00 PM, Rusper Road";
const DELIVERED = "We deliver on Sunday 21 June";

const HOMES = [
  ["one browser", IN_ONE_BROWSER, null],
  ["a shared shop", SHARED, { publicUrl: "https://eggs.example" }],
] as const;

/** Shows a page as it is after a reload, or on the way back. */
const reload = (path: string, shop: Shop, setting: Setting) => {
  const note = window.history.state;
  cleanup();
  return renderShop(path, shop, setting, undefined, note);
};

const theOrder = () => screen.findByRole("article", { name: "Order PAY-1" });

describe.each(HOMES)("in %s", (_home, setting, shared) => {
  const aShopToPayAt = async () => {
    const shop = aShop({ gateway: agreeable(), clock: noon, shared });
    await plantCart(shop, { deliveryMethod: "collection" });
    return shop;
  };

  const payFor = async (email: string) => {
    const shop = await aShopToPayAt();
    const { user } = renderShop("/checkout", shop, setting);
    const press = async (name: string | RegExp) =>
      user.click(await screen.findByRole("button", { name }));
    await press(/^Practice payment/);
    if (email) await fillIn(user, screen.getByLabelText("Email"), email);
    await press("Complete practice payment");
    if (!email) await press("Pay Without One");
    await screen.findByRole("heading", { level: 1, name: "Thank You!" });
    return { shop, user };
  };

  test("the thank-you page shows number, items, day and place, also after a reload", async () => {
    const { shop } = await payFor("mabel@example.com");
    for (const look of [() => undefined, () => reload("/order/success", shop, setting)]) {
      look();
      const card = within(await theOrder());
      card.getByText(/Large Eggs/);
      card.getByText(COLLECTED);
      expect(card.getByRole("link", { name: "How to Find Us" }).getAttribute("href")).toBe(
        "/how-to-find-us",
      );
      screen.getByText(
        "Your order has been placed successfully. We've sent a confirmation email to you.",
      );
    }
  });

  test("My Orders shows the order that was just paid without typing, also after a reload", async () => {
    const { shop, user } = await payFor("Mabel@Example.com");
    await theOrder();
    await user.click(screen.getByRole("link", { name: "View My Orders" }));
    await screen.findByRole("heading", { level: 1, name: "My Orders" });
    for (const look of [() => undefined, () => reload("/my-orders", shop, setting)]) {
      look();
      await screen.findByText("1 order found.");
      within(await theOrder()).getByText(COLLECTED);
      expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("Mabel@Example.com");
    }
  });

  test("My Orders shows a paid order without an email, until an email is looked for", async () => {
    const { user } = await payFor("");
    await theOrder();
    await user.click(screen.getByRole("link", { name: "View My Orders" }));
    await screen.findByText(/its number is the only way to find it/);
    await theOrder();
    await fillIn(user, screen.getByLabelText("Email"), "nobody@example.com");
    await user.click(screen.getByRole("button", { name: "Find Orders" }));
    await screen.findByText("No orders found for this email address.");
    expect(screen.queryByRole("article")).toBeNull();
  });
});

test("the email of the paid order does not replace a focused field", async () => {
  let find = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    find = resolve;
  });
  const mine = () => asked.then(() => null);
  const shop = aShop({ lookups: { ...everyOrder, mine } });
  await plantOrders(shop, anOrder({ id: "PAY-1" }));
  const { user } = renderShop("/my-orders", shop, IN_ONE_BROWSER, undefined, { orderId: "PAY-1" });
  const field = await screen.findByLabelText<HTMLInputElement>("Email");
  await user.click(field);
  find();
  await screen.findByText("1 order found.");
  await user.keyboard("abel@example.com");
  expect(field.value).toBe("abel@example.com");
});

test("a page that no payment led to tells of no order", async () => {
  const shop = aShop();
  await plantOrders(shop, anOrder());
  renderShop("/order/success", shop);
  await screen.findByRole("heading", { level: 1, name: "Thank You!" });
  expect(screen.queryByRole("article")).toBeNull();
  expect(screen.queryByText(/Collect on|We deliver on/)).toBeNull();
});

test("an email is asked for, and paying without one takes a question that keeps what is typed", async () => {
  const shop = aShop({ gateway: agreeable(), clock: noon });
  await plantCart(shop, {});
  const { user } = renderShop("/checkout", shop);
  await user.click(await screen.findByRole("button", { name: /^Practice payment/ }));
  const email = screen.getByLabelText("Email");
  const hint = document.getElementById(email.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("so that My Orders finds it");
  await fillIn(user, screen.getByLabelText("Name"), "Mabel");
  await user.click(screen.getByRole("button", { name: "Complete practice payment" }));
  const question = within(await screen.findByRole("dialog", { name: "Pay without an email?" }));
  question.getByText(/number.* is the only way to find it/);
  await user.click(question.getByRole("button", { name: "Enter an Email" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(email);
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Mabel");
  expect(await storedOrders(shop)).toEqual([]);
});

const withStatus = (status: OrderStatus): Order => anOrder({ status, items: TWO_ITEMS });

test("an order that is refunded in another tab takes back when and where", async () => {
  const { here, there } = twoTabs();
  await plantOrders(here, withStatus("Ready"));
  const { user } = renderShop("/my-orders", here);
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  const card = within(await screen.findByRole("article"));
  card.getByText(COLLECTED);
  card.getByText(DELIVERED);
  await there.records.orders.replace(withStatus("Refunded"));
  await card.findByText("Refunded");
  expect(card.queryByText(/Collect on|We deliver on/)).toBeNull();
  expect(card.queryByRole("link")).toBeNull();
});
