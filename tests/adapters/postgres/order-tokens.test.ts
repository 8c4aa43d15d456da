import { describe, expect, test } from "vitest";
import { orderTokens } from "#adapters/postgres/order-tokens.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { erasePersonNow } from "#core/privacy/erase-person.ts";
import { anOrder } from "#tests/support/orders.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

describe.each(ENGINES)("tokens of an order in %s", (_name, fresh) => {
  const someTokens = async () => {
    const { db } = await fresh();
    return { db, tokens: orderTokens(db) };
  };

  test("are of 256 random bits each, and lead to their order as often as they are used", async () => {
    const { tokens } = await someTokens();
    const [first, second, other] = [
      await tokens.issue("A"),
      await tokens.issue("A"),
      await tokens.issue("B", 2),
    ];
    expect(new Set([first, second, other]).size).toBe(3);
    for (const token of [first, second]) expect(token).toMatch(/^[\w-]{43}$/);
    for (const token of [first, second, first])
      expect(await tokens.orderOf(token)).toEqual({ orderId: "A", mends: 0 });
    expect(await tokens.orderOf(other)).toEqual({ orderId: "B", mends: 2 });
  });

  test("lead nowhere once a letter is altered", async () => {
    const { tokens } = await someTokens();
    const token = await tokens.issue("A");
    const altered = token.replace(/^./, (letter) => (letter === "a" ? "b" : "a"));
    for (const wrong of [altered, `${token}x`, token.slice(1), ""])
      expect(await tokens.orderOf(wrong)).toBeNull();
  });

  test("are kept as hashes alone", async () => {
    const { db, tokens } = await someTokens();
    const token = await tokens.issue("A");
    const rows = await db.selectFrom("order_token").selectAll().execute();
    expect(rows).toMatchObject([{ order_id: "A", token_hash: expect.stringMatching(/^\w{64}$/) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("go with the person whose order it is", async () => {
    const { db, tokens } = await someTokens();
    const { unitOfWork } = postgresShop({ db });
    await unitOfWork.run(async ({ orders }) => {
      await orders.add(anOrder());
      await orders.add(anOrder({ id: "B", customerEmail: "ada@example.com" }));
    });
    const [hers, others] = [await tokens.issue("A"), await tokens.issue("B")];
    const context = { now: "2026-06-20T11:00:00Z", newId: "N" };
    await unitOfWork.run((all) => erasePersonNow({ ...all, ...context })("Mabel@example.com"));
    expect(await tokens.orderOf(hers)).toBeNull();
    expect(await tokens.orderOf(others)).toMatchObject({ orderId: "B" });
  });
});
