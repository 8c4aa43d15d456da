// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aShop, memoryStores, type Shop } from "#tests/support/a-shop.ts";
import { fillIn, noticeSaying, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const openForm = async (shop: Shop = aShop()) => {
  const { user } = renderShop("/contact", shop, SHARED);
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  const message = screen.getByLabelText<HTMLTextAreaElement>("Message");
  const send = () => user.click(screen.getByRole("button", { name: "Send Message" }));
  return { shop, user, name, email, message, send };
};

const written = async ({ records }: Shop) => (await records.messages.page(null)).items;

test("a message is sent to the farmer, and the form is emptied", async () => {
  const { shop, user, name, email, message, send } = await openForm();
  await fillIn(user, name, "Mabel");
  await fillIn(user, email, "mabel@example.com");
  await fillIn(user, message, "Are there eggs?");
  await send();
  await noticeSaying("Message Sent");
  await noticeSaying("Thank you. We will answer by email.");
  expect(await written(shop)).toMatchObject([
    { kind: "contact", replyTo: { name: "Mabel", email: "mabel@example.com" } },
  ]);
  expect([name.value, email.value, message.value]).toEqual(["", "", ""]);
});

const LETTERS = /^Our mail can't reach letters such as ö before the @\./;
const ENDING = /^This address has no ending such as \.com after the @\./;

test.each([
  ["jörg@example.com", LETTERS],
  ["mabel@localhost", ENDING],
])("the form says at its field why mail can't reach %s", async (typed, why) => {
  const { user, email, send } = await openForm();
  await fillIn(user, email, typed);
  await send();
  screen.getByText(why);
  expect(document.activeElement).toBe(email);
});

test("the form refuses a bad email, then an empty message, at its field, and keeps the text", async () => {
  const { shop, user, name, email, message, send } = await openForm();
  await user.type(name, "Mabel");
  await user.type(email, "mabel");
  await send();
  screen.getByText("Please enter an email address such as mabel@example.com.");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(email);
  await user.type(email, "@example.com");
  await send();
  screen.getByText("Please write a message.");
  expect(email.getAttribute("aria-invalid")).toBeNull();
  expect(document.activeElement).toBe(message);
  expect(name.value).toBe("Mabel");
  expect(await written(shop)).toEqual([]);
});

test("a message that can't be sent says so, and stays to be sent again", async () => {
  const stores = memoryStores();
  let isFailing = true;
  const { unitOfWork } = stores.shop;
  const failing = { ...stores, shop: { ...stores.shop, unitOfWork } };
  failing.shop.unitOfWork = {
    run: async (work) => {
      if (isFailing) throw new Fault("too-many-requests", undefined, { retryAfter: 3_600 });
      return unitOfWork.run(work);
    },
  };
  const { shop, user, email, message, send } = await openForm(aShop({ stores: failing }));
  await fillIn(user, email, "mabel@example.com");
  await fillIn(user, message, "Are there eggs?");
  await send();
  await noticeSaying("Too many attempts. Please try again in 60 minutes.");
  expect([email.value, message.value]).toEqual(["mabel@example.com", "Are there eggs?"]);
  isFailing = false;
  await send();
  await noticeSaying("Message Sent");
  expect(await written(shop)).toHaveLength(1);
});

test("a double press sends one message, and the button waits meanwhile", async () => {
  const stores = memoryStores();
  let letGo: () => void = () => undefined;
  const { unitOfWork } = stores.shop;
  const slow = { ...stores, shop: { ...stores.shop, unitOfWork } };
  slow.shop.unitOfWork = {
    run: async (work) => {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return unitOfWork.run(work);
    },
  };
  const { shop, user, email, message } = await openForm(aShop({ stores: slow }));
  await fillIn(user, email, "mabel@example.com");
  await fillIn(user, message, "Are there eggs?");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send Message" });
  await user.dblClick(button);
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  expect(button.disabled).toBe(true);
  letGo();
  await noticeSaying("Message Sent");
  expect(await written(shop)).toHaveLength(1);
});
