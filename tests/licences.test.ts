import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LICENCES, tellUnseen, unseenPackages } from "../tools/vite/licences.js";

const folder = mkdtempSync(join(tmpdir(), "farmgate-licences-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the licences that go with a built site", () => {
  test("are also those of the styles and of the worker", () => {
    expect(unseenPackages("src")).toEqual([
      "@picocss/pico",
      "workbox-core",
      "workbox-precaching",
      "workbox-routing",
      "workbox-strategies",
    ]);
  });

  test("are listed whole, after those that are listed already", () => {
    const file = join(folder, LICENCES);
    writeFileSync(file, "# Licenses\n");
    tellUnseen(folder);
    const [start, ...notices] = readFileSync(file, "utf8").split(/^## /m);
    expect(start).toBe("# Licenses\n\n");
    expect(notices).toHaveLength(unseenPackages("src").length);
    for (const notice of notices) expect(notice).toMatch(/Permission is hereby granted/);
  });
});
