import type { Access } from "#adapters/postgres/access.ts";
import { stockVersions } from "#adapters/versions/version-of.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { InventoryRepository } from "#ports/inventory-repository.ts";

export const stockRecords = ({ db, write }: Access): InventoryRepository => {
  const loadFrom = async (on: Access["db"]): Promise<Inventory> => {
    const rows = await on.selectFrom("stock").selectAll().execute();
    const stored = new Map(rows.map(({ category, eggs }) => [category, eggs]));
    return Object.fromEntries(CATEGORY_IDS.map((id) => [id, stored.get(id) ?? 0])) as Inventory;
  };
  return {
    load: () => loadFrom(db),
    versions: async () => stockVersions(await loadFrom(db)),
    save: (inventory) =>
      write("inventory", async (trx) => {
        const stored = await loadFrom(trx);
        const changed = CATEGORY_IDS.filter((id) => stored[id] !== inventory[id]);
        for (const category of changed)
          await trx
            .insertInto("stock")
            .values({ category, eggs: inventory[category] })
            .onConflict((is) => is.column("category").doUpdateSet({ eggs: inventory[category] }))
            .execute();
        return changed.length > 0;
      }),
  };
};
