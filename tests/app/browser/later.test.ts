import { expect, test, vi } from "vitest";
import { ENDPOINTS } from "#adapters/http/endpoints.ts";
import { later } from "#app/browser/later.ts";
import { createOffice } from "#core/office.ts";

interface Scales {
  weigh(grams: number): Promise<string>;
  clean(): Promise<void>;
}

const scales: Scales = { weigh: async (grams) => `${grams} g`, clean: async () => undefined };

const NAMES = { weigh: true, clean: true };

test("later fetches the code at the first call, and once", async () => {
  const load = vi.fn(async () => scales);
  const part = later<Scales>(NAMES, load);
  expect(load).not.toHaveBeenCalled();
  expect(await part.weigh(60)).toBe("60 g");
  await part.clean();
  expect(load).toHaveBeenCalledOnce();
});

test("later lists its calls, so that they outlast being spread", async () => {
  const part = { ...later<Scales>(NAMES, async () => scales) };
  expect(Object.keys(part)).toEqual(["weigh", "clean"]);
  expect(await part.weigh(60)).toBe("60 g");
});

test("later throws a Fault where the code can't be fetched", async () => {
  const part = later<Scales>(NAMES, () => Promise.reject(new TypeError("gone")));
  await expect(part.clean()).rejects.toMatchObject({ code: "code-missing" });
});

test("the office over HTTP and in one browser has the same calls", () => {
  const office = createOffice({ store: { records: {} }, shared: null } as never);
  expect(Object.keys(ENDPOINTS.office).sort()).toEqual(Object.keys(office).sort());
});
