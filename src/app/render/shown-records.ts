import type { ShownRecords } from "#adapters/seo/head-of.ts";
import { headOfPath } from "#adapters/seo/page-heads.ts";
import { productsOf } from "#core/products/product.ts";
import { ROUTES } from "#core/routes.ts";
import type { ShopWindow } from "#core/shop-window.ts";

export const shownOn = async (path: string, window: ShopWindow): Promise<ShownRecords> => {
  const head = headOfPath(path);
  if (head.kind === "post") {
    const post = await window.getPost(head.id);
    return post ? { post } : {};
  }
  if (path === ROUTES.posts) return { posts: await window.listPosts() };
  return { products: productsOf(await window.getPrices(), await window.getInventory()) };
};
