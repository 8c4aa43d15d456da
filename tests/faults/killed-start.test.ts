import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "@playwright/test";
import {
  beginServer,
  command,
  endAll,
  killed,
  ownersCookie,
  type RunningServer,
  recordsOf,
  startServer,
} from "#tests/e2e/server-process.ts";

const PORT = 4211;
const TOOL = "node_modules/.cache/shops/shared/dist-server/tool.js";

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));

test.afterEach(() => endAll());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const copiesIn = (data: string): readonly string[] => {
  const copies = `${data}-copies`;
  return existsSync(copies) ? readdirSync(copies).map((name) => join(copies, name)) : [];
};

const isUnfinished = (path: string): boolean => path.endsWith(".unfinished");

/** The finished copies, the newest last. None of them may break off. */
const wholeCopies = (data: string): readonly string[] => {
  const finished = copiesIn(data).filter((path) => !isUnfinished(path));
  for (const path of finished) gunzipSync(readFileSync(path));
  return finished;
};

const isUp = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${PORT}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const SOON_MS = 100;

/** Starts a server, and kills it up to a fifth of the time later that it took until this had happened. */
const killDuringStart = async (data: string, hasHappened: () => boolean): Promise<void> => {
  const child = beginServer(PORT, { FARMGATE_DATA: data });
  const began = Date.now();
  while (!hasHappened() && !(await isUp())) await wait(2);
  await wait((Math.random() * (Date.now() - began)) / 5);
  await killed(child);
};

/** Makes of a database what a start leaves that was killed while it made the tables. */
const unmake = async (data: string): Promise<void> => {
  const pglite = await PGlite.create({ dataDir: data });
  await pglite.exec(`
    delete from migration;
    drop table document_extra, rate, answer;
    drop index orders_words, cost_day, egg_count_day, session_seen, session_created;
    drop index attempt_until, lookup_at`);
  await pglite.close();
};

const DOZEN = { category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 1 };
const MABEL = { givenName: "Mabel", email: "mabel@example.com" };
const MABELS = { text: "ma", status: "Pending", after: null };

interface Opened {
  readonly value: { readonly value: { readonly orderId: string } };
}

const buyDozen = async (url: string): Promise<string> => {
  const opened = await command(url, "counter/openPayment", [[DOZEN], "practice", 340]);
  const { orderId } = (opened?.answer as Opened | undefined)?.value.value ?? { orderId: "" };
  expect(await command(url, "counter/takePayment", [orderId, MABEL])).toMatchObject({
    answer: { value: { ok: true } },
  });
  return orderId;
};

test("a server killed while it brings its database up to date, or copies it, loses nothing", async () => {
  test.slow();
  const data = join(folder, "data");
  const first = await startServer(PORT, { FARMGATE_DATA: data });
  const owner = await ownersCookie(first.url);
  const orderId = await buyDozen(first.url);
  const records = await recordsOf(first.url, owner);
  await first.kill();
  await unmake(data);

  const expectAll = async ({ url }: RunningServer): Promise<void> => {
    expect(await recordsOf(url, owner)).toEqual(records);
    expect(await command(url, "office/listOrders", [MABELS], { Cookie: owner })).toMatchObject({
      status: 200,
      answer: { value: { items: [{ id: orderId }] } },
    });
  };

  const env = { FARMGATE_DATA: data };
  await killDuringStart(data, () => copiesIn(data).length > 0);
  wholeCopies(data);
  for (const path of copiesIn(data)) rmSync(path, { recursive: true });
  await killDuringStart(data, () => copiesIn(data).some((path) => !isUnfinished(path)));

  const server = await startServer(PORT, env);
  await expectAll(server);
  await buyDozen(server.url);
  await server.kill();
  const [copy = ""] = wholeCopies(data);
  await promisify(execFile)(process.execPath, [TOOL, "restore", copy, "--yes"], {
    env: { ...process.env, ...env },
  });
  await expectAll(await startServer(PORT, env));
});

test("a server that is killed while it makes its database makes it at the next start", async () => {
  test.slow();
  const data = join(folder, "fresh");
  const env = { FARMGATE_DATA: data };
  const isMaking = () =>
    readdirSync(folder).some(
      (name) => name.startsWith("fresh.new") && existsSync(join(folder, name, "base")),
    );
  const first = beginServer(PORT + 1, env);
  while (!isMaking()) await wait(5);
  await wait(Math.random() * SOON_MS);
  await killed(first);
  const { url } = await startServer(PORT + 1, env);
  await buyDozen(url);
});
