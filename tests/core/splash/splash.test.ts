import { expect, test } from "vitest";
import { DEFAULT_SPLASH, isRunning } from "#core/splash/splash.ts";
import { aShop, memoryStores } from "#tests/support/a-shop.ts";

const NEWS = { content: "<h2>Half price!</h2><p>Pullet eggs, this weekend.</p>", enabled: true };

test("a fresh shop has a disabled splash page of version 1, with something to begin from", async () => {
  const { app } = aShop();
  expect(await app.shop.office.getSplash()).toEqual(DEFAULT_SPLASH);
  expect(DEFAULT_SPLASH).toMatchObject({ enabled: false, version: 1 });
  expect(await app.visitor.getUnseenSplash()).toBeNull();
});

test("each save makes the next version, and none is saved over one that came between", async () => {
  const { app } = aShop();
  for (const version of [2, 3, 4])
    expect(await app.shop.office.saveSplash({ ...NEWS, version: String(version - 1) })).toEqual({
      ok: true,
      value: { ...NEWS, version },
    });
  expect(
    await app.shop.office.saveSplash({ ...NEWS, content: "<p>Mine</p>", version: "3" }),
  ).toEqual({
    ok: false,
    refusal: { kind: "splash-changed", version: "4" },
  });
  expect(await app.shop.office.getSplash()).toEqual({ ...NEWS, version: 4 });
});

test("a visitor sees each version until it is closed, and the next one again", async () => {
  const { app } = aShop();
  await app.shop.office.saveSplash({ ...NEWS, version: "1" });
  expect(await app.visitor.getUnseenSplash()).toEqual({ ...NEWS, version: 2 });
  expect(await app.visitor.getUnseenSplash()).toEqual({ ...NEWS, version: 2 });
  await app.visitor.closeSplash(2);
  expect(await app.visitor.getUnseenSplash()).toBeNull();
  await app.shop.office.saveSplash({ ...NEWS, version: "2" });
  expect(await app.visitor.getUnseenSplash()).toMatchObject({ version: 3 });
  await app.shop.office.saveSplash({ ...NEWS, enabled: false, version: "3" });
  expect(await app.visitor.getUnseenSplash()).toBeNull();
});

test("one that says nothing is not shown", async () => {
  const { app } = aShop();
  await app.shop.office.saveSplash({
    content: "<p></p><script>alert(1)</script>",
    enabled: true,
    version: "1",
  });
  expect(await app.visitor.getUnseenSplash()).toBeNull();
});

test("a page that is switched on is for all but those who have seen its version last", async () => {
  const { app } = aShop();
  await app.shop.office.saveSplash({ ...NEWS, version: "1" });
  for (const seen of [0, 1, 3, 99])
    expect(await app.shop.counter.getShownSplash(seen)).toEqual({ ...NEWS, version: 2 });
  expect(await app.shop.counter.getShownSplash(2)).toBeNull();
});

test("one visitor's closing of it is no other's", async () => {
  const stores = memoryStores();
  const here = aShop({ stores }).app;
  const there = aShop({ stores: { ...stores, visitor: memoryStores().visitor } }).app;
  await here.shop.office.saveSplash({ ...NEWS, version: "1" });
  await here.visitor.closeSplash(2);
  expect(await here.visitor.getUnseenSplash()).toBeNull();
  expect(await there.visitor.getUnseenSplash()).toEqual({ ...NEWS, version: 2 });
});

test("what is saved is cleaned, and cleaned again when it is shown", async () => {
  const { app, records } = aShop();
  await app.shop.office.saveSplash({
    ...NEWS,
    content: '<p onclick="alert(1)">Hello</p>',
    version: "1",
  });
  expect(await records.splash.load()).toMatchObject({ content: "<p>Hello</p>" });
  await records.splash.save({
    content: "<p>Hi<img src=x onerror=alert(1)></p>",
    enabled: true,
    version: 9,
  });
  expect(await app.visitor.getUnseenSplash()).toMatchObject({ content: "<p>Hi</p>" });
  expect(await app.shop.office.getSplash()).toMatchObject({ content: "<p>Hi</p>" });
});

test("it runs until its last day is over, and without one as long as it is switched on", () => {
  const last = { ...NEWS, until: "2026-06-20" };
  expect(
    ["2026-06-19", "2026-06-20", "2026-06-21"].map((day) => isRunning(last, () => day)),
  ).toEqual([true, true, false]);
  expect(isRunning(NEWS, () => "2099-12-31")).toBe(true);
  expect(isRunning({ ...last, enabled: false }, () => "2026-06-20")).toBe(false);
});

test.each([
  ["2026-06-20T22:59:59.999Z", true],
  ["2026-06-20T23:00:00.000Z", false],
])("at %s a page of which 20 June is the last day shows: %s", async (now, shows) => {
  const { app } = aShop({ clock: { now: () => now } });
  await app.shop.office.saveSplash({ ...NEWS, version: "1", until: "2026-06-20" });
  expect((await app.shop.counter.getShownSplash(0)) !== null).toBe(shows);
  expect((await app.visitor.getUnseenSplash()) !== null).toBe(shows);
});

test("its last day is saved, and taken back by none; what is no day is none", async () => {
  const { app, records } = aShop();
  await app.shop.office.saveSplash({ ...NEWS, version: "1", until: "2026-12-24" });
  expect(await app.shop.office.getSplash()).toEqual({ ...NEWS, version: 2, until: "2026-12-24" });
  await app.shop.office.saveSplash({ ...NEWS, version: "2", until: "" });
  expect(await records.splash.load()).not.toHaveProperty("until");
  await app.shop.office.saveSplash({ ...NEWS, version: "3", until: "2026-02-30" });
  expect(await records.splash.load()).not.toHaveProperty("until");
});
