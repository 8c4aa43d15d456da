// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aShopWithBasket } from "#tests/support/a-shop-with-basket.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { fillIn, noticeSaying, renderShop, SHARED } from "#tests/support/render-shop.tsx";
import { momentOf } from "#ui/shared/moment.ts";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";

const AS_OF = /^Prices and stock as of/;
const PAYING = "Paying needs a connection.";

const setOnline = (isOnline: boolean): void =>
  act(() => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });

test("momentOf writes London's time, with the day where it isn't today", () => {
  expect(momentOf("2026-04-07T09:42:00Z", "2026-04-07")).toBe("10:42 AM");
  expect(momentOf("2026-11-22T10:42:00Z", "2026-11-23")).toBe("22 Nov 2026, 10:42 AM");
});

test.each([
  ["/", "Our Eggs"],
  ["/checkout", "Your Basket"],
])("%s shows the time of its figures during a lost connection", async (path, heading) => {
  const { shop, hear, lose, reconnect } = aFailingShop(await aShopWithBasket());
  renderShop(path, shop, SHARED);
  await screen.findByRole("heading", { name: heading });
  await screen.findAllByText(/£/);
  expect(screen.queryByText(AS_OF)).toBeNull();
  hear("2020-01-02T10:42:00Z");
  lose();
  expect((await screen.findByText(AS_OF)).textContent).toBe(
    "Prices and stock as of 2 Jan 2020, 10:42 AM.",
  );
  reconnect();
  await eventually(() => expect(screen.queryByText(AS_OF)).toBeNull());
});

test("figures stay old until all of them have been read again", async () => {
  const { shop, fail, mend, lose, reconnect } = aFailingShop();
  renderShop("/", shop, SHARED);
  await screen.findAllByText(/in stock/);
  lose();
  await screen.findByText(AS_OF);
  fail("counter.getInventory", new Fault("refused-by-shop"));
  reconnect();
  await act(async () => undefined);
  expect(screen.queryByText(AS_OF)).not.toBeNull();
  mend();
  lose();
  reconnect();
  await eventually(() => expect(screen.queryByText(AS_OF)).toBeNull());
});

test.each([
  ["in one browser takes practice payments all the same", IN_ONE_BROWSER, 2],
  ["shared takes none", SHARED, 0],
])(
  "a checkout without a connection says so, keeps what is typed, and %s",
  async (_what, setting, buttons) => {
    onTestFinished(() => setOnline(true));
    const { user } = renderShop("/checkout", await aShopWithBasket(), setting);
    await user.click(
      await screen.findByRole("button", { name: "Practice payment (no money moves)" }),
    );
    await fillIn(user, screen.getByLabelText("Email"), "mabel@example.com");
    expect(screen.queryByText(PAYING)).toBeNull();
    setOnline(false);
    expect(screen.getByText(PAYING).getAttribute("role")).toBe("status");
    expect(screen.queryAllByRole("button", { name: /practice payment/i })).toHaveLength(buttons);
    setOnline(true);
    expect(screen.queryByText(PAYING)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("mabel@example.com");
  },
);

test("a command whose code is gone asks for a reload, and does nothing", async () => {
  const { shop, fail } = aFailingShop();
  fail("counter.contactFarm", new Fault("code-missing"));
  const { user } = renderShop("/contact", shop, SHARED);
  await fillIn(user, await screen.findByLabelText("Name"), "Mabel");
  await fillIn(user, screen.getByLabelText("Email"), "mabel@example.com");
  await fillIn(user, screen.getByLabelText("Message"), "Are the hens well?");
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  expect(await noticeSaying("Please Reload")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Are the hens well?");
});
