import { describe, expect, test, vi } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { aBrowserOf, aServer } from "#tests/support/loop-back.ts";
import { anOrder } from "#tests/support/orders.ts";

const LOG_IN = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: '["farmgate"]',
};

/** The events of a stream, one at a time. */
const eventsOf = (response: Response) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<Record<string, number>> => {
    const event = /event: versions\ndata: (.*)\n(?:.*\n)*?\n/.exec(text);
    if (event) {
      text = text.slice(event.index + event[0].length);
      return JSON.parse(event[1] ?? "") as Record<string, number>;
    }
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error("the stream has ended");
    text += value;
    return next();
  };
  return { next, stop: () => reader?.cancel() };
};

const PUBLIC = ["stock", "prices", "stories", "splash"];

describe("the stream of changes", () => {
  test("tells all public topics first, and then what changes", async () => {
    const { app, house } = aServer();
    const response = await app.request("/api/changes");
    expect(response.headers.get("Content-Type")).toContain("text/event-stream");
    const { next, stop } = eventsOf(response);
    const first = await next();
    expect(Object.keys(first).sort()).toEqual([...PUBLIC].sort());
    const { records } = house.storeFor(null);
    await records.orders.add(anOrder());
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
    expect(await next()).toEqual({ stock: (first.stock ?? 0) + 1 });
    await stop();
  });

  test("tells the owner the owner's topics, and that the session has ended", async () => {
    const { app, house } = aServer();
    const { fetch } = aBrowserOf(app);
    await fetch("/api/counter/logIn", LOG_IN);
    const { next, stop } = eventsOf(await fetch("/api/changes"));
    expect(Object.keys(await next())).toEqual(
      expect.arrayContaining([...PUBLIC, "orders", "customers", "flocks", "session"]),
    );
    await house.storeFor(null).records.orders.add(anOrder());
    expect(Object.keys(await next())).toEqual(["orders"]);
    await fetch("/api/counter/logOut", { ...LOG_IN, body: "[]" });
    expect(Object.keys(await next())).toEqual(["session"]);
    await stop();
  });

  test("tells whoever has logged out nothing more of the owner's", async () => {
    const { app, house } = aServer();
    const { fetch } = aBrowserOf(app);
    await fetch("/api/counter/logIn", LOG_IN);
    const { next, stop } = eventsOf(await fetch("/api/changes"));
    await next();
    await fetch("/api/counter/logOut", { ...LOG_IN, body: "[]" });
    expect(Object.keys(await next())).toEqual(["session"]);
    const { records } = house.storeFor(null);
    await records.orders.add(anOrder());
    await records.inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
    expect(Object.keys(await next())).toEqual(["stock"]);
    await stop();
  });

  test("leaves nothing behind when it is closed, and opens none for a mere look", async () => {
    const { app, end } = aServer();
    const added = vi.spyOn(end.signal, "addEventListener");
    const removed = vi.spyOn(end.signal, "removeEventListener");
    for (let time = 0; time < 5; time += 1) {
      const { next, stop } = eventsOf(await app.request("/api/changes"));
      await next();
      await stop();
    }
    await vi.waitFor(() => expect(removed).toHaveBeenCalledTimes(5));
    expect((await app.request("/api/changes", { method: "HEAD" })).status).toBe(200);
    expect(added).toHaveBeenCalledTimes(5);
  });

  test("ends when the server does", async () => {
    const { app, end } = aServer();
    const { next } = eventsOf(await app.request("/api/changes"));
    await next();
    end.abort();
    await expect(next()).rejects.toThrow("the stream has ended");
  });
});
