import { describe, expect, test } from "vitest";
import type { Database } from "#adapters/postgres/database.ts";
import { helperOf } from "#adapters/postgres/helpers.ts";
import { postgresPeople } from "#adapters/postgres/people.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { sessionTokens } from "#adapters/postgres/session-tokens.ts";
import { aShop, memoryStores } from "#tests/support/a-shop.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { ENGINES, openInATest, sharedPostgres } from "#tests/support/postgres-databases.ts";

/** One process of a shop. */
const aProcess = ({ db }: Pick<Database, "db">) => {
  const tokens = sessionTokens(db, { passwordMark: OWNERS.mark });
  return {
    db,
    tokens,
    people: postgresPeople(db, { passwordMark: OWNERS.mark, token: undefined }),
    logIn: async (password: string) => {
      const credential = await helperOf(db, password);
      return credential ? tokens.open(credential, "Chrome on Android") : "";
    },
  };
};

const idOf = async ({ people }: ReturnType<typeof aProcess>, name: string): Promise<string> =>
  (await people.sheet()).helpers.find((one) => one.name === name)?.id ?? "";

describe.each(ENGINES)("helpers in %s", (_name, fresh) => {
  test("get a password of 96 random bits each, of which a hash is kept", async () => {
    const { db, people } = aProcess(await fresh());
    const passwords = [await people.addHelper("Tom"), await people.addHelper("Ada")];
    for (const password of passwords) expect(password).toMatch(/^(?:[0-9a-f]{4}-){5}[0-9a-f]{4}$/);
    expect(passwords[0]).not.toBe(passwords[1]);
    const kept = JSON.stringify(await db.selectFrom("helper").selectAll().execute());
    for (const password of passwords) {
      expect(kept).not.toContain(password);
      expect(kept).not.toContain(password?.replaceAll("-", ""));
    }
    expect((await people.sheet()).helpers.map(({ name }) => name)).toEqual(["Ada", "Tom"]);
  });

  test("have a name each", async () => {
    const { people } = aProcess(await fresh());
    await people.addHelper("Tom");
    expect(await people.addHelper("Tom")).toBeNull();
    expect((await people.sheet()).helpers).toHaveLength(1);
  });

  test("log in by their password however it is typed, and by nothing else", async () => {
    const { db, people } = aProcess(await fresh());
    const password = (await people.addHelper("Tom")) ?? "";
    for (const typed of [password, password.toUpperCase(), ` ${password.replaceAll("-", " ")} `])
      expect(await helperOf(db, typed)).toMatchObject({ person: { kind: "helper", name: "Tom" } });
    const [row] = await db.selectFrom("helper").selectAll().execute();
    for (const typed of ["", "Tom", row?.id, row?.password_hash, password.slice(1), `${password}0`])
      expect(await helperOf(db, typed ?? "")).toBeNull();
  });

  test("are themselves in their session, which stands in the list by their name", async () => {
    const process = aProcess(await fresh());
    const token = await process.logIn((await process.people.addHelper("Tom")) ?? "");
    const id = await idOf(process, "Tom");
    expect(await process.tokens.personOf(token)).toEqual({ kind: "helper", id, name: "Tom" });
    expect((await process.people.sheet()).sessions).toMatchObject([
      { helper: "Tom", device: "Chrome on Android" },
    ]);
  });

  test("are no owner to a process of an older version, which goes by the mark alone", async () => {
    const process = aProcess(await fresh());
    await process.logIn((await process.people.addHelper("Tom")) ?? "");
    const marks = await process.db.selectFrom("session").select("password_mark").execute();
    expect(marks).toEqual([{ password_mark: "helper" }]);
  });

  test("that are removed are out at once, and no others are", async () => {
    const process = aProcess(await fresh());
    const { people, tokens, logIn } = process;
    const [toms = "", adas = ""] = [await people.addHelper("Tom"), await people.addHelper("Ada")];
    const [tom, ada] = [await logIn(toms ?? ""), await logIn(adas ?? "")];
    const owner = await tokens.open(OWNERS, "");
    await people.removeHelper(await idOf(process, "Tom"));
    await people.removeHelper("nobody");
    expect(await tokens.personOf(tom)).toBeNull();
    expect(await logIn(toms ?? "")).toBe("");
    expect(await tokens.personOf(ada)).toMatchObject({ name: "Ada" });
    expect(await tokens.personOf(owner)).toEqual(OWNERS.person);
  });

  test("and the password outlast the restoring of a backup, which knows neither", async () => {
    const database = await fresh();
    const { db, people, tokens, logIn } = aProcess(database);
    const password = (await people.addHelper("Tom")) ?? "";
    const token = await logIn(password);
    const owner = await tokens.open(OWNERS, "");
    await people.savePassword("hens and eggs", OWNERS);
    const again = await logIn(password);
    const { office } = aShop({ stores: { ...memoryStores(), shop: postgresShop({ db }) } }).app
      .shop;
    const backup = await office.getBackup();
    expect(JSON.stringify(backup)).not.toMatch(/Tom|scrypt/);
    const before = await db.selectFrom("owner_password").selectAll().execute();
    expect(await office.restoreBackup(backup, [])).toMatchObject({ ok: true });
    expect(await office.restoreBackup(await aShop().app.shop.office.getBackup(), [])).toMatchObject(
      {
        ok: true,
      },
    );
    expect(await db.selectFrom("owner_password").selectAll().execute()).toEqual(before);
    expect(await tokens.personOf(again)).toMatchObject({ name: "Tom" });
    for (const ended of [token, owner]) expect(await tokens.personOf(ended)).toBeNull();
  });
});

test("three processes over one PostgreSQL know the same helpers, and let none in who is removed", async () => {
  const url = await sharedPostgres();
  const [first, second, third] = [1, 2, 3].map(() => aProcess(openInATest(url)));
  if (!first || !second || !third) throw new Error("three are meant");
  const password = (await first.people.addHelper("Tom")) ?? "";
  const token = await second.logIn(password);
  expect(await third.tokens.personOf(token)).toMatchObject({ kind: "helper", name: "Tom" });
  await third.people.removeHelper(await idOf(third, "Tom"));
  for (const { tokens, logIn } of [first, second, third]) {
    expect(await tokens.personOf(token)).toBeNull();
    expect(await logIn(password)).toBe("");
  }
});

test("one of two helpers added at once by one name is kept", async () => {
  const url = await sharedPostgres();
  const added = await Promise.all(
    [1, 2].map(() => aProcess(openInATest(url)).people.addHelper("Tom")),
  );
  expect(added.filter((password) => password !== null)).toHaveLength(1);
});
