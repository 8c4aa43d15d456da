// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { plantStock, storedCustomers } from "#tests/support/plant.ts";
import {
  fillIn,
  noticeSaying,
  renderAdmin,
  renderShop,
  SHARED,
} from "#tests/support/render-shop.tsx";
import { EMPTY_ORDER, newOrderOf } from "#ui/admin/by-hand/typed-new-order.ts";
import { localPayer, sharedPayer } from "#ui/storefront/checkout/practice-payer.ts";

/** So Chromium tells info@müller.example of a field of the type email. */
const TOLD = "info@xn--mller-kva.example";
const TYPED = "info@müller.example";

describe("a domain in other letters is kept as it was typed by", () => {
  test("the contact form", async () => {
    const { shop, user } = renderShop("/contact", aShop(), SHARED);
    await fillIn(user, await screen.findByLabelText("Email"), TOLD);
    await fillIn(user, screen.getByLabelText("Message"), "Are there eggs?");
    await user.click(screen.getByRole("button", { name: "Send Message" }));
    await noticeSaying("Message Sent");
    expect((await shop.records.messages.page(null)).items).toMatchObject([
      { replyTo: { email: TYPED } },
    ]);
  });

  test("the waiting list", async () => {
    const shop = aShop();
    await plantStock(shop, { pullet: 5 });
    const { user } = renderShop("/", shop, SHARED);
    const pullets = within(await screen.findByRole("article", { name: "Pullet Eggs" }));
    await user.click(pullets.getByRole("button", { name: "Join Waitlist" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Join the waitlist" }));
    await fillIn(user, dialog.getByLabelText("Email"), TOLD);
    await user.click(dialog.getByRole("button", { name: "Tell Me" }));
    await noticeSaying("We will email you once, when Pullet Eggs are back.");
    expect(await shop.records.waitlist.of("pullet")).toMatchObject([{ email: TYPED }]);
  });

  test("the practice payment", () => {
    const form = document.createElement("form");
    form.innerHTML = `<input name="email" type="email" value="${TOLD}">`;
    expect(localPayer(form).email).toBe(TYPED);
    expect(sharedPayer(form, false).email).toBe(TYPED);
  });

  test("an order by hand", () => {
    const order = newOrderOf({ ...EMPTY_ORDER, email: TOLD }, [], { eggs: false, day: false });
    expect(order.email).toBe(TYPED);
  });

  test("a new customer", async () => {
    const { shop, user } = await renderAdmin("/admin/customers", aShop());
    const form = within(await screen.findByRole("form", { name: "Add New Customer" }));
    await fillIn(user, form.getByLabelText("Name"), "Mabel");
    await fillIn(user, form.getByLabelText("Email"), TOLD);
    await user.click(form.getByRole("button", { name: "Add Customer" }));
    await noticeSaying("New customer has been added.");
    expect(await storedCustomers(shop)).toMatchObject([{ email: TYPED }]);
  });

  test.each([
    ["The farm", "Email"],
    ["Notices", "First address"],
  ])("the setting '%s', %s", async (section, label) => {
    const { shop, user } = await renderAdmin("/admin/settings", aShop(), SHARED);
    const form = within(await screen.findByRole("form", { name: section }));
    await fillIn(user, form.getByLabelText(label), TOLD);
    await user.click(form.getByRole("button", { name: /^Save/ }));
    await waitFor(async () => {
      const { profile } = await shop.app.shop.office.getProfile();
      expect([profile.farm.email, ...profile.notices.addresses]).toContain(TYPED);
    });
  });
});
