import { expect, test } from "vitest";
import { SERVED_CALLS, type ServedCall } from "#adapters/hono/served-call.ts";
import { COUNTER_ENDPOINTS } from "#adapters/http/counter-endpoints.ts";
import { type EndpointsOf, keepingOf, oneId, type WaitsFor } from "#adapters/http/endpoint.ts";
import { OFFICE_ENDPOINTS } from "#adapters/http/office-endpoints.ts";
import { everyOrder } from "#adapters/system/every-order.ts";
import type { Shop } from "#core/shop/shop.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { cleaner, memoryStores } from "#tests/support/a-shop.ts";
import { examplesOf } from "#tests/support/calls/examples.ts";
import { memoryPeople } from "#tests/support/memory-people.ts";

type Calls = Readonly<Record<string, (...input: readonly unknown[]) => Promise<unknown>>>;

/** With these of its functions, or all, noting that they were called. */
const noting = <Outside extends object>(
  outside: Outside,
  note: () => void,
  names?: readonly (keyof Outside)[],
): Outside =>
  new Proxy(outside, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (names && !names.includes(name as keyof Outside)) return value;
      return (...input: unknown[]): unknown => {
        note();
        return (value as (...input: unknown[]) => unknown)(...input);
      };
    },
  });

const DAYS = { delivery: "2026-06-27" };

/** A shop with a payment that may be taken, or was, and what its calls have waited for since. */
const aShopWithPayment = async (isTaken: boolean) => {
  const reached = new Set<WaitsFor>();
  const provider = aProvider();
  const stores = memoryStores();
  const { people, passwords } = memoryPeople();
  const works = () => void reached.add("processor");
  const shop = aSharedShop({
    html: noting(cleaner, works, ["clean", "cleanAll", "textOf"]),
    passwords: noting(passwords, works),
    people: noting(people, works, ["savePassword", "addHelper"]),
    lookups: { ...everyOrder, mine: async () => ["PAY-1"] },
    provider: { ...provider, gateway: noting(provider.gateway, () => reached.add("provider")) },
    postman: { send: async () => void reached.add("mail-server") },
    stores: {
      ...stores,
      shop: {
        ...stores.shop,
        archive: noting(stores.shop.archive, () => reached.add("all-records")),
      },
    },
  });
  await shop.counter.openPayment([LARGE_DOZEN], "paypal", 340, "", DAYS);
  provider.approve("PAY-1");
  if (isTaken) await shop.counter.takePayment("PAY-1");
  return { shop, reached };
};

const OF_BACKUPS = ["getRestorePreview", "restoreBackup"];

/** What cleans all that it reads waits for all records first. */
const longest = (all: ReadonlySet<WaitsFor>): readonly WaitsFor[] =>
  all.has("all-records") ? ["all-records"] : [...all];

const reachedBy = async ({ part, name }: ServedCall): Promise<readonly WaitsFor[]> => {
  const all = new Set<WaitsFor>();
  for (const isTaken of [false, true])
    for (const input of examplesOf(part, name)) {
      const { shop, reached } = await aShopWithPayment(isTaken);
      const sent = OF_BACKUPS.includes(name) ? [await shop.office.getBackup(), []] : input;
      reached.clear();
      await (shop[part] as unknown as Calls)[name]?.(...sent);
      for (const one of reached) all.add(one);
    }
  return longest(all);
};

test.each(SERVED_CALLS.map((call) => [`${call.part}.${call.name}`, call] as const))(
  "%s waits for what its row says, and for nothing else outside",
  async (_name, call) => {
    expect(await reachedBy(call)).toEqual(call.waitsFor === "nothing" ? [] : [call.waitsFor]);
  },
);

test("the compiler refuses a command of several steps that doesn't say what it waits for", () => {
  const forgotten = { kind: "command", input: oneId } as const;
  // @ts-expect-error it is more than one unit of work
  const counter: EndpointsOf<Shop["counter"]> = { ...COUNTER_ENDPOINTS, useOrderLink: forgotten };
  // @ts-expect-error it is more than one unit of work
  const office: EndpointsOf<Shop["office"]> = { ...OFFICE_ENDPOINTS, endSession: forgotten };
  const oneUnit: EndpointsOf<Shop["office"]> = { ...OFFICE_ENDPOINTS, deletePost: forgotten };
  expect([counter, office, oneUnit]).toHaveLength(3);
});

test("the answer to what waits for something outside is kept at its end", () => {
  expect(keepingOf({ waitsFor: "provider" })).toBe("at-the-end");
  expect(keepingOf({ waitsFor: "mail-server" })).toBe("at-the-end");
  expect(keepingOf({})).toBe("in-its-work");
  expect(keepingOf({ waitsFor: "nothing", answer: "nowhere" })).toBe("nowhere");
});
