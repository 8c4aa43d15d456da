import type { ShownRecords } from "#adapters/seo/head-of.ts";
import { headOfPath } from "#adapters/seo/page-heads.ts";
import { productsOf } from "#core/products/product.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { ROUTES } from "#core/routes.ts";
import type { ShopWindow } from "#core/shop-window.ts";

export const shownOn = async (path: string, window: ShopWindow): Promise<ShownRecords> => {
  const head = headOfPath(path);
  const farm = farmOf(await window.getProfile());
  if (head.kind === "post") {
    const post = await window.getPost(head.id);
    return post ? { farm, post } : { farm };
  }
  if (path === ROUTES.posts) return { farm, posts: await window.listPosts() };
  return { farm, products: productsOf(await window.getPrices(), await window.getInventory()) };
};
