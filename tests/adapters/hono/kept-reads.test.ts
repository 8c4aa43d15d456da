import { describe, expect, test } from "vitest";
import { NOON } from "#tests/support/a-shop.ts";
import { aServer } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";
import { aPost } from "#tests/support/records.ts";

const LONG = `<p>${"egg ".repeat(10_000)}</p>`;

const asked = (call: string, ...input: unknown[]) =>
  `/api/counter/${call}?input=${encodeURIComponent(JSON.stringify(input))}`;

const aShopWithStories = async () => {
  const memory = memoryServerStore();
  const store = memory.storeFor(null);
  const loads = { posts: 0, splash: 0 };
  const counting = <Repository extends object>(
    of: Repository,
    names: readonly string[],
    count: () => void,
  ): Repository =>
    new Proxy(of, {
      get: (target, name) => {
        if (names.includes(String(name))) count();
        return Reflect.get(target, name);
      },
    });
  const records = {
    ...store.records,
    posts: counting(store.records.posts, ["find", "page"], () => (loads.posts += 1)),
    splash: counting(store.records.splash, ["load"], () => (loads.splash += 1)),
  };
  let now = NOON;
  const serverStore = { ...memory, storeFor: () => ({ ...store, records }) };
  const { app } = aServer({ serverStore, deps: { clock: { now: () => now } } });
  const write = store.unitOfWork.run;
  await write(async ({ posts, splash }) => {
    await posts.add(aPost({ id: "long", content: LONG }));
    await posts.add(aPost({ id: "short", content: "<p>Egg</p>" }));
    await splash.save({ content: LONG, enabled: true, version: 3, until: NOON.slice(0, 10) });
  });
  return {
    app,
    loads,
    write,
    pass: (to: string) => {
      now = to;
    },
    ask: (call: string, ...input: unknown[]) => app.request(asked(call, ...input)),
    valueIn: async (call: string, ...input: unknown[]) => {
      const { value } = (await (await app.request(asked(call, ...input))).json()) as {
        value: { content: string; version: number } | null;
      };
      return value;
    },
  };
};

describe("a heavy public query", () => {
  test("runs once, and again after a change", async () => {
    const { ask, valueIn, loads, write } = await aShopWithStories();
    const tags = new Set<string | null>();
    for (let n = 0; n < 3; n += 1) tags.add((await ask("getPost", "long")).headers.get("ETag"));
    expect(tags.size).toBe(1);
    expect(loads.posts).toBe(1);
    const next = LONG.replace("egg", "hen");
    await write(({ posts }) => posts.replace(aPost({ id: "long", content: next })));
    expect((await valueIn("getPost", "long"))?.content).toBe(next);
    expect(loads.posts).toBe(2);
  });

  test("is sent once to each browser", async () => {
    const { ask, app } = await aShopWithStories();
    const first = await ask("getPost", "long");
    expect(first.headers.get("Content-Type")).toBe("application/json");
    expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
    expect((await app.request(asked("getPost", "long"), { headers })).status).toBe(304);
  });

  test("is cached for its own story alone", async () => {
    const { valueIn } = await aShopWithStories();
    expect((await valueIn("getPost", "long"))?.content).toBe(LONG);
    expect((await valueIn("getPost", "short"))?.content).toBe("<p>Egg</p>");
    expect(await valueIn("getPost", "none")).toBeNull();
  });

  test("runs once for each splash page seen, and answers null to a browser that saw this one", async () => {
    const { valueIn, loads } = await aShopWithStories();
    for (const seen of [0, 1, 2, 4, 99]) {
      expect((await valueIn("getShownSplash", seen))?.content).toBe(LONG);
    }
    expect(await valueIn("getShownSplash", 3)).toBeNull();
    expect(loads.splash).toBe(1);
  });

  test("runs again on another day", async () => {
    const { valueIn, pass } = await aShopWithStories();
    expect(await valueIn("getShownSplash", 0)).not.toBeNull();
    pass("2030-01-01T12:00:00.000Z");
    expect(await valueIn("getShownSplash", 0)).toBeNull();
  });

  test("runs once for concurrent requests", async () => {
    const { ask, loads } = await aShopWithStories();
    await Promise.all(Array.from({ length: 10 }, () => ask("getPost", "long")));
    expect(loads.posts).toBe(1);
  });
});

describe("a light answer", () => {
  test("is not cached for what doesn't exist", async () => {
    const { ask, loads } = await aShopWithStories();
    for (let n = 0; n < 3; n += 1) await ask("getPost", "none");
    expect(loads.posts).toBe(3);
  });
});
