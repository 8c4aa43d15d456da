// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { agreeable, aShop, noon } from "#tests/support/a-shop.ts";
import { plantCart, storedOrders } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const form = (): HTMLElement => {
  const complete = screen.getByRole("button", { name: "Complete practice payment" });
  return complete.closest("form") as HTMLFormElement;
};

const openPractice = async (line: Parameters<typeof plantCart>[1]) => {
  const shop = aShop({
    gateway: agreeable(),
    clock: noon,
    shared: { publicUrl: "https://eggs.example" },
  });
  await plantCart(shop, line);
  const { user } = renderShop("/checkout", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: /^Practice payment/ }));
  const fill = (label: string, text: string) =>
    fillIn(user, within(form()).getByLabelText(label), text);
  await fill("Name", "Mabel Ann Hen");
  await fill("Email", "mabel@example.com");
  const complete = () =>
    user.click(screen.getByRole("button", { name: "Complete practice payment" }));
  return { shop, user, fill, complete };
};

const thanks = () => screen.findByRole("heading", { level: 1, name: "Thank You!" });

test("a delivered practice order has name, phone and address", async () => {
  const { shop, fill, complete } = await openPractice({ deliveryMethod: "delivery" });
  await fill("Phone (optional)", "07700 900123");
  await fill("Address line", "1 High Street");
  await fill("Town", "Crawley");
  await fill("Postcode", "rh10 1aa");
  await complete();
  await thanks();
  await noticeSaying("Thank you for your order, Mabel.");
  expect(await storedOrders(shop)).toMatchObject([
    {
      customerName: "Mabel Ann Hen",
      phone: "07700 900123",
      address: { lines: ["1 High Street", "Crawley"], postcode: "RH10 1AA", country: "GB" },
    },
  ]);
});

test("a delivered one needs a postcode, which its field says", async () => {
  const { shop, fill, complete } = await openPractice({ deliveryMethod: "delivery" });
  await complete();
  const postcode = within(form()).getByLabelText("Postcode");
  screen.getByText("Please enter the postcode that we deliver to, such as RH10 1AA.");
  expect(postcode.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(postcode);
  expect(await storedOrders(shop)).toEqual([]);
  await fill("Postcode", "RH11 0XX");
  await complete();
  await thanks();
});

test("the form refuses an address outside the delivery area, and keeps what is typed", async () => {
  const { shop, user, fill, complete } = await openPractice({ deliveryMethod: "delivery" });
  await fill("Postcode", "BN1 1AA");
  await complete();
  await noticeSaying("Outside Our Delivery Area");
  expect(await storedOrders(shop)).toEqual([]);
  const postcode = within(form()).getByLabelText<HTMLInputElement>("Postcode");
  await waitFor(() => expect(postcode.closest("[hidden]")).toBeNull());
  expect(postcode.value).toBe("BN1 1AA");
  await user.clear(postcode);
  await fill("Postcode", "RH10 1AA");
  await complete();
  await thanks();
});

test("a collected one asks for no address", async () => {
  const { shop, complete } = await openPractice({ deliveryMethod: "collection" });
  expect(screen.queryByLabelText("Postcode")).toBeNull();
  await complete();
  await thanks();
  expect((await storedOrders(shop))[0]).not.toHaveProperty("address");
});
