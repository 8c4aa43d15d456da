import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freeBytes } from "#adapters/node/free-bytes.ts";

test("freeBytes of a folder is the room on the disk that will hold it", async () => {
  const room = await freeBytes(tmpdir());
  expect(room).toBeGreaterThan(0);
  expect(room).toBeLessThan(Number.POSITIVE_INFINITY);
  const later = await freeBytes(join(tmpdir(), "not", "there", "yet"));
  expect(Math.abs(later - room)).toBeLessThan(room / 2 + 1e9);
});

test.runIf(existsSync("/proc/self/mem"))(
  "freeBytes is infinite where the system doesn't say",
  async () => {
    expect(await freeBytes("/proc/self/mem/x")).toBe(Number.POSITIVE_INFINITY);
  },
);
