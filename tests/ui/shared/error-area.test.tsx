// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { JSDOM } from "jsdom";
import { expect, onTestFinished, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aFailingShop } from "#tests/support/failing-shop.ts";
import { renderShop, SHARED } from "#tests/support/render-shop.tsx";

/** jsdom can't load a page again, and says so. */
const reloads = () => {
  let times = 0;
  const count = (error: Error): void => {
    if (error.message.includes("navigation")) times += 1;
  };
  const { virtualConsole } = (globalThis as unknown as { jsdom: JSDOM }).jsdom;
  virtualConsole.on("jsdomError", count);
  onTestFinished(() => {
    virtualConsole.off("jsdomError", count);
  });
  return () => times;
};

const openBrokenPage = async () => {
  const timesReloaded = reloads();
  const { shop, fail, ...connection } = aFailingShop();
  fail("counter.listPosts", new Fault("refused-by-shop"));
  const { user } = renderShop("/our-chickens", shop, SHARED);
  await screen.findByRole("heading", { name: "Something went wrong" });
  return { user, timesReloaded, ...connection };
};

test("a part that can't be shown without a connection tries again by itself when it is back", async () => {
  const { timesReloaded, lose, reconnect } = await openBrokenPage();
  lose();
  await screen.findByRole("heading", { name: "The shop can't be reached" });
  expect(timesReloaded()).toBe(0);
  reconnect();
  expect(timesReloaded()).toBe(1);
});

test("a part that can't be shown otherwise waits for the visitor to try again", async () => {
  const { user, timesReloaded } = await openBrokenPage();
  expect(timesReloaded()).toBe(0);
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(timesReloaded()).toBe(1);
});
