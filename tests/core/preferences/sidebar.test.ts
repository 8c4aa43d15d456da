import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";

test("isSidebarCollapsed is false at first, then what collapseSidebar said last", async () => {
  const { stores, app } = aShop();
  const { author } = app.visitor;
  expect(await author.isSidebarCollapsed()).toBe(false);
  expect(await author.collapseSidebar(true)).toEqual({ ok: true, value: true });
  expect(await aShop({ stores }).app.visitor.author.isSidebarCollapsed()).toBe(true);
  await author.collapseSidebar(false);
  expect(await author.isSidebarCollapsed()).toBe(false);
});
