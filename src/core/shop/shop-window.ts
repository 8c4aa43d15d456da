import { getInventory } from "#core/inventory/get-inventory.ts";
import { getDays } from "#core/payments/get-days.ts";
import { describingPictures } from "#core/pictures/describe-pictures.ts";
import { getPost } from "#core/posts/get-post.ts";
import { listPosts } from "#core/posts/list-posts.ts";
import { getPrices } from "#core/pricing/get-prices.ts";
import { getFarmText } from "#core/profile/get-farm-text.ts";
import { getPublicProfile } from "#core/profile/get-profile.ts";
import { queryDeps } from "#core/shop/shop-queries.ts";
import { getShownSplash } from "#core/splash/get-shown-splash.ts";
import type { ShopPorts } from "#ports/ports.ts";

const NOBODYS = { mine: async () => [] };

export const createShopWindow = (
  ports: Pick<ShopPorts, "store" | "cleaner" | "clock" | "shared">,
) => {
  const deps = queryDeps(ports);
  return {
    getPrices: getPrices(deps),
    getDays: getDays({ ...deps, lookups: NOBODYS }),
    getInventory: getInventory(deps),
    listPosts: describingPictures(listPosts)(deps),
    getPost: describingPictures(getPost)(deps),
    getProfile: describingPictures(getPublicProfile)(deps),
    getFarmText: describingPictures(getFarmText)(deps),
    getShownSplash: describingPictures(getShownSplash)(deps),
  };
};

export type ShopWindow = ReturnType<typeof createShopWindow>;
