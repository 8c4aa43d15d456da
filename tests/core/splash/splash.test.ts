import { describe, expect, test } from "vitest";
import { DEFAULT_SPLASH, isRunning } from "#core/splash/splash.ts";
import { aShop, memoryStores } from "#tests/support/a-shop.ts";

const NEWS = { content: "<h2>Half price!</h2><p>Pullet eggs, this weekend.</p>", enabled: true };

test("getSplash of a fresh shop is disabled, of version 1, and has a text to begin with", async () => {
  const { app } = aShop();
  expect(await app.shop.office.getSplash()).toEqual(DEFAULT_SPLASH);
  expect(DEFAULT_SPLASH).toMatchObject({ enabled: false, version: 1 });
  expect(await app.visitor.getUnseenSplash()).toBeNull();
});

test("saveSplash raises the version", async () => {
  const { app } = aShop();
  for (const version of [2, 3, 4])
    expect(await app.shop.office.saveSplash({ ...NEWS, version: String(version - 1) })).toEqual({
      ok: true,
      value: { ...NEWS, version },
    });
  expect(await app.shop.office.getSplash()).toEqual({ ...NEWS, version: 4 });
});

describe("saveSplash over another's save", () => {
  const SEEN = { version: "2", seen: NEWS };
  const overtaken = async (theirs: Partial<typeof NEWS & { until: string }>) => {
    const { app } = aShop();
    await app.shop.office.saveSplash({ ...NEWS, version: "1" });
    await app.shop.office.saveSplash({ ...NEWS, ...theirs, ...SEEN });
    return app.shop.office;
  };

  test("keeps what either alone has changed", async () => {
    const office = await overtaken({ until: "2026-12-24" });
    expect(await office.saveSplash({ ...NEWS, ...SEEN, enabled: false })).toMatchObject({
      ok: true,
    });
    const merged = { ...NEWS, enabled: false, until: "2026-12-24", version: 4 };
    expect(await office.getSplash()).toEqual(merged);
  });

  test("stores nothing where both have changed the same, and tells what is stored", async () => {
    const office = await overtaken({ content: "<p>Theirs</p>" });
    const mine = { ...NEWS, content: "<p>Mine</p>", enabled: false };
    const stored = { content: "<p>Theirs</p>", enabled: true, until: "" };
    expect(await office.saveSplash({ ...mine, ...SEEN })).toEqual({
      ok: false,
      refusal: { kind: "splash-changed", version: "3", stored, conflicts: ["content"] },
    });
    expect(await office.getSplash()).toMatchObject({ content: "<p>Theirs</p>", version: 3 });
    await office.saveSplash({ ...mine, version: "3", seen: stored });
    expect(await office.getSplash()).toEqual({ ...mine, version: 4 });
  });

  test("by a page that tells nothing of what it saw is refused for each difference", async () => {
    const office = await overtaken({ content: "<p>Theirs</p>" });
    const mine = { ...NEWS, enabled: false, version: "2" };
    expect(await office.saveSplash(mine)).toMatchObject({
      refusal: { kind: "splash-changed", conflicts: ["content", "enabled"] },
    });
  });

  test("tells what is stored cleaned", async () => {
    const { app, records } = aShop();
    const content = "<p>Hi<img src=x onerror=alert(1)></p>";
    await records.splash.save({ content, enabled: true, version: 9 });
    expect(await app.shop.office.saveSplash({ ...NEWS, version: "8" })).toMatchObject({
      refusal: { stored: { content: "<p>Hi</p>" } },
    });
  });
});

test("getUnseenSplash shows each version until it is closed", async () => {
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

test("getUnseenSplash is null for an empty page", async () => {
  const { app } = aShop();
  await app.shop.office.saveSplash({
    content: "<p></p><script>alert(1)</script>",
    enabled: true,
    version: "1",
  });
  expect(await app.visitor.getUnseenSplash()).toBeNull();
});

test("getShownSplash shows an enabled page to all but those who have seen its version last", async () => {
  const { app } = aShop();
  await app.shop.office.saveSplash({ ...NEWS, version: "1" });
  for (const seen of [0, 1, 3, 99])
    expect(await app.shop.counter.getShownSplash(seen)).toEqual({ ...NEWS, version: 2 });
  expect(await app.shop.counter.getShownSplash(2)).toBeNull();
});

test("closeSplash closes the page for one visitor alone", async () => {
  const stores = memoryStores();
  const here = aShop({ stores }).app;
  const there = aShop({ stores: { ...stores, visitor: memoryStores().visitor } }).app;
  await here.shop.office.saveSplash({ ...NEWS, version: "1" });
  await here.visitor.closeSplash(2);
  expect(await here.visitor.getUnseenSplash()).toBeNull();
  expect(await there.visitor.getUnseenSplash()).toEqual({ ...NEWS, version: 2 });
});

test("saveSplash cleans the content, and so do getSplash and getUnseenSplash", async () => {
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

test("isRunning is true until the last day is over, and without one while enabled", () => {
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
])("getShownSplash at %s of a page with the last day 20 June shows it: %s", async (now, shows) => {
  const { app } = aShop({ clock: { now: () => now } });
  await app.shop.office.saveSplash({ ...NEWS, version: "1", until: "2026-06-20" });
  expect((await app.shop.counter.getShownSplash(0)) !== null).toBe(shows);
  expect((await app.visitor.getUnseenSplash()) !== null).toBe(shows);
});

test("saveSplash stores the last day, and removes it for an empty or impossible one", async () => {
  const { app, records } = aShop();
  await app.shop.office.saveSplash({ ...NEWS, version: "1", until: "2026-12-24" });
  expect(await app.shop.office.getSplash()).toEqual({ ...NEWS, version: 2, until: "2026-12-24" });
  await app.shop.office.saveSplash({ ...NEWS, version: "2", until: "" });
  expect(await records.splash.load()).not.toHaveProperty("until");
  await app.shop.office.saveSplash({ ...NEWS, version: "3", until: "2026-02-30" });
  expect(await records.splash.load()).not.toHaveProperty("until");
});
