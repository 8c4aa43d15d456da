import { Suspense, useEffect } from "react";
import { Route, Switch } from "wouter";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import styles from "#ui/shared/parts/page.module.css";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { SkipLink } from "#ui/shared/parts/skip-link.tsx";
import { useMendCart } from "#ui/shared/queries/cart.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";
import { ROUTES } from "#ui/shared/routes.ts";
import { HomePage } from "#ui/storefront/home/home-page.tsx";
import { Footer } from "#ui/storefront/layout/footer.tsx";
import { Header } from "#ui/storefront/layout/header.tsx";

const CheckoutPage = lazyPage(
  async () => (await import("#ui/storefront/checkout/checkout-page.tsx")).CheckoutPage,
);
const MyOrdersPage = lazyPage(
  async () => (await import("#ui/storefront/orders/my-orders-page.tsx")).MyOrdersPage,
);
const SmallPages = lazyPage(
  async () => (await import("#ui/storefront/pages/small-pages.tsx")).SmallPages,
);
const PostsPage = lazyPage(
  async () => (await import("#ui/storefront/posts/posts-page.tsx")).PostsPage,
);
const PostPage = lazyPage(
  async () => (await import("#ui/storefront/posts/post-page.tsx")).PostPage,
);

const Pages = () => (
  <Switch>
    <Route path={ROUTES.home} component={HomePage} />
    <Route path={ROUTES.posts} component={PostsPage} />
    <Route path={ROUTES.post}>{({ id }) => <PostPage key={id} id={id} />}</Route>
    <Route path={ROUTES.myOrders} component={MyOrdersPage} />
    <Route path={ROUTES.checkout} component={CheckoutPage} />
    <Route component={SmallPages} />
  </Switch>
);

/** The public site: everything that customers see. */
export const Storefront = () => {
  const path = useGuardedPath();
  const { mutate: mendCart } = useMendCart();
  useEffect(() => mendCart(), [mendCart]);

  return (
    <>
      <SkipLink />
      <ErrorArea what="the menu">
        <Header />
      </ErrorArea>
      <main id="main" tabIndex={-1}>
        <ErrorArea key={path} what="this page">
          <Suspense
            fallback={
              <div className={`${styles.wide} ${styles.page}`}>
                <Loading what="this page" />
              </div>
            }
          >
            <Pages />
          </Suspense>
        </ErrorArea>
      </main>
      <Footer year={useToday().slice(0, 4)} />
    </>
  );
};
