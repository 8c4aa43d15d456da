import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import { aCost } from "#tests/support/records.ts";

const BIGGEST = Number.MAX_SAFE_INTEGER;

describe.each(ENGINES)("numbers from %s", (_name, fresh) => {
  test("are JavaScript numbers, whatever integer type the database uses", async () => {
    const { db } = await fresh();
    const { rows } = await sql<Record<string, unknown>>`
      select 7::int2 as two, 7::int4 as four, ${BIGGEST}::int8 as eight, ${-BIGGEST}::int8 as negative,
        count(*) as counted, sum(eggs) as summed, sum(1::int4) as few, 1.5::numeric as fraction,
        null::int8 as nothing
      from stock`.execute(db);
    expect(rows[0]).toEqual({
      two: 7,
      four: 7,
      eight: BIGGEST,
      negative: -BIGGEST,
      counted: 6,
      summed: 790,
      few: 6,
      fraction: 1.5,
      nothing: null,
    });
  });

  test("that can't be exact throw", async () => {
    const { db } = await fresh();
    for (const kind of ["int8", "numeric"])
      await expect(sql.raw(`select 9007199254740993::${kind} as n`).execute(db)).rejects.toThrow(
        "too big",
      );
    expect((await sql`select 1::int8 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
  });

  test("of money are exact to the penny up to the largest exact number", async () => {
    const { flocks } = postgresShop(await fresh()).records;
    await flocks.addCost("1", aCost({ amount: BIGGEST }));
    expect((await flocks.books("1")).costs).toEqual([aCost({ amount: BIGGEST })]);
    expect((await flocks.totals("1", null)).costs).toBe(BIGGEST);
  });
});
