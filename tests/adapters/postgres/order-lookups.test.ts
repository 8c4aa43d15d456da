import { describe, expect, test } from "vitest";
import { orderLookups } from "#adapters/postgres/order-lookups.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

const noKey = () => Promise.reject(new Error("It has a key."));

describe.each(ENGINES)("the orders of a browser in %s", (_name, fresh) => {
  test("are none without a key, and those of its key with one, the newest first", async () => {
    const { db } = await fresh();
    expect(await orderLookups(db, [], noKey).mine()).toEqual([]);
    const mine = orderLookups(db, ["mine"], noKey);
    expect(await mine.mine()).toEqual([]);
    for (const orderId of ["first", "second", "third"]) await mine.remember(orderId);
    await orderLookups(db, ["yours"], noKey).remember("other");
    expect(await orderLookups(db, ["mine"], noKey).mine()).toEqual(["third", "second", "first"]);
  });

  test("get the browser a key with the first, and that one for the others", async () => {
    const { db } = await fresh();
    const issued: string[] = [];
    const issue = async () => {
      issued.push("new");
      return "new";
    };
    const lookups = orderLookups(db, [], issue);
    await Promise.all([lookups.remember("first"), lookups.remember("second")]);
    await lookups.remember("third");
    expect(issued).toEqual(["new"]);
    for (const one of [lookups, orderLookups(db, ["new"], noKey)])
      expect(new Set(await one.mine())).toEqual(new Set(["first", "second", "third"]));
  });

  test("are remembered once", async () => {
    const lookups = orderLookups((await fresh()).db, ["mine"], noKey);
    for (const orderId of ["A", "A"]) await lookups.remember(orderId);
    expect(await lookups.mine()).toEqual(["A"]);
  });
});
