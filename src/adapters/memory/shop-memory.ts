import { memoryArchive } from "#adapters/memory/memory-archive.ts";
import { memoryShop, NONE_KEPT, type ShopState } from "#adapters/memory/memory-shop.ts";
import { sharedMemory } from "#adapters/memory/shared-memory.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { CLOSED_BOOK } from "#core/ledger/book-settings.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { OWNER } from "#core/session/person.ts";
import { isKindName, KINDS } from "#core/shop/kinds.ts";
import { DEFAULT_SPLASH } from "#core/splash/splash.ts";
import type { ShopTopic } from "#ports/change-feed.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { Sessions } from "#ports/sessions.ts";
import type { ShopStore } from "#ports/store.ts";

const OPENING: ShopState = {
  ...NONE_KEPT,
  inventory: DEFAULT_INVENTORY,
  prices: DEFAULT_PRICES,
  orders: [],
  customers: [],
  erasures: {},
  aroundFlocks: {},
  aroundCare: {},
  posts: SAMPLE_POSTS,
  pictures: [],
  splash: DEFAULT_SPLASH,
  profile: {},
  week: { own: null },
  runOrder: [],
  bookSettings: CLOSED_BOOK,
  session: false,
};

const topicOf = (slot: keyof ShopState): ShopTopic | null => {
  if (slot === "pictures") return null;
  if (slot === "aroundFlocks") return "flocks";
  if (slot === "aroundCare") return "care";
  return isKindName(slot) ? KINDS[slot].topic : slot;
};

export interface ShopMemory {
  open(): { readonly shop: ShopStore; readonly sessions: Sessions };
}

export const shopMemory = (): ShopMemory => {
  const memory = sharedMemory<ShopState, ShopRecords, ShopTopic>(OPENING, memoryShop, topicOf);
  return {
    open: () => {
      const { slotOf, ...shop } = memory.open();
      const session = slotOf("session");
      const alone = shop.unitOfWork.run;
      return {
        shop: {
          ...shop,
          archive: memoryArchive(slotOf, alone),
        },
        sessions: {
          person: async () => (session.get() ? OWNER : null),
          open: async () => session.set(true),
          close: async () => session.set(false),
        },
      };
    },
  };
};
