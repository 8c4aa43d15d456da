import { getInventory } from "#core/inventory/get-inventory.ts";
import { heldEggs } from "#core/payments/held-eggs.ts";
import { getPost } from "#core/posts/get-post.ts";
import { listPosts } from "#core/posts/list-posts.ts";
import { getPrices } from "#core/pricing/get-prices.ts";
import { getFarmText } from "#core/profile/get-farm-text.ts";
import { getPublicProfile } from "#core/profile/get-profile.ts";
import { getShownSplash } from "#core/splash/get-shown-splash.ts";
import type { ShopPorts } from "#ports/ports.ts";

/** What anybody may read of the shop. Pages are rendered from it. */
export const createShopWindow = ({
  store,
  ...ports
}: Pick<ShopPorts, "store" | "cleaner" | "clock" | "shared">) => {
  const deps = { ...store.records, ...ports };
  return {
    getPrices: getPrices(deps),
    getInventory: getInventory({ ...deps, held: heldEggs(deps) }),
    listPosts: listPosts(deps),
    getPost: getPost(deps),
    getProfile: getPublicProfile(deps),
    getFarmText: getFarmText(deps),
    getShownSplash: getShownSplash(deps),
  };
};

export type ShopWindow = ReturnType<typeof createShopWindow>;
