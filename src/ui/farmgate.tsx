import "#ui/shared/pico/pico.scss";
import "#ui/shared/fonts/fonts.css";
import "#ui/shared/tokens.css";
import "#ui/shared/theme.css";
import "#ui/shared/first-paint.css";
import { IsRestoringProvider, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Route, Router, Switch } from "wouter";
import type { App } from "#core/app.ts";
import { ADMIN } from "#core/routes.ts";
import { AppContext } from "#ui/shared/app-context.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { type GuardedLocation, locationHook } from "#ui/shared/navigation/guarded-location.ts";
import { LocationContext } from "#ui/shared/navigation/location-context.ts";
import { NoticeRegion } from "#ui/shared/notices/notice-region.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { TopLines } from "#ui/shared/parts/top-lines.tsx";
import { Unanswered } from "#ui/shared/queries/unanswered.tsx";
import { useChanges } from "#ui/shared/queries/use-changes.ts";
import { type Setting, SettingContext } from "#ui/shared/setting.ts";
import { ShownContext } from "#ui/shared/shown.tsx";
import {
  type PaymentProviders,
  PaymentProvidersContext,
} from "#ui/storefront/checkout/payment-providers.ts";
import { preloadPage as preloadStorefront } from "#ui/storefront/pages.ts";
import { Storefront } from "#ui/storefront/storefront.tsx";

interface FarmgateProps {
  readonly app: App;
  readonly providers: PaymentProviders;
  readonly setting: Setting;
  readonly location: GuardedLocation;
  readonly client: QueryClient;
  /** Set where the page came as HTML: no query runs before hydration is over. */
  readonly isRendered?: boolean;
  readonly onShown?: () => void;
}

const AdminArea = lazyPage(async () => (await import("#ui/admin/admin-area.tsx")).AdminArea);

const preloadAdmin = async (path: string): Promise<void> => {
  const page = import("#ui/admin/pages.ts").then(({ preloadPage }) => preloadPage(path));
  // Ignored: the area shows that a page can't be fetched.
  await Promise.all([AdminArea.preload(), page.catch(() => undefined)]);
};

export const preloadPage = (path: string): Promise<void> =>
  path.startsWith(ADMIN) ? preloadAdmin(path) : preloadStorefront(path);

const Changes = () => {
  useChanges();
  return null;
};

export const Farmgate = ({
  app,
  providers,
  setting,
  location,
  client,
  isRendered = false,
  onShown,
}: FarmgateProps) => {
  const [isShown, setShown] = useState(!isRendered);
  const show = useCallback(() => setShown(true), []);
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  const hook = useMemo(() => locationHook(location), [location]);
  return (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={!isShown}>
        <ShownContext value={show}>
          <AppContext value={app}>
            <SettingContext value={setting}>
              <PaymentProvidersContext value={providers}>
                <LocationContext value={location}>
                  <Unanswered>
                    <Router hook={hook}>
                      <Changes />
                      <TopLines />
                      <Switch>
                        <Route path={`${ADMIN}/*?`}>
                          <ErrorArea what="the admin area">
                            <LoadingArea
                              shows="the admin area"
                              fallback={<Loading what="the admin area" />}
                            >
                              <AdminArea />
                            </LoadingArea>
                          </ErrorArea>
                        </Route>
                        <Route>
                          <Storefront />
                        </Route>
                      </Switch>
                      <NoticeRegion />
                    </Router>
                  </Unanswered>
                </LocationContext>
              </PaymentProvidersContext>
            </SettingContext>
          </AppContext>
        </ShownContext>
      </IsRestoringProvider>
    </QueryClientProvider>
  );
};
