import { expect, test } from "vitest";
import { OWNER } from "#core/session/person.ts";
import { aShop } from "#tests/support/a-shop.ts";

test("logIn opens the admin area with the right password, and logOut closes it", async () => {
  const { app } = aShop();
  expect(await app.shop.counter.isLoggedIn()).toBe(false);
  expect(await app.shop.counter.logIn("farmgate")).toEqual({ ok: true, value: OWNER });
  expect(await app.shop.counter.isLoggedIn()).toBe(true);
  await app.shop.counter.logOut();
  expect(await app.shop.counter.isLoggedIn()).toBe(false);
});

test.each(["", "Farmgate", "farmgate ", "chicken"])(
  "logIn refuses %j, and the admin area stays closed",
  async (password) => {
    const { app } = aShop();
    expect(await app.shop.counter.logIn(password)).toEqual({
      ok: false,
      refusal: { kind: "wrong-password" },
    });
    expect(await app.shop.counter.isLoggedIn()).toBe(false);
  },
);
