import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";

test("the right password opens the admin area, and logging out closes it", async () => {
  const { app } = aShop();
  expect(await app.isLoggedIn()).toBe(false);
  expect(await app.logIn("farmgate")).toEqual({ ok: true, value: null });
  expect(await app.isLoggedIn()).toBe(true);
  await app.logOut();
  expect(await app.isLoggedIn()).toBe(false);
});

test.each(["", "Farmgate", "farmgate ", "chicken"])(
  "%j is refused, and the area stays closed",
  async (password) => {
    const { app } = aShop();
    expect(await app.logIn(password)).toEqual({ ok: false, refusal: { kind: "wrong-password" } });
    expect(await app.isLoggedIn()).toBe(false);
  },
);
