// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { agreeable, aShop, noon } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantCart, plantOrders, plantStock } from "#tests/support/plant.ts";
import { aMessage } from "#tests/support/records.ts";
import {
  fillIn,
  noticeSaying,
  renderAdmin,
  renderShop,
  SHARED,
  WITHOUT_MAIL,
} from "#tests/support/render-shop.tsx";
import type { Setting } from "#ui/shared/setting.ts";

const CONFIRMED = /We've sent a confirmation email/;

const aSharedShop = ({ sendsMail }: Setting = SHARED) =>
  aShop({
    gateway: agreeable(),
    clock: noon,
    shared: { publicUrl: "https://eggs.example" },
    postman: sendsMail ? { send: async () => undefined } : null,
  });

const payFor = async (email: string, setting: Setting) => {
  const shop = aSharedShop();
  await plantCart(shop, { deliveryMethod: "collection" });
  const { user } = renderShop("/checkout", shop, setting);
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole("button", { name }));
  await press(/^Practice payment/);
  if (email) await fillIn(user, screen.getByLabelText("Email"), email);
  await press("Complete practice payment");
  if (!email) await press("Pay Without One");
  await screen.findByText(/^Your order has been placed successfully\./);
  await screen.findByRole("article", { name: "Order PAY-1" });
};

describe("a shared shop that has taken an order", () => {
  test("says that it has written to its payer", async () => {
    await payFor("mabel@example.com", SHARED);
    await screen.findByText(
      "Your order has been placed successfully. We've sent a confirmation email to you.",
    );
  });

  test("doesn't where the payer has no email", async () => {
    await payFor("", SHARED);
    expect(screen.queryByText(CONFIRMED)).toBeNull();
  });

  test("doesn't where no mail leaves it", async () => {
    await payFor("mabel@example.com", WITHOUT_MAIL);
    expect(screen.queryByText(CONFIRMED)).toBeNull();
  });

  test("doesn't before the money is here", async () => {
    const shop = aSharedShop();
    await plantOrders(shop, anOrder({ id: "PAY-1", status: "Awaiting payment" }));
    renderShop("/order/success", shop, SHARED, undefined, { orderId: "PAY-1" });
    await screen.findByRole("article", { name: "Order PAY-1" });
    expect(screen.queryByText(CONFIRMED)).toBeNull();
  });

  test("doesn't where it knows of no order", async () => {
    renderShop("/order/success", aSharedShop(), SHARED);
    await screen.findByText("Your order has been placed successfully.");
  });
});

describe("a shop that no mail leaves", () => {
  test("offers no link by mail, but the farm's phone", async () => {
    const { user } = renderShop("/my-orders", aShop(), WITHOUT_MAIL);
    await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
    await user.click(screen.getByRole("button", { name: "Find Orders" }));
    await screen.findByText(/^Placed an order on another device\? This shop sends no emails/);
    expect(screen.getByRole("link", { name: "07700 900142" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Email me a link" })).toBeNull();
  });

  test("promises no new link for one that is over", async () => {
    const { user } = renderShop("/my-orders#link=OLD", aShop(), WITHOUT_MAIL);
    await user.click(await screen.findByRole("button", { name: "Show my orders" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).not.toMatch(/send you a new/);
    await screen.findByText(/This shop sends no emails/);
    expect(screen.queryByRole("button", { name: "Email me a link" })).toBeNull();
  });

  test("takes a message without a word of an answer by mail", async () => {
    const { user } = renderShop("/contact", aShop(), WITHOUT_MAIL);
    await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
    await fillIn(user, screen.getByLabelText("Message"), "Are there eggs?");
    await user.click(screen.getByRole("button", { name: "Send Message" }));
    await noticeSaying("Message Left");
    expect(screen.queryByText(/by email/)).toBeNull();
  });

  test("has no waitlist", async () => {
    const shop = aShop();
    await plantStock(shop, { pullet: 5 });
    const { user } = renderShop("/", shop, WITHOUT_MAIL);
    const pullets = within(await screen.findByRole("article", { name: "Pullet Eggs" }));
    await user.click(pullets.getByRole("button", { name: "Join Waitlist" }));
    await noticeSaying("Feature Not Implemented");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("tells of no emails under Privacy", async () => {
    renderShop("/privacy", aShop(), WITHOUT_MAIL);
    await screen.findByText(/is kept for 90 days/);
    expect(screen.queryByText(/Emails that we sent you|waitlist|mail hosts/)).toBeNull();
  });

  test("tells its owner so, where it leads to what it would have written", async () => {
    await renderAdmin("/admin", aShop(), WITHOUT_MAIL);
    const warning = within(await screen.findByRole("complementary", { name: "No mail server" }));
    warning.getByText(/^No mail leaves this shop/);
    expect(warning.getByRole("link").getAttribute("href")).toBe("/admin/messages?box=outbox");
  });

  test("offers its owner to send nothing again", async () => {
    const shop = aShop();
    await shop.records.messages.add(aMessage({ state: "unsent" }));
    const { user } = await renderAdmin("/admin/messages?box=outbox", shop, WITHOUT_MAIL);
    await screen.findByText(/^No mail leaves this shop/);
    await user.click(await screen.findByRole("button", { name: /Your eggs/ }));
    await screen.findByRole("article", { name: "Your eggs" });
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
  });
});

test("a shop that sends mail doesn't say that it sends none", async () => {
  await renderAdmin("/admin", aShop(), SHARED);
  await screen.findByRole("heading", { level: 1, name: "Dashboard" });
  expect(screen.queryByText(/No mail leaves this shop/)).toBeNull();
});

describe("who pays an order back", () => {
  const asked = async (customerEmail: string, setting: Setting) => {
    const shop = aSharedShop(setting);
    const order = { captureId: "MONEY", paymentMethod: "paypal" } as const;
    await plantOrders(shop, anOrder({ customerEmail, ...order }));
    const { user } = await renderAdmin("/admin/orders", shop, setting);
    await user.click(await screen.findByRole("button", { name: /^A / }));
    await user.click(await screen.findByRole("button", { name: "Refund…" }));
    return within(await screen.findByRole("dialog"));
  };

  test("says that the customer gets an email", async () => {
    const dialog = await asked("mabel@example.com", SHARED);
    await dialog.findByText("The customer is told by email.");
  });

  test.each([
    ["no mail leaves the shop", "mabel@example.com", WITHOUT_MAIL, "this shop sends no mail"],
    ["the customer has no email", "", SHARED, "no email address"],
  ])("reads that the customer isn't, where %s", async (_where, email, setting, why) => {
    const dialog = await asked(email, setting);
    await dialog.findByText(
      `No email tells the customer of it: ${why}. There is no phone number either.`,
    );
  });
});
