// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { KEPT_DAYS } from "#core/backup/kept-days.ts";
import { FARM } from "#core/farm.ts";
import { collectionTimes, deliveryDays } from "#core/farm-words.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { renderShop, SHARED } from "#tests/support/render-shop.tsx";

const main = () => within(screen.getByRole("main"));

const headings = async (title: string): Promise<(string | null)[]> => {
  await screen.findByRole("heading", { level: 1, name: title });
  return main()
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
};

const said = () => screen.getByRole("main").textContent ?? "";

test("the footer leads to the terms, and they to what is kept", async () => {
  const { user } = renderShop();
  const footer = within(screen.getByRole("navigation", { name: "Footer" }));
  await user.click(footer.getByRole("link", { name: "Terms" }));
  await screen.findByRole("heading", { level: 1, name: "Terms" });
  expect(window.location.pathname).toBe("/terms");
  await user.click(main().getByRole("link", { name: "What we keep about you" }));
  await screen.findByRole("heading", { level: 1, name: "Privacy" });
  expect(document.title).toBe(`Privacy – ${FARM.name}`);
  await user.click(main().getByRole("link", { name: "The terms of sale" }));
  await screen.findByRole("heading", { level: 1, name: "Terms" });
});

test("Terms say who sells, prices, delivery and collection, cancelling and complaints", async () => {
  renderShop("/terms");
  expect(await headings("Terms")).toEqual([
    "Who sells",
    "Prices and paying",
    "Delivery and collection",
    "Changing your mind",
    "If something is wrong",
  ]);
  const { owner, phone, email, deliveryPostcodes } = FARM;
  for (const words of [
    owner,
    phone,
    email,
    collectionTimes(FARM),
    deliveryDays(FARM),
    ...deliveryPostcodes,
  ])
    expect(said()).toContain(words);
  expect(said()).toContain("Eggs are perishable");
});

test("Privacy of a shared shop says what is kept, why, how long and with whom", async () => {
  renderShop("/privacy", aShop(), SHARED);
  expect(await headings("Privacy")).toEqual([
    "Who answers for it",
    "What we keep, and why",
    "How long",
    "With whom",
    "Your rights",
  ]);
  for (const words of [
    `up to ${KEPT_DAYS} days`,
    "within an hour",
    "90 days",
    "2 years",
    "PayPal",
    FARM.email,
    FARM.owner,
  ])
    expect(said()).toContain(words);
  expect(said()).not.toContain("stays in this browser");
});

test("Privacy of a shop in one browser says that everything stays there", async () => {
  renderShop("/privacy");
  expect((await headings("Privacy"))[0]).toBe("Everything stays in this browser");
  for (const words of ["PayPal", "OpenStreetMap", FARM.email]) expect(said()).toContain(words);
  expect(said()).not.toMatch(/90 days|2 years|7 days/);
});
