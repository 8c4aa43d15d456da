import type { QueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import { beforeIn } from "#core/posts/posts-address.ts";
import type { FarmTextName } from "#core/profile/farm-texts.ts";
import { ADMIN, ROUTES } from "#core/routes.ts";
import { type LazyPage, lazyPage } from "#ui/shared/lazy-page.ts";
import { fetchFarmText } from "#ui/shared/queries/farm.ts";
import { fetchPost, fetchPostPage } from "#ui/shared/queries/posts.ts";
import { fetchAnswer } from "#ui/storefront/postcode/postcode-box.tsx";

export const CheckoutPage = lazyPage(async () => {
  const [{ CheckoutPage: Page }] = await Promise.all([
    import("#ui/storefront/checkout/checkout-page.tsx"),
    fetchAnswer(),
  ]);
  return Page;
});
export const MyOrdersPage = lazyPage(
  async () => (await import("#ui/storefront/orders/my-orders-page.tsx")).MyOrdersPage,
);
export const SmallPages = lazyPage(
  async () => (await import("#ui/storefront/pages/small-pages.tsx")).SmallPages,
);
export const PostsPage = lazyPage(
  async () => (await import("#ui/storefront/posts/posts-page.tsx")).PostsPage,
);
export const PostPage = lazyPage(
  async () => (await import("#ui/storefront/posts/post-page.tsx")).PostPage,
);

const A_POST = `${ROUTES.posts}/`;

const pageUnder = (path: string): Pick<LazyPage<never>, "preload"> | null => {
  if (path === ROUTES.home || path.startsWith(ADMIN)) return null;
  if (path === ROUTES.posts) return PostsPage;
  if (path.startsWith(A_POST)) return PostPage;
  if (path === ROUTES.myOrders) return MyOrdersPage;
  return path === ROUTES.checkout ? CheckoutPage : SmallPages;
};

export const preloadPage = async (path: string): Promise<void> => pageUnder(path)?.preload();

const FARM_TEXT_OF: Readonly<Record<string, FarmTextName>> = {
  [ROUTES.about]: "about",
  [ROUTES.terms]: "terms",
  [ROUTES.privacy]: "privacy",
};

export const preloadRecords = async (
  path: string,
  search: string,
  client: QueryClient,
  app: App,
): Promise<void> => {
  if (path === ROUTES.posts) await fetchPostPage(beforeIn(search), client, app);
  const text = FARM_TEXT_OF[path];
  if (text) await fetchFarmText(text, client, app);
  if (path.startsWith(A_POST))
    await fetchPost(decodeURIComponent(path.slice(A_POST.length)), client, app);
};
