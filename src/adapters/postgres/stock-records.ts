import type { Access } from "#adapters/postgres/access.ts";
import { Conflict } from "#adapters/postgres/transaction.ts";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { InventoryRepository } from "#ports/inventory-repository.ts";

const saveOne = async (
  trx: Access["db"],
  category: CategoryId,
  before: number,
  eggs: number,
): Promise<void> => {
  const saved = await trx
    .insertInto("stock")
    .values({ category, eggs })
    .onConflict((is) =>
      is.column("category").doUpdateSet({ eggs }).where("stock.eggs", "=", before),
    )
    .returning("category")
    .execute();
  if (saved.length === 0) throw new Conflict(`The stock of ${category} was changed meanwhile.`);
};

export const stockRecords = ({ db, write }: Access): InventoryRepository => {
  const loadFrom = async (on: Access["db"]): Promise<Inventory> => {
    const rows = await on.selectFrom("stock").selectAll().execute();
    const stored = new Map(rows.map(({ category, eggs }) => [category, eggs]));
    return Object.fromEntries(CATEGORY_IDS.map((id) => [id, stored.get(id) ?? 0])) as Inventory;
  };
  let loaded: Inventory | null = null;

  return {
    load: async () => {
      const inventory = await loadFrom(db);
      if (db.isTransaction) loaded = inventory;
      return inventory;
    },
    save: (inventory) =>
      write("inventory", async (trx) => {
        const before = loaded ?? (await loadFrom(trx));
        const changed = CATEGORY_IDS.filter((id) => before[id] !== inventory[id]);
        for (const id of changed) await saveOne(trx, id, before[id], inventory[id]);
        if (loaded) loaded = inventory;
        return changed.length > 0;
      }),
  };
};
