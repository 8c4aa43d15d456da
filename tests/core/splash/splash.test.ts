import { expect, test } from "vitest";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import { aShop } from "#tests/support/a-shop.ts";

const NEWS = { content: "<h2>Half price!</h2><p>Pullet eggs, this weekend.</p>", enabled: true };

test("a fresh shop has a disabled splash page of version 1, with something to begin from", async () => {
  const { app } = aShop();
  expect(await app.getSplash()).toEqual(DEFAULT_SPLASH);
  expect(DEFAULT_SPLASH).toMatchObject({ enabled: false, version: 1 });
  expect(await app.getNews()).toBeNull();
});

test("each save makes the next version, and none is saved over one that came between", async () => {
  const { app } = aShop();
  for (const version of [2, 3, 4])
    expect(await app.saveSplash({ ...NEWS, from: version - 1 })).toEqual({
      ok: true,
      value: { ...NEWS, version },
    });
  expect(await app.saveSplash({ ...NEWS, content: "<p>Mine</p>", from: 3 })).toEqual({
    ok: false,
    refusal: { kind: "splash-changed", version: 4 },
  });
  expect(await app.getSplash()).toEqual({ ...NEWS, version: 4 });
});

test("a visitor sees each version until it is closed, and the next one again", async () => {
  const { app } = aShop();
  await app.saveSplash({ ...NEWS, from: 1 });
  expect(await app.getNews()).toEqual({ ...NEWS, version: 2 });
  expect(await app.getNews()).toEqual({ ...NEWS, version: 2 });
  await app.closeNews(2);
  expect(await app.getNews()).toBeNull();
  await app.saveSplash({ ...NEWS, from: 2 });
  expect(await app.getNews()).toMatchObject({ version: 3 });
  await app.saveSplash({ ...NEWS, enabled: false, from: 3 });
  expect(await app.getNews()).toBeNull();
});

test("one that says nothing is not shown", async () => {
  const { app } = aShop();
  await app.saveSplash({ content: "<p></p><script>alert(1)</script>", enabled: true, from: 1 });
  expect(await app.getNews()).toBeNull();
});

test("what is saved is cleaned, and cleaned again when it is shown", async () => {
  const { app, ports } = aShop();
  await app.saveSplash({ ...NEWS, content: '<p onclick="alert(1)">Hello</p>', from: 1 });
  expect(await ports.splash.load()).toMatchObject({ content: "<p>Hello</p>" });
  await ports.splash.save({
    content: "<p>Hi<img src=x onerror=alert(1)></p>",
    enabled: true,
    version: 9,
  });
  expect(await app.getNews()).toMatchObject({ content: "<p>Hi</p>" });
  expect(await app.getSplash()).toMatchObject({ content: "<p>Hi</p>" });
});
