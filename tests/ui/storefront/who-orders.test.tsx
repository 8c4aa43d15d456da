// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { AskPhone } from "#core/farm.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { aShopWithPractice, plantCart, storedOrders } from "#tests/support/plant.ts";
import { fillIn, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const ASKED = "Your name and phone (optional)";

const aShopToPayAt = async (
  askPhone: AskPhone = "optional",
  method: DeliveryMethod = "delivery",
) => {
  const shop = aShopWithPractice();
  await shop.records.profile.save({ delivery: { ...DEFAULT_PROFILE.delivery, askPhone } });
  await plantCart(shop, { deliveryMethod: method });
  return shop;
};

const summary = () => screen.findByRole("region", { name: "Summary" });

const unfold = async (user: UserEvent, title: string) =>
  user.click(await within(await summary()).findByText(title));

const pay = async (user: UserEvent) => {
  await user.click(await screen.findByRole("button", { name: /^Practice payment/ }));
  await user.click(screen.getByRole("button", { name: "Complete practice payment" }));
  await screen.findByRole("heading", { level: 1, name: "Thank You!" });
};

test("who orders stands folded above the payment, so that PayPal alone still does", async () => {
  renderShop("/checkout", await aShopToPayAt());
  const title = await within(await summary()).findByText(ASKED);
  const payment = screen.getByRole("region", { name: "Payment" });
  expect(title.compareDocumentPosition(payment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const label of ["Name", "Email", "Phone", "Who is it for?"])
    expect(screen.queryByLabelText(label)).toBeNull();
});

test("what is typed goes with the order", async () => {
  const shop = await aShopToPayAt();
  const { user } = renderShop("/checkout", shop);
  await unfold(user, ASKED);
  await fillIn(user, screen.getByLabelText("Name"), "Ann Example");
  await fillIn(user, screen.getByLabelText("Email"), "ann@example.com");
  await fillIn(user, screen.getByLabelText("Phone"), "07700 900142");
  await fillIn(user, screen.getByLabelText("Who is it for?"), "Nan Example");
  await unfold(user, "For Nan Example, 07700 900142");
  await screen.findByText("· Change");
  await pay(user);
  expect(await storedOrders(shop)).toMatchObject([
    {
      ...{ customerName: "Ann Example", customerEmail: "ann@example.com" },
      ...{ phone: "07700 900142", recipient: "Nan Example" },
    },
  ]);
});

test("what is typed stays on this device, and fits what is bought next", async () => {
  const shop = await aShopToPayAt();
  const { user } = renderShop("/checkout", shop);
  await unfold(user, ASKED);
  await fillIn(user, screen.getByLabelText("Phone"), "07700 900142");
  await fillIn(user, screen.getByLabelText("Who is it for?"), "Nan Example");
  await fillIn(user, screen.getByLabelText("Email"), "ann@example.com");
  await waitFor(async () =>
    expect(await shop.records.details.load()).toMatchObject({ email: "ann@example.com" }),
  );
  cleanup();
  await plantCart(shop, { deliveryMethod: "collection" });
  renderShop("/checkout", shop);
  await screen.findByText("For ann@example.com, 07700 900142");
});

test("a wrong phone is said once its field is left, and holds back the payment", async () => {
  const { user } = renderShop("/checkout", await aShopToPayAt());
  await unfold(user, ASKED);
  const phone = screen.getByLabelText<HTMLInputElement>("Phone");
  await user.type(phone, "ring me");
  expect(screen.queryByText("This is no phone number.")).toBeNull();
  await user.tab();
  await screen.findByText("This is no phone number.");
  screen.getByText("Please mend your phone above, then you can pay.");
  await fillIn(user, phone, "07700 900142");
  await waitFor(() => expect(screen.queryByText("This is no phone number.")).toBeNull());
  expect(screen.queryByText("Please mend your phone above, then you can pay.")).toBeNull();
});

test("who has typed an email above isn't asked for another by a practice payment", async () => {
  const shop = await aShopToPayAt();
  const { user } = renderShop("/checkout", shop);
  await unfold(user, ASKED);
  await fillIn(user, screen.getByLabelText("Email"), "ann@example.com");
  await unfold(user, "For ann@example.com");
  await pay(user);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await storedOrders(shop)).toMatchObject([{ customerEmail: "ann@example.com" }]);
});

test("a likely slip in the email is asked about", async () => {
  const { user } = renderShop("/checkout", await aShopToPayAt());
  await unfold(user, ASKED);
  await user.type(screen.getByLabelText("Email"), "ann@gmial.com");
  await user.tab();
  await user.click(await screen.findByRole("button", { name: "Did you mean gmail.com?" }));
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ann@gmail.com");
});

test.each([undefined, SHARED])(
  "a phone that is required for deliveries is asked for at once, before the payment",
  async (setting) => {
    const shop = await aShopToPayAt("required");
    const { user } = renderShop("/checkout", shop, setting);
    const phone = await screen.findByLabelText<HTMLInputElement>("Phone");
    screen.getByText("Please tell us your phone, then you can pay.");
    await user.type(phone, "07700 900142");
    await waitFor(() =>
      expect(screen.queryByText("Please tell us your phone, then you can pay.")).toBeNull(),
    );
    expect(document.activeElement).toBe(phone);
  },
);

test("a phone that is required for deliveries isn't for a collection", async () => {
  renderShop("/checkout", await aShopToPayAt("required", "collection"));
  await screen.findByText(ASKED);
  expect(screen.queryByText("Please tell us your phone, then you can pay.")).toBeNull();
});

test("a farm that asks for no phone has no field for it, and sends none", async () => {
  const shop = await aShopToPayAt("no");
  const kept = { name: "Ann Example", email: "", phone: "07700 900142", recipient: "" };
  await shop.records.details.save({ ...kept, at: "2026-06-20T11:00:00.000Z" });
  const { user } = renderShop("/checkout", shop);
  await unfold(user, "For Ann Example");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ann Example");
  expect(screen.queryByLabelText("Phone")).toBeNull();
  await unfold(user, "For Ann Example");
  await user.click(await screen.findByRole("button", { name: /^Practice payment/ }));
  await fillIn(user, screen.getByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Complete practice payment" }));
  await screen.findByRole("heading", { level: 1, name: "Thank You!" });
  const [order] = await storedOrders(shop);
  expect(order).toMatchObject({ customerName: "Ann Example", customerEmail: "mabel@example.com" });
  expect(order).not.toHaveProperty("phone");
});
