import type { Stores } from "#adapters/local-storage/local-storage-stores.ts";
import { shopMemory } from "#adapters/memory/shop-memory.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";

export const memoryStores = (): Stores => ({
  ...shopMemory().open(),
  visitor: visitorMemory().open(),
});
