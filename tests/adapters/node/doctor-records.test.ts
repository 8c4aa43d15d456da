import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { nodeProcesses } from "#adapters/node/processes.ts";
import { lockFolder } from "#adapters/pglite/data-folder-lock.ts";
import { checkFolder } from "#adapters/pglite/doctor-folder.ts";
import type { Opens } from "#adapters/pglite/opens.ts";
import { checkPostgres } from "#adapters/postgres/doctor-postgres.ts";
import { closedPort } from "#tests/adapters/node/doctor-stand-ins.ts";
import { emptyPostgres, openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

describe("checkFolder", () => {
  let folder: string;
  beforeEach(() => {
    const place = mkdtempSync(join(tmpdir(), "farmgate-doctor-"));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    folder = join(place, "data");
  });

  const check = (freeBytes = 9e9, opens: Opens | null = "opens") =>
    checkFolder(folder, {
      opens: async () => opens,
      processes: nodeProcesses(process),
      freeBytes: async () => freeBytes,
      clock: { now: () => "2026-05-09T12:00:00.000Z" },
    });

  const aDatabase = (version = "18"): void => {
    mkdirSync(folder);
    writeFileSync(join(folder, "PG_VERSION"), version);
  };

  const aCopy = (name: string): void => {
    mkdirSync(`${folder}-copies`, { recursive: true });
    writeFileSync(join(`${folder}-copies`, name), "");
  };

  test("is well where the folder is yet to be made by the first start", async () => {
    const [place, room, ...others] = await check();
    expect(place).toMatchObject({ kind: "look", sentence: expect.stringMatching(/no database/) });
    expect(room).toMatchObject({ kind: "well", sentence: expect.stringMatching(/9000 MB left/) });
    expect(others).toEqual([]);
  });

  test("is well where a running shop uses the folder, which stays so", async () => {
    aDatabase();
    expect((await check())[0]?.sentence).toMatch(/no shop is running/);
    const lock = await lockFolder(folder, nodeProcesses(process));
    onTestFinished(() => (lock.ok ? lock.value.release() : undefined));
    for (const _ of [1, 2])
      expect((await check())[0]).toMatchObject({
        kind: "well",
        sentence: expect.stringContaining(`process ${process.pid}`),
      });
  });

  test.each(["16", "19"])(
    "stops the shop where PostgreSQL %s wrote the folder",
    async (version) => {
      aDatabase(`${version}\n`);
      expect((await check())[0]).toEqual({
        kind: "stop",
        sentence: expect.stringMatching(
          new RegExp(`was written by PostgreSQL ${version}, and this shop reads .* 18 .*backup`),
        ),
      });
    },
  );

  test("stops the shop where the database doesn't open, and says where that can't be tried", async () => {
    aDatabase();
    expect((await check(9e9, "damaged"))[0]).toEqual({
      kind: "stop",
      sentence: expect.stringMatching(/can't be opened.*restore a daily copy/),
    });
    expect((await check(9e9, null))[0]?.kind).toBe("look");
  });

  test("stops the shop where a version before 0.1.0 made the tables", async () => {
    aDatabase();
    expect((await check(9e9, "before-the-floor"))[0]).toEqual({
      kind: "stop",
      sentence: expect.stringMatching(/version of the shop before 0\.1\.0: make a backup/),
    });
  });

  test("stops the shop where the folder holds something else", async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, "holiday.jpg"), "");
    const [place] = await check();
    expect(place).toMatchObject({
      kind: "stop",
      sentence: expect.stringMatching(/something else/),
    });
  });

  test("stops the shop where the folder can't be made or written to", async () => {
    writeFileSync(folder, "a file, which root can't make folders in either", { mode: 0o444 });
    for (const place of [folder, join(folder, "data")]) {
      folder = place;
      expect((await check())[0]).toMatchObject({
        kind: "stop",
        sentence: expect.stringMatching(/may not write/),
      });
    }
  });

  test.each([
    [31_000_000, "stop", /can't start/],
    [63_000_000, "stop", /takes no orders until there are 64/],
    [400_000_000, "look", /400 MB left/],
    [Number.POSITIVE_INFINITY, "look", /Nobody can say/],
  ])("finds a disk with %d bytes left", async (bytes, kind, sentence) => {
    const [, room] = await check(bytes);
    expect(room).toEqual({ kind, sentence: expect.stringMatching(sentence) });
  });

  test("wants a daily copy of yesterday or today", async () => {
    aDatabase();
    const copies = async () => (await check())[2];
    expect(await copies()).toMatchObject({
      kind: "look",
      sentence: expect.stringMatching(/no daily copy/),
    });
    aCopy("2026-05-01.tar.gz");
    aCopy("2026-05-08-before-0005-payer.tar.gz");
    expect(await copies()).toMatchObject({
      kind: "look",
      sentence: expect.stringMatching(/is of 2026-05-01/),
    });
    aCopy("2026-05-08.tar.gz");
    expect(await copies()).toMatchObject({
      kind: "well",
      sentence: expect.stringMatching(/is of 2026-05-08/),
    });
  });
});

describe("checkPostgres", () => {
  const now = () => Date.now();

  test("is well where the database answers, is up to date and has the right time", async () => {
    const findings = await checkPostgres(openInATest(await sharedPostgres()), now);
    expect(findings.map(({ kind }) => kind).slice(0, 3)).toEqual(["well", "well", "well"]);
    expect(findings[0]?.sentence).toMatch(/PostgreSQL \d+\.\d+/);
  });

  test("names the pending migrations", async () => {
    const database = openInATest(await emptyPostgres());
    const [, migrations] = await checkPostgres(database, now);
    expect(migrations).toMatchObject({
      kind: "look",
      sentence: expect.stringMatching(/\(0001-farm, 0002-order-money, 0003-one-mailbox\)/),
    });
    const { rows } = await sql<{
      name: string | null;
    }>`select to_regclass('migration') as name`.execute(database.db);
    expect(rows[0]?.name ?? null).toBeNull();
  });

  test.each([-1, 1])("says by how much the database's clock is off", async (way) => {
    const database = openInATest(await sharedPostgres());
    const findings = await checkPostgres(database, () => Date.now() + way * 60_000);
    expect(findings[2]).toMatchObject({
      kind: "look",
      sentence: expect.stringMatching(/(?:59|60) seconds apart/),
    });
  });

  test("reports a database that doesn't wait for its disk", async () => {
    const database = openInATest(await sharedPostgres());
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(database.db);
    const findings = await checkPostgres(database, now);
    expect(findings[3]?.kind).toBe(rows[0]?.fsync === "off" ? "look" : undefined);
  });

  test("stops the shop where the database takes no writes", async () => {
    const url = new URL(await sharedPostgres());
    const path = url.searchParams.get("options");
    url.searchParams.set("options", `${path} -c default_transaction_read_only=on`);
    const [first] = await checkPostgres(openInATest(url.href), now);
    expect(first).toMatchObject({ kind: "stop", sentence: expect.stringMatching(/standby/) });
  });

  test("stops the shop where the database is missing, and names no password", async () => {
    const url = new URL(await emptyPostgres());
    url.password = "very-secret";
    url.pathname = "/nowhere";
    const missing = await checkPostgres(openInATest(url.href), now);
    url.port = String(await closedPort());
    const gone = await checkPostgres(openInATest(url.href), now);
    expect(missing[0]?.sentence).toMatch(/has no database of that name/);
    expect(gone[0]?.sentence).toMatch(/does not answer: nobody listens there/);
    for (const findings of [missing, gone]) {
      expect(findings.map(({ kind }) => kind)).toEqual(["stop"]);
      expect(findings[0]?.sentence).not.toContain("very-secret");
    }
  });
});
