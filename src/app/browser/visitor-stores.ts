import { browserStore } from "#adapters/local-storage/browser-store.ts";
import { createShopperRecords } from "#adapters/local-storage/shopper-records.ts";
import type { StorageWork } from "#adapters/local-storage/storage-work.ts";
import type { ShopperStore, VisitorStore } from "#ports/store.ts";

export interface VisitorStores {
  readonly shopper: ShopperStore;
  whole(): Promise<VisitorStore>;
}

export const storedVisitor = (work: StorageWork): VisitorStores => ({
  shopper: browserStore(work, createShopperRecords),
  whole: async () => (await import("#adapters/local-storage/visitor-store.ts")).visitorStore(work),
});

export const visitorInMemory = (store: VisitorStore): VisitorStores => ({
  shopper: store,
  whole: async () => store,
});
