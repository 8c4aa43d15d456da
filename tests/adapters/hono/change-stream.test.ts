import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import { anEventStream } from "#tests/support/an-event-stream.ts";
import { eventually } from "#tests/support/eventually.ts";
import { anOwner, aServer, post } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";
import { anOrder } from "#tests/support/orders.ts";

const PUBLIC = ["inventory", "prices", "posts", "splash", "profile", "week", "days"];

describe("the stream of changes", () => {
  test("sends all public topics first, and then changed ones", async () => {
    const { app, serverStore } = aServer();
    const response = await app.request("/api/changes");
    expect(response.headers.get("Content-Type")).toContain("text/event-stream");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("X-Accel-Buffering")).toBe("no");
    const { next, stop } = anEventStream(response);
    const first = await next();
    expect(Object.keys(first).sort()).toEqual([...PUBLIC].sort());
    const { records } = serverStore.storeFor(null);
    await records.orders.add(anOrder());
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
    expect(await next()).toEqual({ inventory: (first.inventory ?? 0) + 1 });
    await records.splash.save({ ...DEFAULT_SPLASH, version: 2 });
    expect(await next()).toEqual({ splash: (first.splash ?? 0) + 1 });
    await stop();
  });

  test("sends the owner's topics to the owner, and the end of the session", async () => {
    const { fetch, serverStore } = await anOwner();
    const { next, stop } = anEventStream(await fetch("/api/changes"));
    expect(Object.keys(await next())).toEqual(
      expect.arrayContaining([...PUBLIC, "orders", "customers", "flocks", "session"]),
    );
    await serverStore.storeFor(null).records.orders.add(anOrder());
    expect(Object.keys(await next())).toEqual(["orders"]);
    await fetch("/api/counter/logOut", post("[]"));
    expect(Object.keys(await next())).toEqual(["session"]);
    await stop();
  });

  test("sends no owner's topics after log-out", async () => {
    const { fetch, serverStore } = await anOwner();
    const { next, stop } = anEventStream(await fetch("/api/changes"));
    await next();
    await fetch("/api/counter/logOut", post("[]"));
    expect(Object.keys(await next())).toEqual(["session"]);
    const { records } = serverStore.storeFor(null);
    await records.orders.add(anOrder());
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
    expect(Object.keys(await next())).toEqual(["inventory"]);
    await stop();
  });

  test("sends no owner's topic that changed with the end of the session", async () => {
    const { fetch, serverStore } = await anOwner();
    const { next, stop } = anEventStream(await fetch("/api/changes"));
    await next();
    const { records } = serverStore.storeFor(null);
    await fetch("/api/counter/logOut", post("[]"));
    await records.orders.add(anOrder());
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
    const told = new Set<string>();
    while (!told.has("inventory")) for (const topic of Object.keys(await next())) told.add(topic);
    expect([...told].sort()).toEqual(["inventory", "session"]);
    await stop();
  });

  test("survives a database failure, and logs it", async () => {
    const serverStore = memoryServerStore();
    const versions = vi.spyOn(serverStore, "versions");
    const { app, logged } = aServer({ serverStore });
    const { next, stop } = anEventStream(await app.request("/api/changes"));
    await next();
    versions.mockRejectedValueOnce(new Error("away"));
    await serverStore.storeFor(null).records.inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
    expect(Object.keys(await next())).toEqual(["inventory"]);
    expect(logged.filter((line) => line.includes("away"))).toHaveLength(1);
    await stop();
  });

  test("removes its listeners when closed, and opens none for HEAD", async () => {
    const { app, end } = aServer();
    const added = vi.spyOn(end.signal, "addEventListener");
    const removed = vi.spyOn(end.signal, "removeEventListener");
    for (let time = 0; time < 5; time += 1) {
      const { next, stop } = anEventStream(await app.request("/api/changes"));
      await next();
      await stop();
    }
    await eventually(() => expect(removed).toHaveBeenCalledTimes(5));
    expect((await app.request("/api/changes", { method: "HEAD" })).status).toBe(200);
    expect(added).toHaveBeenCalledTimes(5);
  });

  test("ends with the server", async () => {
    const { app, end } = aServer();
    const { next } = anEventStream(await app.request("/api/changes"));
    await next();
    end.abort();
    await expect(next()).rejects.toThrow("the stream has ended");
  });

  test("ends at once after the server's end", async () => {
    const { app, end } = aServer();
    end.abort();
    const stream = await app.request("/api/changes");
    await expect(stream.text()).resolves.toBeTypeOf("string");
  });

  test("polls once for all listeners, and only while there are any", async () => {
    const serverStore = memoryServerStore();
    const versions = vi.spyOn(serverStore, "versions");
    const { app } = aServer({ serverStore });
    const open = async () => {
      const stream = anEventStream(await app.request("/api/changes"));
      await stream.next();
      return stream;
    };
    const looksWithin = async (ms: number) => {
      versions.mockClear();
      await wait(ms);
      return versions.mock.calls.length;
    };
    const streams = [await open(), await open(), await open()];
    expect(await looksWithin(100)).toBeLessThanOrEqual(12);
    for (const { stop } of streams) await stop();
    await wait(30);
    expect(await looksWithin(50)).toBe(0);
    const { next, stop } = await open();
    await serverStore.storeFor(null).records.inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
    expect(Object.keys(await next())).toEqual(["inventory"]);
    await stop();
  });
});

describe("every twenty seconds the stream of changes", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  test("sends a heartbeat until it is closed", async () => {
    const { app } = aServer();
    const reader = (await app.request("/api/changes")).body
      ?.pipeThrough(new TextDecoderStream())
      .getReader();
    expect((await reader?.read())?.value).toContain("retry: 3000");
    vi.advanceTimersByTime(20_000);
    expect((await reader?.read())?.value).toContain("\nevent: ping\ndata: {}\n\n");
    await reader?.cancel();
    await eventually(() => expect(vi.getTimerCount()).toBe(0));
  });

  test("checks whether the owner's session has lapsed", async () => {
    const { fetch, serverStore } = await anOwner();
    const { next, stop } = anEventStream(await fetch("/api/changes"));
    await next();
    const personOf = vi.spyOn(serverStore.tokens, "personOf").mockResolvedValue(null);
    vi.advanceTimersByTime(20_000);
    await eventually(() => expect(personOf).toHaveBeenCalled());
    const { records } = serverStore.storeFor(null);
    await records.orders.add(anOrder());
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
    expect(Object.keys(await next())).toEqual(["inventory"]);
    await stop();
  });
});

describe("the streams of one caller", () => {
  const NET = "2001:db8:1:2";

  test("are a hundred at most, with room as soon as one ends", async () => {
    const { app, end } = aServer();
    const open = async (address: string) => {
      const response = await app.request("/api/changes", { headers: { "X-Address": address } });
      return { status: response.status, retry: response.headers.get("Retry-After"), response };
    };
    const streams = [];
    for (let one = 1; one <= 100; one += 1) streams.push(await open(`${NET}::${one}`));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await open(`${NET}::ffff`)).toMatchObject({ status: 429, retry: "3" });
    expect((await open("10.0.0.2")).status).toBe(200);
    await streams[0]?.response.body?.cancel();
    await eventually(async () => expect((await open(`${NET}::ffff`)).status).toBe(200));
    expect((await open(`${NET}::ffff`)).status).toBe(429);
    end.abort();
  });

  test("take no slot where opening fails", async () => {
    const serverStore = memoryServerStore();
    const versions = vi.fn(serverStore.versions);
    const { app, end } = aServer({ serverStore: { ...serverStore, versions } });
    versions.mockRejectedValue(new Error("no database"));
    for (let time = 0; time < 100; time += 1)
      expect((await app.request("/api/changes")).status).toBe(500);
    versions.mockImplementation(serverStore.versions);
    expect((await app.request("/api/changes")).status).toBe(200);
    end.abort();
  });
});
