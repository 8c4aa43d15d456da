import { sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { type Prices, pricesBy } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import type { Singleton } from "#ports/singleton.ts";

interface PriceRow {
  readonly category: string;
  readonly pack_size: number;
  readonly pence: Pence;
}

const pricesIn = (rows: readonly PriceRow[]): Prices =>
  pricesBy(
    ({ category, packSize }) =>
      rows.find((row) => row.category === category && row.pack_size === packSize)?.pence,
  );

const rowsOf = (prices: Prices): readonly PriceRow[] =>
  EGG_TYPES.flatMap(({ id: category, sizes }) =>
    sizes.flatMap((pack_size) => {
      const pence = prices[category][pack_size];
      return pence === undefined ? [] : [{ category, pack_size, pence }];
    }),
  );

const isPriceOf =
  (row: PriceRow) =>
  (other: PriceRow): boolean =>
    row.category === other.category && row.pack_size === other.pack_size;

export const priceRecords = ({ db, write }: Access): Singleton<Prices> => {
  const load = async (): Promise<Prices> =>
    pricesIn(await db.selectFrom("price").selectAll().execute());
  return {
    load,
    save: (prices) =>
      write("prices", async (trx) => {
        const asked = rowsOf(prices);
        const stored = await trx.selectFrom("price").selectAll().execute();
        const gone = stored.filter((row) => !asked.some(isPriceOf(row)));
        const changed = asked.filter((row) => stored.find(isPriceOf(row))?.pence !== row.pence);
        for (const { category, pack_size } of gone)
          await trx
            .deleteFrom("price")
            .where("category", "=", category)
            .where("pack_size", "=", pack_size)
            .execute();
        if (changed.length > 0)
          await trx
            .insertInto("price")
            .values([...changed])
            .onConflict((is) =>
              is
                .columns(["category", "pack_size"])
                .doUpdateSet({ pence: sql<number>`excluded.pence` }),
            )
            .execute();
        return gone.length + changed.length > 0;
      }),
  };
};
