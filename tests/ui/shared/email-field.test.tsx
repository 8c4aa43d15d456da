// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { agreeable, aShop, noon } from "#tests/support/a-shop.ts";
import { plantCart, plantStock, storedCustomers } from "#tests/support/plant.ts";
import {
  fillIn,
  noticeSaying,
  renderAdmin,
  renderShop,
  SHARED,
} from "#tests/support/render-shop.tsx";

const QUESTION = { name: "Did you mean gmail.com?" };

const asks = () => screen.findByRole("button", QUESTION);
const isSilent = () => expect(screen.queryByRole("button", QUESTION)).toBeNull();
/** Long enough for a question to come. */
const aMoment = () => new Promise((done) => setTimeout(done, 20));

const openContact = async () => {
  const shop = aShop();
  const { user } = renderShop("/contact", shop, SHARED);
  const email = await screen.findByLabelText<HTMLInputElement>("Email");
  await fillIn(user, screen.getByLabelText("Message"), "Are there eggs?");
  const send = screen.getByRole("button", { name: "Send Message" });
  const sentFrom = async () => {
    await noticeSaying("Message Sent");
    const [message] = (await shop.records.messages.page(null)).items;
    return message?.replyTo?.email;
  };
  return { user, email, send, sentFrom };
};

test("a likely slip is asked about in a status once its field is left", async () => {
  const { user, email } = await openContact();
  await fillIn(user, email, "mabel@gmial.com");
  await aMoment();
  isSilent();
  await user.tab();
  expect((await asks()).closest("[role=status]")?.textContent).toBe("Did you mean gmail.com?");
  expect(email.getAttribute("aria-invalid")).toBeNull();
});

test("the question's button takes the host, and leads back to the field", async () => {
  const { user, email, send, sentFrom } = await openContact();
  await fillIn(user, email, "Mabel.Hen@gmial.com");
  await user.tab();
  await user.click(await asks());
  expect(email.value).toBe("Mabel.Hen@gmail.com");
  expect(document.activeElement).toBe(email);
  isSilent();
  await user.click(send);
  expect(await sentFrom()).toBe("Mabel.Hen@gmail.com");
});

test("pressing on sends the address as it was typed", async () => {
  const { user, email, send, sentFrom } = await openContact();
  await fillIn(user, email, "mabel@gmial.com");
  await user.tab();
  await asks();
  await user.click(send);
  expect(await sentFrom()).toBe("mabel@gmial.com");
  await waitFor(isSilent);
});

test("no button moves while it is pressed: the question waits until then", async () => {
  const { user, email, send } = await openContact();
  await fillIn(user, email, "mabel@gmial.com");
  await user.pointer({ keys: "[MouseLeft>]", target: send });
  await aMoment();
  expect(document.activeElement).toBe(send);
  isSilent();
  await user.pointer({ keys: "[/MouseLeft]", target: screen.getByLabelText("Message") });
  await asks();
});

test("an address is asked about once", async () => {
  const { user, email } = await openContact();
  const type = async (text: string) => {
    await fillIn(user, email, text);
    await user.tab();
    await aMoment();
  };
  await type("mabel@gmial.com");
  await asks();
  await type("mabel@example.com");
  isSilent();
  await type("mabel@gmial.com");
  isSilent();
});

test("what was typed otherwise meanwhile is asked about anew", async () => {
  const { user, email } = await openContact();
  await fillIn(user, email, "mabel@gmial.com");
  await user.tab();
  await asks();
  await fillIn(user, email, "mabel@hotmial.com");
  isSilent();
  await user.tab();
  await screen.findByRole("button", { name: "Did you mean hotmail.com?" });
});

describe("a likely slip is asked about by", () => {
  test("the waiting list", async () => {
    const shop = aShop();
    await plantStock(shop, { pullet: 5 });
    const { user } = renderShop("/", shop, SHARED);
    const pullets = within(await screen.findByRole("article", { name: "Pullet Eggs" }));
    await user.click(pullets.getByRole("button", { name: "Join Waitlist" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Join the waitlist" }));
    await fillIn(user, dialog.getByLabelText("Email"), "mabel@gmial.com");
    await user.tab();
    await asks();
    await user.click(dialog.getByRole("button", { name: "Tell Me" }));
    await noticeSaying("We will email you once, when Pullet Eggs are back.");
    expect(await shop.records.waitlist.of("pullet")).toMatchObject([{ email: "mabel@gmial.com" }]);
  });

  test("the practice payment", async () => {
    const shop = aShop({ gateway: agreeable(), clock: noon });
    await plantCart(shop, {});
    const { user } = renderShop("/checkout", shop, SHARED);
    await user.click(await screen.findByRole("button", { name: /^Practice payment/ }));
    const complete = screen.getByRole("button", { name: "Complete practice payment" });
    const form = within(complete.closest("form") as HTMLElement);
    await fillIn(user, form.getByLabelText("Email"), "mabel@gmial.com");
    await user.tab();
    await user.click(await asks());
    expect(form.getByLabelText<HTMLInputElement>("Email").value).toBe("mabel@gmail.com");
  });

  test("an order by hand", async () => {
    const { user } = await renderAdmin("/admin/orders/new", aShop(), SHARED);
    const email = await screen.findByLabelText<HTMLInputElement>("Email (optional)");
    await fillIn(user, email, "mabel@gmial.com");
    await user.tab();
    await user.click(await asks());
    expect(email.value).toBe("mabel@gmail.com");
    isSilent();
  });

  test("a new customer, and no longer once the form is emptied", async () => {
    const shop = aShop();
    const { user } = await renderAdmin("/admin/customers", shop);
    const form = within(await screen.findByRole("form", { name: "Add New Customer" }));
    await fillIn(user, form.getByLabelText("Name"), "Mabel");
    await fillIn(user, form.getByLabelText("Email"), "mabel@gmial.com");
    await user.tab();
    await asks();
    await user.click(form.getByRole("button", { name: "Add Customer" }));
    await noticeSaying("New customer has been added.");
    expect(await storedCustomers(shop)).toMatchObject([{ email: "mabel@gmial.com" }]);
    await waitFor(isSilent);
  });
});
