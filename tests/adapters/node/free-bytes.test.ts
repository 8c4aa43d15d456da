import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freeBytes } from "#adapters/node/free-bytes.ts";

test("a folder has as much room as the disk that it will stand on", async () => {
  const room = await freeBytes(tmpdir());
  expect(room).toBeGreaterThan(0);
  expect(room).toBeLessThan(Number.POSITIVE_INFINITY);
  const later = await freeBytes(join(tmpdir(), "not", "there", "yet"));
  expect(Math.abs(later - room)).toBeLessThan(room / 2 + 1e9);
});

test.runIf(existsSync("/proc/self/mem"))("where nobody can say, there is room", async () => {
  expect(await freeBytes("/proc/self/mem/x")).toBe(Number.POSITIVE_INFINITY);
});
