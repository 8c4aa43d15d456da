import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { command, endAll, ownersCookie, startServer } from "#tests/e2e/server-process.ts";

const TOOL = resolve("node_modules/.cache/shops/shared/dist-server/tool.js");
const PORT = 4201;

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));
const FARMGATE_DATA = join(folder, "data");

test.afterEach(() => endAll());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface End {
  readonly code: number;
  readonly told: string;
}

const seed = (...args: readonly string[]): Promise<End> =>
  new Promise((done) => {
    const env = { ...process.env, FARMGATE_DATA };
    const child = execFile(
      process.execPath,
      [TOOL, "seed", ...args],
      { cwd: folder, env },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : Number(error.code), told: stdout + stderr }),
    );
    child.stdin?.end();
  });

interface Answered {
  readonly answer: { readonly value: { readonly total: number } };
}

test("a shop is filled with orders, with more only on request, and never beside its server", async () => {
  test.slow();
  const filled = await seed("100");
  expect(filled).toMatchObject({ code: 0 });
  expect(filled.told).toContain("100 orders, 20 customers and ten years of books");

  const unsure = await seed("100");
  expect(unsure).toMatchObject({ code: 1 });
  expect(unsure.told).toContain("--yes");
  expect(await seed("100", "--yes")).toMatchObject({ code: 0 });
  expect((await seed("many")).told).toContain("from 1 to 1,000,000");

  const server = await startServer(PORT, { FARMGATE_DATA });
  const beside = await seed("100", "--yes");
  expect(beside).toMatchObject({ code: 1 });
  expect(beside.told).toContain("is in use by the process");

  const Cookie = await ownersCookie(server.url);
  const total = async (path: string, query: Readonly<Record<string, unknown>>) => {
    const listed = await command(server.url, path, [{ after: null, ...query }], { Cookie });
    return (listed as unknown as Answered).answer.value.total;
  };
  expect(await total("office/listOrders", { text: "", status: "All" })).toBe(200);
  expect(await total("office/listOrders", { text: "", status: "Pending" })).toBe(80);
  expect(await total("office/listOrders", { text: "eggs", status: "All" })).toBe(200);
  expect(await total("office/listCustomers", { text: "", sort: null })).toBe(20);
});
