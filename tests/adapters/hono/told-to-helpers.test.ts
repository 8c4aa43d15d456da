import { expect, test } from "vitest";
import { topicsFor } from "#adapters/hono/change-stream.ts";
import { SERVED_CALLS, type ServedCall } from "#adapters/hono/served-call.ts";
import { type EndpointsOf, nothing } from "#adapters/http/endpoint.ts";
import { OFFICE_ENDPOINTS } from "#adapters/http/office-endpoints.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { ShopNews, ShopTopic } from "#ports/change-feed.ts";
import type { ShopRecords } from "#ports/records.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { memoryStores } from "#tests/support/a-shop.ts";
import { anEventStream } from "#tests/support/an-event-stream.ts";
import { examplesOf } from "#tests/support/calls/examples.ts";
import { A_HELPER, TOMS } from "#tests/support/credentials.ts";
import { aBrowserOf, anOwner, post, remoteShopOf } from "#tests/support/loop-back.ts";
import { anOrder } from "#tests/support/orders.ts";

const THEIRS = SERVED_CALLS.filter(({ kind, access }) => kind !== "command" && access === "helper");

const TOLD = topicsFor(A_HELPER.person);

/** A payment under way holds eggs, and is announced as a change of the stock; the week is kept in the profile. */
const TOLD_AS: Readonly<Partial<Record<keyof ShopRecords, readonly ShopNews[]>>> = {
  agreements: ["inventory"],
  profile: ["profile", "week"],
};

const topicsOf = (repository: keyof ShopRecords): readonly ShopNews[] =>
  TOLD_AS[repository] ?? [repository as ShopTopic];

/** Whose functions are called. */
const notingReads = (records: ShopRecords, read: Set<keyof ShopRecords>): ShopRecords =>
  Object.fromEntries(
    Object.entries(records).map(([name, repository]) => [
      name,
      new Proxy(repository as object, {
        get: (target, key) => {
          read.add(name as keyof ShopRecords);
          return Reflect.get(target, key) as unknown;
        },
      }),
    ]),
  ) as unknown as ShopRecords;

const readBy = async ({ part, name }: ServedCall): Promise<readonly ShopNews[]> => {
  const read = new Set<keyof ShopRecords>();
  const stores = memoryStores();
  const { records } = stores.shop;
  const shop = aSharedShop({
    stores: { ...stores, shop: { ...stores.shop, records: notingReads(records, read) } },
  });
  await shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-14" } } });
  await records.orders.add(anOrder({ id: "A", status: "Pending" }));
  await shop.office.setOrderStatus({ id: "A", status: "Ready" });
  read.clear();
  const [input = []] = examplesOf(part, name);
  const calls = shop[part] as unknown as Readonly<
    Record<string, (...input: unknown[]) => Promise<unknown>>
  >;
  await calls[name]?.(...input);
  return [...read].flatMap(topicsOf);
};

test.each(THEIRS.map((call) => [call.name, call] as const))(
  "a helper's stream tells whatever changes the answer to %s",
  async (_name, call) => {
    const read = await readBy(call);
    expect(read.length).toBeGreaterThan(0);
    expect(call.reads).toEqual(expect.arrayContaining([...read]));
    expect(TOLD).toEqual(expect.arrayContaining([...read]));
  },
);

test("a helper's stream tells nothing of payments, mails and customers", () => {
  for (const topic of ["agreements", "refunds", "partRefunds", "messages", "customers", "erasures"])
    expect(TOLD).not.toContain(topic);
});

test("the compiler refuses a helper's query that doesn't say what it reads", () => {
  const forgotten = { kind: "query", access: "helper", input: nothing } as const;
  // @ts-expect-error it doesn't
  const rows: EndpointsOf<Shop["office"]> = { ...OFFICE_ENDPOINTS, getSetup: forgotten };
  expect(rows.getSetup).toBe(forgotten);
});

/** The owner's open page, and a helper's that hears what changes. */
const aHelperListening = async () => {
  const owner = await anOwner();
  const { office } = remoteShopOf(owner.fetch);
  await office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-14" } } });
  const { fetch } = aBrowserOf(owner.app);
  await fetch("/api/counter/logIn", post(JSON.stringify([TOMS])));
  const stream = anEventStream(await fetch("/api/changes"));
  await stream.next();
  return { office, stream };
};

test("a helper's stream tells that the days of handing over have changed", async () => {
  const { office, stream } = await aHelperListening();
  const { settings, version } = await office.getEggBook();
  const { bestBeforeDays } = settings;
  const edit = { bestBeforeDays, handOverDays: 7, version };
  expect(await office.saveBookSettings(edit)).toMatchObject({ ok: true });
  expect(Object.keys(await stream.next())).toContain("bookSettings");
  await stream.stop();
});

test("a helper's stream tells that the egg book was closed", async () => {
  const { office, stream } = await aHelperListening();
  expect(await office.closeBook()).toMatchObject({ ok: true });
  expect(Object.keys(await stream.next())).toContain("bookSettings");
  await stream.stop();
});
