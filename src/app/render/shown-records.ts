import type { ShownRecords } from "#adapters/seo/head-of.ts";
import { headOfPath } from "#adapters/seo/page-heads.ts";
import { beforeIn } from "#core/posts/posts-address.ts";
import { productsOf } from "#core/products/product.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { ROUTES } from "#core/routes.ts";
import type { ShopWindow } from "#core/shop-window.ts";

/** What the page at an address shows, as far as its head tells of it. */
export const shownOn = async (address: string, window: ShopWindow): Promise<ShownRecords> => {
  const [path = "", query = ""] = address.split("?");
  const head = headOfPath(path);
  const profile = await window.getProfile();
  const farm = farmOf(profile);
  if (head.kind === "post") {
    const post = await window.getPost(head.id);
    return post ? { farm, post } : { farm };
  }
  if (path === ROUTES.posts) return { farm, posts: await window.listPosts(beforeIn(`?${query}`)) };
  const [prices, inventory] = [await window.getPrices(), await window.getInventory()];
  const products = productsOf(farm.eggs, prices, inventory);
  return { farm, products, picture: profile.home.picture };
};
