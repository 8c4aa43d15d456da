// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { isLoggedIn } from "#tests/support/plant.ts";
import {
  fillIn,
  noticeSaying,
  renderAdmin,
  renderShop,
  SHARED,
} from "#tests/support/render-shop.tsx";
import { IN_ONE_BROWSER } from "#ui/shared/setting.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

const logIn = async (password: string, given = aShop()) => {
  const { user, shop } = renderShop("/admin/login", given);
  await fillIn(user, await screen.findByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Unlock Dashboard" }));
  return { user, shop };
};

test("every admin path leads a logged-out visitor to the login", async () => {
  for (const path of ["/admin", "/admin/pricing", "/admin/flocks/1", "/admin/no/such/page"]) {
    renderShop(path);
    await screen.findByRole("heading", { name: "Admin Login" });
    expect(window.location.pathname).toBe("/admin/login");
    expect(screen.queryByRole("navigation")).toBeNull();
    cleanup();
  }
});

test("a wrong password is refused by a notice and at the field", async () => {
  const { shop } = await logIn("chicken");
  await noticeSaying("Login Failed");
  await noticeSaying("The password you entered is incorrect.");
  const field = screen.getByLabelText("Password");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const error = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(error?.textContent).toBe("Incorrect password. Please try again.");
  expect(window.location.pathname).toBe("/admin/login");
  expect(await isLoggedIn(shop)).toBe(false);
});

test.each([
  [6, "1 minute"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [900, "15 minutes"],
])(
  "the login names a wait of %i seconds in a notice and at the field",
  async (retryAfter, time) => {
    const { shop, fail } = aFailingShop();
    fail("counter.logIn", new Fault("too-many-requests", undefined, { retryAfter }));
    await logIn("farmgate", shop);
    const text = `Too many attempts. Please try again in ${time}.`;
    await noticeSaying(text);
    const field = screen.getByLabelText("Password");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      text,
    );
  },
);

test("the login waits for a second by itself, and then lets the owner in", async () => {
  const { shop, fail, mend } = aFailingShop();
  fail("counter.logIn", new Fault("too-many-requests", undefined, { retryAfter: 1 }));
  await logIn("farmgate", shop);
  await screen.findByText("Many are trying to log in just now. This page keeps trying for you.");
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBeNull();
  mend("counter.logIn");
  await screen.findByRole("heading", { name: "Dashboard" }, { timeout: seconds(5) });
});

test("the right password opens the dashboard with a welcome", async () => {
  const { shop } = await logIn("farmgate");
  await screen.findByRole("heading", { name: "Dashboard" });
  expect(window.location.pathname).toBe("/admin");
  await noticeSaying("Login Successful!");
  await noticeSaying("Welcome back, Admin! You're now logged in.");
  expect(await isLoggedIn(shop)).toBe(true);
});

test.each([
  ["one browser", IN_ONE_BROWSER],
  ["a shared shop", SHARED],
])("the login leads where one wanted to go, in %s", async (_home, setting) => {
  const { user } = renderShop("/admin/flocks/2", aShop(), setting);
  await fillIn(user, await screen.findByLabelText("Password"), "farmgate");
  expect(window.location.pathname).toBe("/admin/login");
  await user.click(screen.getByRole("button", { name: "Unlock Dashboard" }));
  await screen.findByRole("heading", { level: 1, name: "Flock 2" });
  expect(window.location.pathname).toBe("/admin/flocks/2");
});

test("an empty password asks nothing of the shop", async () => {
  const { user } = renderShop("/admin/login");
  await user.click(await screen.findByRole("button", { name: "Unlock Dashboard" }));
  expect(screen.getByLabelText<HTMLInputElement>("Password").validity.valueMissing).toBe(true);
  expect(screen.queryByText("Incorrect password. Please try again.")).toBeNull();
});

test("the login leads a logged-in owner to the dashboard", async () => {
  await renderAdmin("/admin/login");
  await screen.findByRole("heading", { name: "Dashboard" });
  expect(window.location.pathname).toBe("/admin");
});

test("Logout leads to the shop with a notice and closes the admin area", async () => {
  const { user, shop } = await renderAdmin("/admin/flocks", aShop());
  await user.click(await screen.findByRole("button", { name: "Logout" }));
  await noticeSaying("Logged Out");
  await noticeSaying("You have been successfully logged out.");
  expect(window.location.pathname).toBe("/");
  await screen.findByRole("article", { name: "Large Eggs" });
  expect(await isLoggedIn(shop)).toBe(false);
});
