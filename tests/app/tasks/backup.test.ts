import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backup } from "#app/tasks/backup.ts";
import type { TaskDeps } from "#app/tasks/task.ts";
import { accept } from "#core/shared/result.ts";
import { freshPostgres } from "#tests/support/postgres-databases.ts";

test("backup writes one whole file that its owner alone can read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "farmgate-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "shop.json");
  const terminal = { tell: () => undefined };
  const deps = { terminal, open: async () => accept(await freshPostgres()) };
  expect(await backup([path], deps as unknown as TaskDeps)).toEqual({ ok: true, value: null });
  expect(readdirSync(folder)).toEqual(["shop.json"]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(path, "utf8"))).toHaveProperty("records.eggInventory");
});
