import type { ReactNode } from "react";
import { Redirect, Route, Switch } from "wouter";
import { isFlockId } from "#core/flocks/flock.ts";
import { CustomersPage } from "#ui/admin/customers/customers-page.tsx";
import { DashboardPage } from "#ui/admin/dashboard/dashboard-page.tsx";
import { FlockPage } from "#ui/admin/flocks/flock-page.tsx";
import { FlocksPage } from "#ui/admin/flocks/flocks-page.tsx";
import { NoSuchFlockPage } from "#ui/admin/flocks/no-such-flock-page.tsx";
import { AdminLayout } from "#ui/admin/layout/admin-layout.tsx";
import { LoginPage } from "#ui/admin/login/login-page.tsx";
import { OrdersPage } from "#ui/admin/orders/orders-page.tsx";
import { AdminNotFoundPage } from "#ui/admin/pages/admin-not-found-page.tsx";
import { PricingPage } from "#ui/admin/pages/pricing-page.tsx";
import { PostsPage } from "#ui/admin/posts/posts-page.tsx";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useIsGuarded } from "#ui/shared/navigation/location-context.ts";
import { useIsLoggedIn } from "#ui/shared/queries/session.ts";
import { ADMIN_ROUTES } from "#ui/shared/routes.ts";
import "#ui/admin/admin.css";

const NewPostPage = lazyPage(
  async () => (await import("#ui/admin/posts/post-form-pages.tsx")).NewPostPage,
);
const EditPostPage = lazyPage(
  async () => (await import("#ui/admin/posts/post-form-pages.tsx")).EditPostPage,
);
const SplashPage = lazyPage(
  async () => (await import("#ui/admin/splash/splash-page.tsx")).SplashPage,
);

/**
 * Shows the admin area to a browser that is logged in, and the login to any other. A page with
 * unsaved changes stays, and asks, when another tab logs out.
 */
const Guard = ({ children }: { readonly children: ReactNode }) => {
  const isLoggedIn = useIsLoggedIn();
  const isGuarded = useIsGuarded();
  if (isLoggedIn === undefined) return null;
  return (
    <>
      {(isLoggedIn || isGuarded) && children}
      {!isLoggedIn && <Redirect key={String(isGuarded)} to={ADMIN_ROUTES.login} replace />}
    </>
  );
};

export const AdminArea = () => (
  <Switch>
    <Route path={ADMIN_ROUTES.login} component={LoginPage} />
    <Route>
      <Guard>
        <AdminLayout>
          <Switch>
            <Route path={ADMIN_ROUTES.dashboard} component={DashboardPage} />
            <Route path={ADMIN_ROUTES.orders} component={OrdersPage} />
            <Route path={ADMIN_ROUTES.customers} component={CustomersPage} />
            <Route path={ADMIN_ROUTES.pricing} component={PricingPage} />
            <Route path={ADMIN_ROUTES.flocks} component={FlocksPage} />
            <Route path={ADMIN_ROUTES.flock}>
              {({ id }) => (isFlockId(id) ? <FlockPage key={id} id={id} /> : <NoSuchFlockPage />)}
            </Route>
            <Route path={ADMIN_ROUTES.posts} component={PostsPage} />
            <Route path={ADMIN_ROUTES.newPost} component={NewPostPage} />
            <Route path={ADMIN_ROUTES.editPost}>
              {({ id }) => <EditPostPage key={id} id={id} />}
            </Route>
            <Route path={ADMIN_ROUTES.splash} component={SplashPage} />
            <Route component={AdminNotFoundPage} />
          </Switch>
        </AdminLayout>
      </Guard>
    </Route>
  </Switch>
);
