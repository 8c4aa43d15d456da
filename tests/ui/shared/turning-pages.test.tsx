// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { fillIn, renderAdmin, renderShop, SHARED } from "#tests/support/render-shop.tsx";
import { runningFrom } from "#tests/support/running-clock.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

/** Friday, an hour before the cut-off of Saturday. */
const FRIDAY_NIGHT = "2026-11-27T23:00:00.000Z";
/** An hour before the farm closes. */
const SATURDAY_AFTERNOON = "2026-11-28T15:00:00.000Z";
const SATURDAY = "2026-11-28";

/** A shop whose clock runs. It sends no changes: pages look at the clock by themselves. */
const shopAt = async (at: string, ...orders: readonly Partial<Order>[]) => {
  const clock = runningFrom(at);
  const shop = aShop({ clock });
  for (const [index, order] of orders.entries())
    await shop.records.orders.add(
      anOrder({
        id: `NUMBER-${index}`,
        status: "Pending",
        days: { delivery: SATURDAY },
        ...order,
      }),
    );
  /** The page is looked at again a second before the hour. */
  const untilNearly = (): void => {
    clock.setForward(60 - (Date.parse(clock.now()) - Date.parse(at)) / 60_000 - 1 / 60);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { shop, untilNearly };
};

const SOON = { timeout: seconds(2.5) };

test("Home's answer names another day at the second of the cut-off", async () => {
  const { shop, untilNearly } = await shopAt(FRIDAY_NIGHT);
  const { user } = renderShop("/", shop);
  const box = within(await screen.findByRole("region", { name: "Do we deliver to you?" }));
  await fillIn(user, box.getByLabelText("Postcode"), "RH10 6AB");
  await user.click(box.getByRole("button", { name: "Check" }));
  await box.findByText(/^Yes, we deliver to RH10\. Next: Saturday 28 November,/);
  untilNearly();
  await waitFor(
    () =>
      expect(box.getByRole("status").textContent).toBe(
        "Yes, we deliver to RH10. Next: Sunday 29 November, order by the end of today.",
      ),
    SOON,
  );
});

test("The Week closes a day's orders at the second of the cut-off, and what is typed stays", async () => {
  const { shop, untilNearly } = await shopAt(FRIDAY_NIGHT);
  const { user } = await renderAdmin("/admin/week", shop, SHARED);
  const day = within(await screen.findByRole("listitem", { name: "Saturday 28 November" }));
  const ahead = screen.getByLabelText<HTMLInputElement>("Days ahead");
  await fillIn(user, ahead, "7");
  expect(day.queryByText("orders closed")).toBeNull();
  untilNearly();
  await day.findAllByText("orders closed", {}, SOON);
  day.getAllByText("Payments under way may still add orders until 12:15 AM.");
  expect(screen.getByLabelText<HTMLInputElement>("Days ahead").value).toBe("7");
});

test.each(["/admin", "/admin/orders"])(
  "%s calls an order overdue at the second at which its day is over",
  async (path) => {
    const { shop, untilNearly } = await shopAt(SATURDAY_AFTERNOON, {});
    await renderAdmin(path, shop);
    await screen.findByText("for Saturday 28 November");
    untilNearly();
    await screen.findByText("for Saturday 28 November, overdue", {}, SOON);
  },
);

test("My Orders asks for a text at the second at which an order's day is over", async () => {
  const mine = { customerEmail: "mabel@example.com" };
  const { shop, untilNearly } = await shopAt(SATURDAY_AFTERNOON, mine);
  const { user } = renderShop("/my-orders", shop);
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  await screen.findByText("We deliver on Saturday 28 November");
  untilNearly();
  await screen.findByText(/^Your eggs were for Saturday 28 November\. Please text us/, {}, SOON);
});
