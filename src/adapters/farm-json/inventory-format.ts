import * as v from "valibot";
import type { SingletonFormat } from "#adapters/farm-json/document-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { StoredNumber } from "#adapters/farm-json/stored-number.ts";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { DEFAULT_INVENTORY, type Inventory } from "#core/inventory/inventory.ts";

const Count = v.pipe(StoredNumber, v.integer(), v.minValue(0));

/** `{ large: 180, … }`: eggs by category. A category that is missing has none. */
export const inventoryFormat: SingletonFormat<Inventory> = {
  topic: "inventory",
  initial: DEFAULT_INVENTORY,
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const counts = {} as Record<CategoryId, number>;
    let skipped = 0;
    for (const id of CATEGORY_IDS) {
      const count = v.safeParse(Count, map[id] ?? 0);
      counts[id] = count.success ? count.output : 0;
      if (!count.success) skipped += 1;
    }
    return { value: counts, stored: map, skipped };
  },
  toStored: (inventory, before) => ({ ...asMap(before), ...inventory }),
};
