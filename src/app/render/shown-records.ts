import type { ShownRecords } from "#adapters/seo/head-of.ts";
import { headOfPath } from "#adapters/seo/page-heads.ts";
import { beforeIn } from "#core/posts/posts-address.ts";
import { productsOf } from "#core/products/product.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { ROUTES } from "#core/routes.ts";
import type { ShopWindow } from "#core/shop/shop-window.ts";

export const shownOn = async (address: string, window: ShopWindow): Promise<ShownRecords> => {
  const [path = "", query = ""] = address.split("?");
  const head = headOfPath(path);
  const profile = await window.getProfile();
  const all = { farm: farmOf(profile), picture: profile.home.picture };
  if (head.kind === "post") {
    const post = await window.getPost(head.id);
    return post ? { ...all, post } : all;
  }
  if (path === ROUTES.posts)
    return { ...all, posts: await window.listPosts(beforeIn(`?${query}`)) };
  const [prices, inventory] = [await window.getPrices(), await window.getInventory()];
  return { ...all, products: productsOf(all.farm.eggs, prices, inventory) };
};
