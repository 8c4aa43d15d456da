import { describe, expect, test, vi } from "vitest";
import { lazily } from "#core/lazily.ts";
import { Fault } from "#ports/fault.ts";

const aPart = () => {
  const load = vi.fn(async () => ({
    double: async (figure: number) => figure * 2,
    add: async (one: number, other: number) => one + other,
  }));
  return { load, use: lazily({ greet: async (name: string) => `Hello ${name}` }, load) };
};

describe("use cases that are fetched when they are asked for", () => {
  test("are not fetched before the first call, not even by naming them", () => {
    const { load, use } = aPart();
    const { double } = use;
    expect(double).toBeTypeOf("function");
    expect(load).not.toHaveBeenCalled();
  });

  test("answer as if they had been at hand", async () => {
    const { use } = aPart();
    expect(await use.double(21)).toBe(42);
    expect(await use.add(1, 2)).toBe(3);
  });

  test("are fetched once, however many calls come at once or later", async () => {
    const { load, use } = aPart();
    await Promise.all([use.double(1), use.add(1, 2), use.double(2)]);
    await use.add(3, 4);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("are fetched again after a failure, which the caller is told of", async () => {
    const { load, use } = aPart();
    load.mockRejectedValueOnce(new Error("offline"));
    const calls = await Promise.allSettled([use.double(1), use.double(2)]);
    expect(calls.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await use.double(3)).toBe(6);
    await use.double(4);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("fail as they fail, and are not fetched again for that", async () => {
    const load = vi.fn(async () => ({
      fail: async (): Promise<never> => Promise.reject(new Error("no eggs")),
    }));
    const use = lazily({}, load);
    await expect(use.fail()).rejects.toThrow("no eggs");
    await expect(use.fail()).rejects.toThrow("no eggs");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("fail where there is none of the name", async () => {
    const use = aPart().use as unknown as Record<string, () => Promise<unknown>>;
    await expect(use.hatch?.()).rejects.toThrow("hatch is no use case.");
  });

  test("beside them those at hand answer without fetching", async () => {
    const { load, use } = aPart();
    expect(await use.greet("Mabel")).toBe("Hello Mabel");
    expect(load).not.toHaveBeenCalled();
  });

  test("can be awaited, shown and spread as a whole without harm", async () => {
    const { load, use } = aPart();
    expect(await use).toBe(use);
    expect(await Promise.resolve(use)).toBe(use);
    expect(String(use)).toBe("[object Object]");
    expect(Object.keys({ ...use })).toEqual(["greet"]);
    expect(load).not.toHaveBeenCalled();
  });

  test("that can't be fetched are a fault of their own, and what was at fault stays what it was", async () => {
    const gone = lazily<object, { sow: () => Promise<void> }>({}, () =>
      Promise.reject(new TypeError("404")),
    );
    await expect(gone.sow()).rejects.toMatchObject({ name: "Fault", code: "code-missing" });
    const busy = lazily<object, { sow: () => Promise<void> }>({}, () =>
      Promise.reject(new Fault("shop-busy")),
    );
    await expect(busy.sow()).rejects.toMatchObject({ code: "shop-busy" });
  });
});
