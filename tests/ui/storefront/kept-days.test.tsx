// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { Fault } from "#ports/fault.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantCart } from "#tests/support/plant.ts";
import { renderShop, SHARED } from "#tests/support/render-shop.tsx";
import { PROFILE } from "#ui/shared/queries/farm.ts";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";
import { KEPT_DAYS } from "#ui/storefront/days/queries.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

/** It is noon on Saturday 20 June 2026. */
const SUNDAY = "Sunday 21 June, order by the end of today, 1 place left";
const NEXT_SATURDAY = "Saturday 27 June, order by the end of Friday 26 June, 1 place left";

/** A basket, in a shop with one place on each day, on a page that was kept when all of them were free. */
const aKeptPage = async () => {
  const whole = aShop();
  const { profile, orders } = whole.records;
  const week = DEFAULT_PROFILE.week.week.map((day) => ({ ...day, orders: 1 }));
  await profile.save({ week: { ...DEFAULT_PROFILE.week, week } });
  await plantCart(whole, { packSize: 12 });
  const client = createQueryClient();
  const { counter } = whole.app.shop;
  client.setQueryData([...PROFILE.key], await counter.getProfile());
  client.setQueryData(KEPT_DAYS, await counter.getDays());
  const failing = aFailingShop(whole);
  return {
    ...failing,
    fill: (day: string) => orders.add(anOrder({ id: day, days: { delivery: day } })),
    open: async () => {
      renderShop("/checkout", failing.shop, SHARED, undefined, null, client);
      await screen.findByRole("region", { name: "Basket" });
    },
  };
};

const group = async () => within(await screen.findByRole("group", { name: "Delivery day" }));

const chosen = async () => {
  const radio = (await group()).queryByRole<HTMLInputElement>("radio", { checked: true });
  return radio?.getAttribute("aria-label") ?? null;
};

const said = async () => (await group()).getAllByRole("status")[0]?.textContent;

test("offline a basket shows the kept page's places, and online it shows others", async () => {
  const { open, fail, mend, lose, reconnect, fill } = await aKeptPage();
  fail("counter.getDays", new Fault("shop-unreachable"));
  lose();
  await open();
  expect(await chosen()).toBe(SUNDAY);
  await screen.findByText(/^Prices and stock as of/);
  await fill("2026-06-21");
  mend();
  reconnect();
  await waitFor(
    async () => expect(await said()).toBe("Sunday 21 June is full now. Please choose another day."),
    { timeout: seconds(5) },
  );
  expect(await chosen()).toBeNull();
});

test("a basket with a network begins with what the shop counts now, whatever was kept", async () => {
  const { open, fill } = await aKeptPage();
  await fill("2026-06-21");
  await open();
  expect(await chosen()).toBe(NEXT_SATURDAY);
  expect(await said()).toBe("");
});
