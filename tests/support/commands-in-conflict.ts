import { describe, expect, test } from "vitest";
import { SERVED_CALLS } from "#adapters/hono/served-call.ts";
import type { Part } from "#adapters/http/endpoints.ts";
import { nodePictureCodec } from "#adapters/node/picture-codec.ts";
import { postgresPeople } from "#adapters/postgres/people.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { CLOSED_BOOK } from "#core/ledger/book-settings.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { ShopRecords } from "#ports/records.ts";
import { aShop, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { examplesOf } from "#tests/support/calls/examples.ts";
import { plantShop } from "#tests/support/calls/plant-shop.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { anOrder } from "#tests/support/orders.ts";
import { everySummary } from "#tests/support/pages.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import { aLot, aMove } from "#tests/support/records.ts";

export type Fresh = (typeof ENGINES)[number][1];

export const sqlError = (code: string) => Object.assign(new Error(`SQLSTATE ${code}`), { code });

/** A shop of which so many commits in a row fail. */
export const aShopInConflict = async (fresh: Fresh) => {
  const conflicts = { left: 0, code: "40001" };
  const { db } = await fresh((own) => async (statement, parameters) => {
    if (statement !== "commit" || conflicts.left === 0) return own(statement, parameters);
    conflicts.left -= 1;
    await own("rollback", []);
    throw sqlError(conflicts.code);
  });
  const store = postgresShop({ db });
  return {
    conflicts,
    db,
    store,
    ...aShop({
      stores: { ...memoryStores(), shop: store },
      pictureCodec: nodePictureCodec,
      shared: { publicUrl: "http://localhost" },
      orderTokens: {
        issue: async () => "a-token",
        orderOf: async () => ({ orderId: "PAY-1", mends: 0 }),
      },
      postman: { send: async () => undefined },
      people: postgresPeople(db, { passwordMark: OWNERS.mark, token: undefined }),
    }),
  };
};

type Calls = Readonly<Record<string, (...input: readonly unknown[]) => Promise<unknown>>>;

type InConflict = Awaited<ReturnType<typeof aShopInConflict>>;

/** What they change are no records of the shop. */
const ELSEWHERE: readonly string[] = [
  "requestOrderLink",
  "useOrderLink",
  "logIn",
  "logOut",
] satisfies readonly (keyof Shop["counter"])[];

/** What has to be otherwise before a command is accepted. */
const BEFORE: Readonly<Record<string, (records: ShopRecords) => Promise<unknown>>> = {
  openBook: ({ bookSettings }) => bookSettings.save(CLOSED_BOOK),
  takeAtDoor: ({ orders }) => orders.replace(anOrder({ id: "A", paid: { how: "hand-over" } })),
  saveInventory: ({ bookSettings }) => bookSettings.save(CLOSED_BOOK),
  swapPacks: ({ bookSettings }) => bookSettings.save(CLOSED_BOOK),
};

const plant = async ({ db, store }: InConflict) => {
  for (const token_hash of ["A", "B"])
    await db.insertInto("session").values({ token_hash, password_mark: OWNERS.mark }).execute();
  await db.insertInto("helper").values({ id: "ada", name: "Ada", password_hash: "x" }).execute();
  await store.unitOfWork.run(async (records) => {
    await plantShop(records);
    await records.bookSettings.save({ ...CLOSED_BOOK, isOpen: true });
    await records.lots.save([aLot({ at: NOON, laid: "2026-06-20", eggs: 180, left: 174 })]);
    await records.moves.addAll([aMove({ at: NOON, kind: "given" })]);
  });
};

/** All that a command can change. */
const everything = async ({ db, records }: InConflict) => ({
  inventory: await records.inventory.load(),
  prices: await records.prices.load(),
  runOrder: await records.runOrder.load(),
  waitlist: await records.waitlist.of("large"),
  orders: await records.orders.page({ text: "", status: "All", after: null }),
  agreements: (await records.agreements.openedBefore("2030-01-01")).toSorted((one, other) =>
    one.orderId < other.orderId ? -1 : 1,
  ),
  refunds: await records.refunds.all(),
  partRefunds: await records.partRefunds.all(),
  messages: await records.messages.page(null),
  customers: await records.customers.page({ text: "", sort: null, after: null }),
  flock: await records.flocks.books("1"),
  book: await records.bookSettings.load(),
  lots: await records.lots.open(),
  moves: await records.moves.last(100),
  care: await records.care.of("1"),
  countNotes: await records.care.countNotes("1"),
  posts: await Promise.all(
    (await everySummary(records.posts))
      .map(({ id }) => id)
      .sort()
      .map((id) => records.posts.find(id)),
  ),
  splash: await records.splash.load(),
  profile: await records.profile.load(),
  sessions: await db.selectFrom("session").select("token_hash").orderBy("token_hash").execute(),
  helpers: await db.selectFrom("helper").select("name").orderBy("name").execute(),
  passwords: (await db.selectFrom("owner_password").select("name").execute()).length,
});

const lastExample = async (part: Part, name: string): Promise<readonly unknown[]> =>
  name === "restoreBackup"
    ? [await aShop().app.shop.office.getBackup(), []]
    : (examplesOf(part, name).at(-1) ?? []);

const outcomeOf = async (fresh: Fresh, part: Part, name: string, left: number) => {
  const deps = await aShopInConflict(fresh);
  await plant(deps);
  await BEFORE[name]?.(deps.records);
  deps.conflicts.left = left;
  const calls = deps.app.shop[part] as unknown as Calls;
  expect(await calls[name]?.(...(await lastExample(part, name)))).toMatchObject({ ok: true });
  expect(deps.conflicts.left).toBe(0);
  return everything(deps);
};

/** A law of commands: conflicts change nothing but the time. */
export const expectOutcomesToOutlastConflicts = (
  part: Part,
  isTried = (_name: string) => true,
): void => {
  const commands = SERVED_CALLS.filter((call) => call.part === part && call.kind === "command")
    .map(({ name }) => name)
    .filter((name) => isTried(name) && !ELSEWHERE.includes(name));

  describe.each(ENGINES)("in %s", (_engine, fresh) => {
    test.each(commands)(
      "%s has the same outcome when its first three commits meet conflicts",
      async (name) => {
        expect(await outcomeOf(fresh, part, name, 3)).toEqual(
          await outcomeOf(fresh, part, name, 0),
        );
      },
    );
  });
};
