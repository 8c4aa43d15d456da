import { expect, test } from "vitest";
import { makeBackup } from "#adapters/farm-json/backup-file.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { backupOf } from "#tests/support/archive-documents.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

const FEW = 2_000;
const TIMES = 6;
/** Looking through all for each would take 36 times as long. */
const MOST_TIMES = 15;

/** Milliseconds until so many refused records are listed, and left out. */
const timeOf = async (many: number): Promise<number> => {
  const { app } = aShop();
  const { records } = await backupOf(app.shop.office);
  const customers = Array.from({ length: many }, (_, at) => ({ name: `Nobody ${at}` }));
  const file = await makeBackup({ ...records, customers }, NOON, sha256);
  expect(await app.shop.office.restoreBackup(await app.shop.office.getBackup(), [])).toMatchObject({
    ok: true,
  });
  const start = performance.now();
  const preview = await app.shop.office.getRestorePreview(file);
  if (!preview.ok) throw new Error(preview.refusal.kind);
  const places = preview.value.refused.map(({ place }) => place);
  expect(places).toHaveLength(many);
  expect(await app.shop.office.restoreBackup(file, places)).toMatchObject({ ok: true });
  return performance.now() - start;
};

test("restoreBackup leaves refused records out in a time that grows with their number", {
  timeout: seconds(60),
}, async () => {
  await timeOf(FEW);
  const few = await timeOf(FEW);
  expect((await timeOf(TIMES * FEW)) / few).toBeLessThan(MOST_TIMES);
});
