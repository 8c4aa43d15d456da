// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { Order } from "#core/orders/order.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { memoryOrderTokens } from "#tests/support/memory-order-tokens.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { fillIn, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const LOST: Order = anOrder({
  id: "8GH2K1PA-1",
  status: "Needs attention",
  log: [
    { at: NOON, kind: "paid" },
    { at: NOON, kind: "no-address" },
  ],
  days: { delivery: "2026-06-27" },
});

const aShopWith = async (order: Order, isShared: boolean) => {
  const orderTokens = memoryOrderTokens();
  const shop = aShop(
    isShared
      ? {
          shared: { publicUrl: "https://eggs.example" },
          orderTokens,
          lookups: { ...everyOrder, mine: async () => [] },
        }
      : {},
  );
  await plantOrders(shop, order);
  return { shop, token: await orderTokens.issue(order.id) };
};

const opened = async (order = LOST) => {
  const { shop, token } = await aShopWith(order, true);
  const { user } = renderShop(`/my-orders#order=${token}`, shop, SHARED);
  await user.click(await screen.findByRole("button", { name: "Show my order" }));
  return { user, shop, card: await screen.findByRole("article", { name: /8GH2K1PA/ }) };
};

const TITLE = "Where shall we bring your eggs?";

const typeIn = async (
  user: Awaited<ReturnType<typeof opened>>["user"],
  form: HTMLElement,
  lines: string,
  postcode: string,
) => {
  await fillIn(user, within(form).getByLabelText("Address"), lines);
  await fillIn(user, within(form).getByLabelText("Postcode"), postcode);
  await user.click(within(form).getByRole("button", { name: "Send my address" }));
};

test("the link of a mail opens an order that asks for its address, until that is typed", async () => {
  const { user, shop, card } = await opened();
  const form = within(card).getByRole("form", { name: TITLE });
  await typeIn(user, form, "3 Mill Lane\nCrawley", "rh10 1aa");
  await screen.findByText("Thank you. We know where to bring your eggs.");
  await waitFor(() => expect(within(card).queryByRole("form", { name: TITLE })).toBeNull());
  within(card).getByText("Pending");
  within(card).getByText("We deliver on Saturday 27 June");
  expect(document.activeElement?.tagName).toBe("SUMMARY");
  expect(await shop.records.orders.find(LOST.id)).toMatchObject({
    address: { lines: ["3 Mill Lane", "Crawley"], postcode: "RH10 1AA" },
  });
});

test("an address that we can't take is refused at its field, in words", async () => {
  const { user, card } = await opened();
  const form = within(card).getByRole("form", { name: TITLE });
  await typeIn(user, form, " ", "BN1 1AA");
  await within(form).findByText(/^Please enter your address/);
  expect(document.activeElement).toBe(within(form).getByLabelText("Address"));
  await typeIn(user, form, "3 Mill Lane", "BN1 1AA");
  await within(form).findByText(/^Sorry, we don't deliver to BN1\. You are welcome to collect/);
  expect(document.activeElement).toBe(within(form).getByLabelText("Postcode"));
  await typeIn(user, form, "3 Mill Lane", "RH10");
  await within(form).findByText(/^Please enter the whole postcode/);
});

test("one whose address came meanwhile stays as it is, and says so", async () => {
  const { user, shop, card } = await opened();
  const address = { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" };
  await shop.records.orders.replace({ ...LOST, address });
  await typeIn(user, within(card).getByRole("form", { name: TITLE }), "3 Mill Lane", "RH10 1AA");
  await screen.findByText(/^We know an address for this order by now/);
  expect(await shop.records.orders.find(LOST.id)).toMatchObject({ address });
});

test("an order that has its address asks for nothing", async () => {
  const address = { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" };
  const { card } = await opened({ ...LOST, address });
  expect(within(card).queryByRole("form", { name: TITLE })).toBeNull();
});

test("My Orders in one browser asks for it too", async () => {
  const { shop } = await aShopWith({ ...LOST, status: "Pending" }, false);
  const { user } = renderShop("/my-orders", shop);
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  const card = await screen.findByRole("article", { name: /8GH2K1PA/ });
  const form = within(card).getByRole("form", { name: TITLE });
  await typeIn(user, form, "3 Mill Lane", "RH10 1AA");
  await within(card).findByText("3 Mill Lane, RH10 1AA");
  expect(within(card).queryByRole("form", { name: TITLE })).toBeNull();
});
