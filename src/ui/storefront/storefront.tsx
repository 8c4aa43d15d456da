import { useIsRestoring } from "@tanstack/react-query";
import { useEffect } from "react";
import { Route, Switch } from "wouter";
import { ROUTES } from "#core/routes.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { Optional } from "#ui/shared/parts/optional.tsx";
import styles from "#ui/shared/parts/page.module.css";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { SkipLink } from "#ui/shared/parts/skip-link.tsx";
import { useYear } from "#ui/shared/queries/use-records.ts";
import { Shown } from "#ui/shared/shown.tsx";
import { useMendCart } from "#ui/storefront/basket/queries.ts";
import { HomePage } from "#ui/storefront/home/home-page.tsx";
import { Footer } from "#ui/storefront/layout/footer.tsx";
import { Header } from "#ui/storefront/layout/header.tsx";
import {
  CheckoutPage,
  MyOrdersPage,
  PostPage,
  PostsPage,
  SmallPages,
} from "#ui/storefront/pages.ts";
import { OwnPayments } from "#ui/storefront/payments/own-payments.tsx";
import { useLikelyNext } from "#ui/storefront/use-likely-next.ts";

/** Suspending during hydration would hold up the whole page. */
const RunningSplash = lazyPage(
  async () => (await import("#ui/storefront/splash/running-splash.tsx")).RunningSplash,
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

export const Storefront = () => {
  const path = useGuardedPath();
  const mendCart = useMendCart();
  useEffect(() => mendCart(), [mendCart]);
  useLikelyNext();
  const isBeingTakenOver = useIsRestoring();

  return (
    <>
      <SkipLink />
      <ErrorArea what="the menu">
        <Header />
      </ErrorArea>
      <main id="main" tabIndex={-1}>
        <OwnPayments />
        <LoadingArea
          shows={path}
          fallback={
            <div className={`${styles.wide} ${styles.page}`}>
              <Loading what="this page" />
            </div>
          }
        >
          <ErrorArea what="this page">
            <Pages />
            <Shown />
          </ErrorArea>
        </LoadingArea>
      </main>
      <Footer year={useYear()} />
      <Optional shows={path}>{!isBeingTakenOver && <RunningSplash />}</Optional>
    </>
  );
};
