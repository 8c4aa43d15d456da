import "#ui/shared/pico/pico.scss";
import "#ui/shared/theme.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { Route, Router, Switch } from "wouter";
import type { App } from "#core/app.ts";
import { AppContext } from "#ui/shared/app-context.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { type GuardedLocation, locationHook } from "#ui/shared/navigation/guarded-location.ts";
import { LocationContext, useIsGuarded } from "#ui/shared/navigation/location-context.ts";
import { useNumberFields } from "#ui/shared/navigation/use-number-fields.ts";
import { NoticeRegion } from "#ui/shared/notices/notice-region.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { TopLines } from "#ui/shared/parts/top-lines.tsx";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";
import { useChanges } from "#ui/shared/queries/use-changes.ts";
import { ADMIN_ROUTES } from "#ui/shared/routes.ts";
import { type Setting, SettingContext } from "#ui/shared/setting.ts";
import { type PaymentDesk, PaymentDeskContext } from "#ui/storefront/checkout/payment-desk.ts";
import { Storefront } from "#ui/storefront/storefront.tsx";

interface FarmgateProps {
  readonly app: App;
  readonly desk: PaymentDesk;
  readonly setting: Setting;
  readonly location: GuardedLocation;
}

const AdminArea = lazyPage(async () => (await import("#ui/admin/admin-area.tsx")).AdminArea);

const LeaveQuestion = lazyPage(
  async () => (await import("#ui/shared/navigation/leave-question.tsx")).LeaveQuestion,
);

/** Fetched as soon as something is under way, so that it is there when somebody leaves. */
const LeaveGuard = () =>
  useIsGuarded() && (
    <ErrorArea what="a question">
      <Suspense fallback={null}>
        <LeaveQuestion />
      </Suspense>
    </ErrorArea>
  );

const Changes = () => {
  useChanges();
  useNumberFields();
  return null;
};

/** The whole user interface over an app. */
export const Farmgate = ({ app, desk, setting, location }: FarmgateProps) => {
  const client = useMemo(createQueryClient, []);
  const hook = useMemo(() => locationHook(location), [location]);
  return (
    <QueryClientProvider client={client}>
      <AppContext value={app}>
        <SettingContext value={setting}>
          <PaymentDeskContext value={desk}>
            <LocationContext value={location}>
              <Router hook={hook}>
                <Changes />
                <TopLines />
                <Switch>
                  <Route path={`${ADMIN_ROUTES.dashboard}/*?`}>
                    <ErrorArea what="the admin area">
                      <Suspense fallback={<Loading what="the admin area" />}>
                        <AdminArea />
                      </Suspense>
                    </ErrorArea>
                  </Route>
                  <Route>
                    <Storefront />
                  </Route>
                </Switch>
                <LeaveGuard />
                <NoticeRegion />
              </Router>
            </LocationContext>
          </PaymentDeskContext>
        </SettingContext>
      </AppContext>
    </QueryClientProvider>
  );
};
