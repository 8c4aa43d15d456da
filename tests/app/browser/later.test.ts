import { expect, test, vi } from "vitest";
import { ENDPOINTS } from "#adapters/http/endpoints.ts";
import { later } from "#app/browser/later.ts";
import { createOffice } from "#core/shop/office.ts";

interface Scales {
  weigh(grams: number): Promise<string>;
  clean(): Promise<void>;
}

const scales: Scales = { weigh: async (grams) => `${grams} g`, clean: async () => undefined };

test("later fetches the code at the first call, and once", async () => {
  const load = vi.fn(async () => scales);
  const part = later<Scales>(load);
  expect(load).not.toHaveBeenCalled();
  expect(await part.weigh(60)).toBe("60 g");
  await part.clean();
  expect(load).toHaveBeenCalledOnce();
});

test("later fetches nothing for a call that is known", async () => {
  const load = vi.fn(async () => scales);
  const part = later<Scales>(load, { weigh: async () => "at hand" });
  expect(await part.weigh(60)).toBe("at hand");
  expect(load).not.toHaveBeenCalled();
});

test("later answers with the same call each time it is asked for, and is no promise", async () => {
  const part = later<Scales>(async () => scales);
  expect(part.weigh).toBe(part.weigh);
  expect(await Promise.resolve(part)).toBe(part);
});

test("later throws a Fault where the code can't be fetched", async () => {
  const part = later<Scales>(() => Promise.reject(new TypeError("gone")));
  await expect(part.clean()).rejects.toMatchObject({ code: "code-missing" });
});

test("the office over HTTP and in one browser has the same calls", () => {
  const office = createOffice({ store: { records: {} }, shared: null } as never);
  expect(Object.keys(ENDPOINTS.office).sort()).toEqual(Object.keys(office).sort());
});
