import { expect, test, vi } from "vitest";
import { Fault } from "#ports/fault.ts";
import { fetchOnce } from "#ui/shared/fetch-code.ts";

test("fetchOnce loads at the first call, and once", async () => {
  const load = vi.fn(async () => "code");
  const fetch = fetchOnce(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([fetch(), fetch()])).toEqual(["code", "code"]);
  expect(load).toHaveBeenCalledOnce();
});

test("fetchOnce loads again after a failure", async () => {
  const load = vi.fn(async () => "code").mockRejectedValueOnce(new TypeError("gone"));
  const fetch = fetchOnce(load);
  await expect(fetch()).rejects.toThrow();
  expect(await fetch()).toBe("code");
});

test("fetchOnce throws code that can't be fetched as a Fault of its own, with its cause", async () => {
  const cause = new TypeError("gone");
  const fetch = fetchOnce(() => Promise.reject(cause));
  await expect(fetch()).rejects.toMatchObject({ code: "code-missing", cause });
});

test("fetchOnce passes on a Fault of what was fetched", async () => {
  const fault = new Fault("storage-full");
  await expect(fetchOnce(() => Promise.reject(fault))()).rejects.toBe(fault);
});
