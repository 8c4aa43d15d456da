import { expect, test } from "vitest";
import { fetchedCode } from "#core/shared/fetched-code.ts";
import { Fault } from "#ports/fault.ts";

test("code that is fetched is handed on", async () => {
  expect(await fetchedCode(async () => "the page")).toBe("the page");
});

test("code that can't be fetched is a fault of its own, with its cause", async () => {
  const cause = new TypeError("Failed to fetch");
  await expect(fetchedCode(() => Promise.reject(cause))).rejects.toMatchObject({
    name: "Fault",
    code: "code-missing",
    cause,
  });
});

test("a fault in what was fetched stays what it is", async () => {
  const fault = new Fault("storage-full");
  await expect(fetchedCode(() => Promise.reject(fault))).rejects.toBe(fault);
});
