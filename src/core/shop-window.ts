import { getInventory } from "#core/inventory/get-inventory.ts";
import { getPost } from "#core/posts/get-post.ts";
import { listPosts } from "#core/posts/list-posts.ts";
import { getPrices } from "#core/pricing/get-prices.ts";
import { getShownSplash } from "#core/splash/get-shown-splash.ts";
import type { ShopPorts } from "#ports/ports.ts";

/** What anybody sees who passes by: of this, pages are made that are read before their script has run. */
export const createShopWindow = ({
  store,
  ...ports
}: Pick<ShopPorts, "store" | "cleaner" | "clock" | "shared">) => {
  const given = { ...store.records, ...ports };
  return {
    getPrices: getPrices(given),
    getInventory: getInventory(given),
    listPosts: listPosts(given),
    getPost: getPost(given),
    getShownSplash: getShownSplash(given),
  };
};

export type ShopWindow = ReturnType<typeof createShopWindow>;
