import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { knownBrowser, newBrowser } from "#adapters/hono/known-browser.ts";
import { aBrowserOf, anOwner, aServer, post } from "#tests/support/loop-back.ts";

const COOKIE = "farmgate-browser";

const cookiesOf = async (password: string, server = aServer()) => {
  const { fetch } = aBrowserOf(server.app);
  const answer = await fetch("/api/counter/logIn", post(JSON.stringify([password])));
  return answer.headers.getSetCookie();
};

test("a browser is known again by what it was told, in any process of the same shop", () => {
  const told = newBrowser("a secret");
  expect(knownBrowser(told, "a secret")).toMatch(/^[\da-f-]{36}$/);
  expect(knownBrowser(told, "a secret")).toBe(knownBrowser(told, "a secret"));
  expect(knownBrowser(newBrowser("a secret"), "a secret")).not.toBe(knownBrowser(told, "a secret"));
});

test.each([
  ["none", () => undefined],
  ["an empty one", () => ""],
  ["one of another shop", () => newBrowser("another secret")],
  ["one that names another browser", () => newBrowser("a secret").replace(/^.{36}/, randomUUID())],
  ["one without a signature", () => randomUUID()],
  ["a long one", () => "x".repeat(5_000)],
])("a browser is not known by %s", (_which, told) => {
  expect(knownBrowser(told(), "a secret")).toBeNull();
});

test("the owner's login tells the browser, for 400 days and for no script, once", async () => {
  const { fetch, jar } = await anOwner();
  const first = jar.get(COOKIE);
  const told = (await cookiesOf("farmgate")).find((cookie) => cookie.startsWith(COOKIE));
  expect(told).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
  await fetch("/api/counter/logOut", post("[]"));
  expect(jar.get("farmgate")).toBeUndefined();
  await fetch("/api/counter/logIn", post('["farmgate"]'));
  expect(jar.get("farmgate")).toBeDefined();
  expect(jar.get(COOKIE)).toBe(first);
});

test("a wrong password tells the browser nothing, and the cookie opens nothing", async () => {
  expect(await cookiesOf("wrong")).toEqual([]);
  const { app } = aServer();
  const Cookie = `${COOKIE}=${newBrowser("of the tests")}`;
  const answer = await app.request("/api/office/getBackup", post("[]", { Cookie }));
  expect(answer.status).toBe(401);
  const guessed = await app.request("/api/counter/logIn", post('["wrong"]', { Cookie }));
  expect(await guessed.json()).toMatchObject({ value: { ok: false } });
});
