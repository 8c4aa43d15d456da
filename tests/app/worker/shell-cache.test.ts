import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptShell } from "#app/worker/shell-cache.ts";
import { fakeCaches } from "#tests/support/fake-caches.ts";

const FILES = ["/assets/admin.js", "/assets/along.js"];

beforeEach(() => vi.stubGlobal("caches", fakeCaches()));

afterEach(() => vi.unstubAllGlobals());

const network = (answer: (path: string) => Response) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async (asked: string) => answer(asked)),
  );

test("keep has the code of all pages, asked for once", async () => {
  network((path) => new Response(path));
  const shell = keptShell("admin of ", "one", FILES);
  expect(await shell.keep()).toBe(true);
  expect(await shell.keep()).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(2);
  const cache = await caches.open("admin of one");
  for (const file of FILES) expect(await (await cache.match(file))?.text()).toBe(file);
});

test("keep answers that a file is missing", async () => {
  network(() => {
    throw new TypeError("away");
  });
  expect(await keptShell("admin of ", "one", FILES).keep()).toBe(false);
  network(() => new Response("", { status: 404 }));
  expect(await keptShell("admin of ", "one", FILES).keep()).toBe(false);
});

test("a newer build has it for callers of the one before, and then drops the old one", async () => {
  network((path) => new Response(path));
  await keptShell("admin of ", "one", FILES).keepAsBefore();
  expect(await caches.keys()).toEqual([]);
  await keptShell("admin of ", "one", FILES).keep();
  const newer = keptShell("admin of ", "two", ["/assets/newer.js"]);
  await newer.keepAsBefore();
  expect(await (await caches.open("admin of two")).match("/assets/newer.js")).toBeDefined();
  await newer.dropOthers();
  expect(await caches.keys()).toEqual(["admin of two"]);
});
