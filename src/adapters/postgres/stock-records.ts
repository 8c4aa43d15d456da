import { sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { stockVersions } from "#adapters/versions/version-of.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { InventoryRepository } from "#ports/inventory-repository.ts";

export const stockRecords = ({ db, write }: Access): InventoryRepository => {
  const load = async (): Promise<Inventory> => {
    const rows = await db.selectFrom("stock").selectAll().execute();
    const stored = new Map(rows.map(({ category, eggs }) => [category, eggs]));
    return Object.fromEntries(CATEGORY_IDS.map((id) => [id, stored.get(id) ?? 0])) as Inventory;
  };
  return {
    load,
    versions: async () => stockVersions(await load()),
    save: (inventory) =>
      write("inventory", async (trx) => {
        const changed = await trx
          .insertInto("stock")
          .values(CATEGORY_IDS.map((category) => ({ category, eggs: inventory[category] })))
          .onConflict((is) =>
            is
              .column("category")
              .doUpdateSet({ eggs: sql<number>`excluded.eggs` })
              .where(sql`stock.eggs`, "<>", sql`excluded.eggs`),
          )
          .returning("category")
          .execute();
        return changed.length > 0;
      }),
  };
};
