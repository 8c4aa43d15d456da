import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { command, endAll, startServer } from "#tests/e2e/server-process.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4213;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));
const sign = join(folder, "clock");
const env = {
  FARMGATE_DATA: join(folder, "data"),
  SHIFTED_CLOCK: sign,
  NODE_OPTIONS: `--import=${pathToFileURL("tests/support/shifted-clock.js")}`,
};

test.afterEach(() => endAll());
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const setAhead = (milliseconds: number): void => writeFileSync(sign, String(milliseconds));

const dayAhead = (milliseconds: number): string =>
  new Date(Date.now() + milliseconds).toISOString().slice(0, 10);

const LARGE_EGGS = 180;
const DOZENS_COST = 340;

const dozens = (quantity: number) => [
  { category: "large", packSize: 12, deliveryMethod: "delivery", quantity },
];

const MABEL = { givenName: "Mabel", email: "mabel@example.com" };
const EVERYTHING = { text: "", status: "All", after: null };
const DONE = { status: 200, answer: { value: { ok: true } } };

/** The answer to who pays after a sweep that was a year ahead. */
const FORGOTTEN = { answer: { value: { ok: false, refusal: { kind: "unknown-payment" } } } };

const OF_A_DAY_TOO_LATE = {
  answer: { value: { ok: false, refusal: { kind: "day-gone", why: "no-such-day" } } },
};

interface Opened {
  readonly value: { readonly ok: boolean; readonly value: { readonly orderId: string } };
}

interface Listed {
  readonly value: { readonly items: readonly { readonly id: string; readonly date: string }[] };
}

const answerOf = <Answer>(sent: { readonly answer: unknown } | null): Answer =>
  sent?.answer as Answer;

/** What a shopper and the owner do at a server. */
const shopAt = (url: string) => ({
  logIn: () => command(url, "counter/logIn", ["farmgate"]),
  mistype: () => command(url, "counter/logIn", ["wrong"]),
  open: async (quantity: number): Promise<string> => {
    const input = [dozens(quantity), "practice", quantity * DOZENS_COST];
    const sent = await command(url, "counter/openPayment", input);
    expect(sent).toMatchObject(DONE);
    return answerOf<Opened>(sent).value.value.orderId;
  },
  take: (orderId: string) => command(url, "counter/takePayment", [orderId, MABEL]),
  /** The order, or none where a sweep has forgotten its payment. */
  takeLate: async (orderId: string): Promise<readonly string[]> => {
    const late = await command(url, "counter/takePayment", [orderId, MABEL]);
    if (answerOf<Opened>(late).value.ok) return [orderId];
    expect(late).toMatchObject(FORGOTTEN);
    return [];
  },
  onOffer: async (): Promise<number> =>
    (await (await fetch(`${url}/api/counter/getInventory`)).json()).value.large,
  /** How many milliseconds after this instant an order was placed, by its number. */
  ordersSince: async (instant: number, owner: string): Promise<ReadonlyMap<string, number>> => {
    const sent = await command(url, "office/listOrders", [EVERYTHING], { Cookie: owner });
    expect(sent?.status).toBe(200);
    const { items } = answerOf<Listed>(sent).value;
    return new Map(items.map(({ id, date }) => [id, Date.parse(date) - instant]));
  },
});

test("a clock that jumps loses no order or session, and holds no eggs and no lock for longer", async () => {
  test.slow();
  const began = Date.now();
  const server = await startServer(PORT, env);
  const { logIn, mistype, open, take, takeLate, onOffer, ordersSince } = shopAt(server.url);
  const owner = (await logIn())?.cookie ?? "";
  const aheadWhenTaken = new Map<string, number>();
  const sell = async (orderId: string, ahead: number): Promise<void> => {
    expect(await take(orderId)).toMatchObject(DONE);
    aheadWhenTaken.set(orderId, ahead);
  };

  for (const ahead of [HOUR_MS, -HOUR_MS]) {
    const [before, during] = [await open(1), open(1)];
    setAhead(ahead);
    await sell(before, ahead);
    const back = open(1);
    setAhead(0);
    for (const orderId of [await during, await back]) await sell(orderId, 0);
  }
  expect(await onOffer()).toBe(LARGE_EGGS - 6 * 12);

  const before = await open(1);
  setAhead(YEAR_MS);
  await sell(await open(1), YEAR_MS);
  const promised = await open(2);
  for (let time = 0; time < 6; time += 1) await mistype();
  expect((await logIn())?.status).toBe(429);

  setAhead(0);
  expect(await logIn()).toMatchObject(DONE);
  // Its day is a year too late: a shopper is asked for another before any money is taken.
  expect(await take(promised)).toMatchObject(OF_A_DAY_TOO_LATE);
  await sell(await open(2), 0);
  const late = await takeLate(before);
  for (const orderId of late) aheadWhenTaken.set(orderId, 0);
  expect(await onOffer()).toBe(LARGE_EGGS - (9 + late.length) * 12);
  const placed = await ordersSince(began, owner);
  expect([...placed.keys()].toSorted()).toEqual([...aheadWhenTaken.keys()].toSorted());
  const took = Date.now() - began;
  for (const [orderId, ahead] of aheadWhenTaken) {
    const after = (placed.get(orderId) ?? Number.NaN) - ahead;
    expect(after).toBeGreaterThanOrEqual(0);
    expect(after).toBeLessThanOrEqual(took);
  }

  await server.kill();
  const copies = `${env.FARMGATE_DATA}-copies`;
  mkdirSync(copies);
  for (let years = 1; years <= 8; years += 1)
    writeFileSync(join(copies, `${dayAhead(years * YEAR_MS)}.tar.gz`), "");
  await startServer(PORT, env);
  const isTidied = () => !readdirSync(copies).includes(`${dayAhead(YEAR_MS)}.tar.gz`);
  await expect.poll(isTidied, { timeout: seconds(20) }).toBe(true);
  await expect
    .poll(() => readdirSync(copies), { timeout: seconds(20) })
    .toContain(`${dayAhead(0)}.tar.gz`);
});
