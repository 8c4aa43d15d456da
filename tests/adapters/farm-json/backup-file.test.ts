import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeBackup, readBackup } from "#adapters/farm-json/backup-file.ts";
import { nodeSha256 } from "#adapters/node/node-sha256.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { parseBackup } from "#core/backup/backup-file.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { farmDocuments } from "#tests/support/farm-documents.ts";

const [RECORDS] = fc.sample(farmDocuments, { numRuns: 1, seed: 3 });
if (!RECORDS) throw new Error("a shop");

const aFile = () => makeBackup(RECORDS, NOON, sha256);

const refusalOf = async (file: unknown) => {
  const read = await readBackup(file, sha256);
  return read.ok ? null : read.refusal;
};

test("readBackup returns what makeBackup made, also after a way through a file", async () => {
  await fc.assert(
    fc.asyncProperty(farmDocuments, async (records) => {
      const text = JSON.stringify(await makeBackup(records, NOON, sha256), null, 2);
      const parsed = parseBackup(text);
      expect(parsed.ok && (await readBackup(parsed.value, nodeSha256))).toMatchObject({
        ok: true,
        value: { made: NOON, records },
      });
    }),
    { numRuns: 30 },
  );
});

test("parseBackup refuses a file that breaks off anywhere", async () => {
  const text = JSON.stringify(await aFile());
  for (let end = 0; end < text.length; end += 97)
    expect(parseBackup(text.slice(0, end))).toEqual({
      ok: false,
      refusal: { kind: "unreadable-backup" },
    });
});

test("readBackup refuses a file in which anything was altered", async () => {
  const file = await aFile();
  for (const records of [
    { ...RECORDS, eggInventory: { large: 1 } },
    { ...RECORDS, more: 1 },
    { ...RECORDS, orders: undefined },
    null,
  ])
    expect(await refusalOf({ ...file, records })).toEqual({ kind: "altered-backup" });
  expect(await refusalOf({ ...file, checksum: "sha256:" })).toEqual({ kind: "altered-backup" });
  expect(await refusalOf({ ...file, made: 7 })).toEqual({ kind: "altered-backup" });
});

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

test.each([99, 100, 5_000, 200_000])(
  "readBackup calls a file no backup from 100 lists inside each other on (%i)",
  async (depth) => {
    const text = (checksum: string) =>
      `{"format":"farmgate-backup","version":1,"made":"${NOON}","checksum":"${checksum}","records":{"orders":${"[".repeat(depth)}${"]".repeat(depth)}}}`;
    const parsed = parseBackup(text("sha256:"));
    const isDeep = depth > 99;
    expect(await refusalOf(parsed.ok ? parsed.value : null)).toEqual({
      kind: isDeep ? "no-backup" : "altered-backup",
    });
  },
);

test("readBackup accepts a record with nested unknown fields", async () => {
  const records = { ...RECORDS, orders: [{ id: "A", more: nested(50) }] };
  expect(await refusalOf(await makeBackup(records, NOON, sha256))).toBeNull();
});

test("readBackup refuses the file of a newer shop with its version, whatever its checksum", async () => {
  const file = { ...(await aFile()), version: 5, checksum: "md9:x" };
  expect(await refusalOf(file)).toEqual({ kind: "newer-backup", version: 5 });
});

test.each([
  null,
  7,
  "text",
  [],
  {},
  { format: "another", version: 1 },
  { format: "farmgate-backup" },
  { format: "farmgate-backup", version: 0 },
  { format: "farmgate-backup", version: 1.5 },
  { format: "farmgate-backup", version: "1" },
])("readBackup calls %j no backup", async (file) => {
  expect(await refusalOf(file)).toEqual({ kind: "no-backup" });
});

test("readBackup calls other records with a right checksum no backup", async () => {
  const file = await makeBackup({ orders: [] } as never, NOON, sha256);
  expect(await refusalOf(file)).toEqual({ kind: "no-backup" });
});

test.each(["", "abc", "Ünï 🥚", "x".repeat(100_000)])(
  "sha256 gives the same digest in both homes",
  async (text) => {
    expect(await sha256(text)).toBe(await nodeSha256(text));
  },
);

test("readBackup reads the file that the first version wrote", async () => {
  const text = readFileSync("tests/adapters/farm-json/backup-version-1.json", "utf8");
  const parsed = parseBackup(text);
  const read = parsed.ok ? await readBackup(parsed.value, sha256) : parsed;
  expect(read).toMatchObject({
    ok: true,
    value: { version: 1, records: { orders: [{ id: "5O190127TN364715T", giftWrap: true }] } },
  });
});
