import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { orderLinks } from "#adapters/postgres/order-links.ts";
import { orderLookups } from "#adapters/postgres/order-lookups.ts";
import { requestRate } from "#adapters/postgres/request-rate.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

describe.each(ENGINES)("links to orders in %s", (_name, fresh) => {
  const someLinks = async () => {
    const { db } = await fresh();
    return { db, links: orderLinks(db, requestRate(db), "of the tests") };
  };
  const tokenOf = async ({ links }: Awaited<ReturnType<typeof someLinks>>, email: string) => {
    await links.ask(email);
    const wish = (await links.asked(10)).find((one) => one.email === email);
    return wish ? links.tokenFor(wish) : "";
  };

  test("are counted three an hour for one e-mail, in any case, and every request counts", async () => {
    const { db, links } = await someLinks();
    for (const email of ["a@x.uk", "A@x.uk ", "a@X.uk", "a@x.uk", "a@x.uk", "b@x.uk"])
      await links.ask(email);
    expect((await links.asked(10)).map(({ email }) => email.trim().toLowerCase()).sort()).toEqual([
      "a@x.uk",
      "a@x.uk",
      "a@x.uk",
      "b@x.uk",
    ]);
    await sql`update rate set taken = '[]'`.execute(db);
    await links.ask("a@x.uk");
    expect(await links.asked(10)).toHaveLength(5);
  });

  test("work once, for their e-mail, and no other token works", async () => {
    const deps = await someLinks();
    const token = await tokenOf(deps, "mabel@example.com");
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await deps.links.use(`${token}x`)).toBeNull();
    expect(await deps.links.use("")).toBeNull();
    expect(await deps.links.use(token)).toBe("mabel@example.com");
    expect(await deps.links.use(token)).toBeNull();
  });

  test("work for half an hour", async () => {
    const deps = await someLinks();
    const token = await tokenOf(deps, "mabel@example.com");
    await sql`update link set until = until - interval '29 minutes'`.execute(deps.db);
    await sql`update link set until = until - interval '61 seconds'`.execute(deps.db);
    expect(await deps.links.use(token)).toBeNull();
  });

  test("are the same for one request, and the database keeps no usable token", async () => {
    const { db, links } = await someLinks();
    await links.ask("mabel@example.com");
    const [wish] = await links.asked(1);
    if (!wish) throw new Error("There is none.");
    const token = await links.tokenFor(wish);
    expect(await links.tokenFor(wish)).toBe(token);
    expect(JSON.stringify(await db.selectFrom("link").selectAll().execute())).not.toContain(token);
    await links.drop(wish.id);
    expect(await links.asked(10)).toEqual([]);
    expect(await links.use(token)).toBe("mabel@example.com");
  });

  test("show that e-mail's orders to their user alone", async () => {
    const { db } = await someLinks();
    const noKey = () => Promise.reject(new Error("It has a key."));
    const mine = orderLookups(db, [], async () => "mine");
    await mine.prove("mabel@example.com");
    await mine.prove("mabel@example.com");
    expect(await orderLookups(db, ["mine"], noKey).proven()).toEqual(["mabel@example.com"]);
    expect(await orderLookups(db, ["yours"], noKey).proven()).toEqual([]);
    expect(await orderLookups(db, [], noKey).proven()).toEqual([]);
  });
});
