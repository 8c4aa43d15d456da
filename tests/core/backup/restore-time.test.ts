import { expect, test } from "vitest";
import { makeBackup } from "#adapters/farm-json/backup-file.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { backupOf } from "#tests/support/archive-documents.ts";

const MANY = 12_000;

test("restoreBackup lists and leaves out twelve thousand refused records within three seconds", async () => {
  const { app } = aShop();
  const { records } = await backupOf(app.shop.office);
  const customers = Array.from({ length: MANY }, (_, at) => ({ name: `Nobody ${at}` }));
  const file = await makeBackup({ ...records, customers }, NOON, sha256);
  expect(await app.shop.office.restoreBackup(await app.shop.office.getBackup(), [])).toMatchObject({
    ok: true,
  });
  const start = performance.now();
  const preview = await app.shop.office.getRestorePreview(file);
  if (!preview.ok) throw new Error(preview.refusal.kind);
  const places = preview.value.refused.map(({ place }) => place);
  expect(places).toHaveLength(MANY);
  expect(await app.shop.office.restoreBackup(file, places)).toMatchObject({ ok: true });
  expect(performance.now() - start).toBeLessThan(3_000);
});
