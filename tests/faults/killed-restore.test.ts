import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "@playwright/test";
import { makeBackup } from "#adapters/farm-json/backup-file.ts";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { nodeSha256 } from "#adapters/node/node-sha256.ts";
import {
  command,
  endAll,
  ownersCookie,
  recordsOf,
  startServer,
} from "#tests/e2e/server-process.ts";

const PORT = 4210;

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));
const env = { FARMGATE_DATA: join(folder, "data") };

test.afterEach(() => endAll());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ROUNDS = 2;
const RECORDS = 250;

const list = <Item>(itemOf: (number: number) => Item): readonly Item[] =>
  Array.from({ length: RECORDS }, (_, number) => itemOf(number));

/** A farm of which every kind of record says whose it is. */
const farmOf = (owner: string, records: FarmDocuments, eggs: number): FarmDocuments => ({
  ...records,
  eggInventory: { ...(records.eggInventory as object), large: eggs },
  blogPosts: [],
  customers: list((number) => ({
    id: `${owner}${number}`,
    name: `${owner} ${number}`,
    email: `${owner}${number}@example.com`,
    phone: "",
  })),
  orders: list((number) => ({
    id: `${owner}${number}`,
    date: "2026-06-20T11:00:00.000Z",
    customerEmail: `${owner}@example.com`,
    total: 3.4,
    status: "Pending",
    items: [],
    keptFor: owner,
  })),
});

const OWNERS = ["ada", "ruth"];

const DONE = { status: 200, answer: { value: { ok: true } } };

const BLOCKED_MS = 50;

/** Waits until the server is in the middle of something long: the embedded database does one thing at a time. */
const untilBusy = async (url: string): Promise<void> => {
  const answered = () => fetch(`${url}/healthz`).then(() => true);
  while (await Promise.race([answered(), wait(BLOCKED_MS, false)])) await wait(1);
};

test("a server killed during a restore holds all of before or all of the backup, then restores", async () => {
  test.slow();
  let server = await startServer(PORT, env);
  const cookie = await ownersCookie(server.url);
  const fresh = await recordsOf(server.url, cookie);
  const farms = OWNERS.map((owner, place) => farmOf(owner, fresh, 10 + place));
  const files = await Promise.all(
    farms.map((farm) => makeBackup(farm, "2026-11-20T12:00:00.000Z", nodeSha256)),
  );
  const restore = (which: number, round: number) =>
    command(server.url, "office/restoreBackup", [files[which], []], {
      Cookie: cookie,
      "Idempotency-Key": `restore-in-round-${round}`,
    });

  const first = restore(0, 0);
  await untilBusy(server.url);
  const began = Date.now();
  expect(await first).toMatchObject(DONE);
  const takes = Date.now() - began;
  let [before, wanted] = [0, 1];

  for (let round = 1; ; round += 1) {
    const sent = restore(wanted, round);
    await untilBusy(server.url);
    await wait(Math.random() * takes);
    await server.kill();
    const answer = await sent;
    server = await startServer(PORT, env);
    const held = await recordsOf(server.url, cookie);
    const now = farms.findIndex((farm) => isDeepStrictEqual(farm, held));
    expect([before, wanted]).toContain(now);
    if (answer) expect(now).toBe(wanted);
    if (round === ROUNDS) break;
    [before, wanted] = [now, 1 - now];
  }
  expect(await restore(wanted, ROUNDS)).toMatchObject(DONE);
  expect(isDeepStrictEqual(await recordsOf(server.url, cookie), farms[wanted])).toBe(true);
});
