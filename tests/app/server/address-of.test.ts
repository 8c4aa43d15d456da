import { Hono } from "hono";
import { expect, test } from "vitest";
import { addressOf } from "#app/server/address-of.ts";

const SOCKET = "192.0.2.7";

const addressBehind = async (trustProxy: boolean, headers: Record<string, string>) => {
  const app = new Hono();
  app.get("/", (c) => c.text(addressOf({ trustProxy })(c)));
  const env = { incoming: { socket: { remoteAddress: SOCKET } } };
  return (await app.request("/", { headers }, env)).text();
};

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["198.51.100.1,2001:db8::9", "2001:db8::9"],
  ["", SOCKET],
])("behind a proxy a caller forwarded for '%s' is %s", async (forwarded, address) => {
  expect(await addressBehind(true, { "X-Forwarded-For": forwarded })).toBe(address);
});

test("behind a proxy a caller that was not forwarded is at the other end of the socket", async () => {
  expect(await addressBehind(true, {})).toBe(SOCKET);
});

test("without a proxy a caller is at the other end of the socket, whatever it says", async () => {
  expect(await addressBehind(false, { "X-Forwarded-For": "203.0.113.9" })).toBe(SOCKET);
});
