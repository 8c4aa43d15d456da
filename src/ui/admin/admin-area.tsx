import { useEffect, useState } from "react";
import { Redirect, Route, Switch } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { isFlockId } from "#core/flocks/flock.ts";
import { fetchAhead } from "#ui/admin/fetch-ahead.ts";
import { NoSuchFlockPage } from "#ui/admin/flocks/no-such-flock-page.tsx";
import { AdminLayout } from "#ui/admin/layout/admin-layout.tsx";
import { isForHelpers, landingOf } from "#ui/admin/layout/helper-paths.ts";
import { OnceSettled } from "#ui/admin/layout/once-settled.tsx";
import { Guard } from "#ui/admin/login/guard.tsx";
import { LoginPage } from "#ui/admin/login/login-page.tsx";
import { useIsHelper, usePerson } from "#ui/admin/login/session-queries.ts";
import { useTakenAlong } from "#ui/admin/packing/along-queries.ts";
import { AdminNotFoundPage } from "#ui/admin/pages/admin-not-found-page.tsx";
import { OwnersPage } from "#ui/admin/pages/owners-page.tsx";
import {
  AlongPage,
  BackupPage,
  CountOutdoors,
  CountPage,
  CustomersPage,
  DashboardPage,
  EditPostPage,
  EggBookPage,
  ExportPage,
  FETCHED_AHEAD,
  FlockPage,
  FlocksPage,
  HelpPage,
  LotPage,
  MessagesPage,
  NewOrderPage,
  NewPostPage,
  OrdersPage,
  PackDayPage,
  PackingPage,
  PostsPage,
  PricingPage,
  SettingsPage,
  SplashPage,
  WeekPage,
} from "#ui/admin/pages.ts";
import { Sending } from "#ui/admin/waiting/sending.tsx";
import { UnderWay } from "#ui/admin/waiting/under-way.tsx";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { useNumberFields } from "#ui/shared/navigation/use-number-fields.ts";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useSetting } from "#ui/shared/setting.ts";
// Loaded at once: without a network, the code of the question couldn't be fetched.
import "#ui/shared/navigation/leave-question.tsx";
import "#ui/shared/notices/notice-area.tsx";
import "#ui/shared/pico/table.scss";
import "#ui/shared/pico/busy.scss";
import "#ui/shared/pico/controls.scss";
import "#ui/shared/pico/field.scss";

const FetchedAhead = () => {
  useEffect(() => {
    const left = new AbortController();
    void fetchAhead(FETCHED_AHEAD, left.signal);
    return () => left.abort();
  }, []);
  return null;
};

const OwnersPages = () => {
  const { isShared } = useSetting();
  return (
    <Switch>
      <Route path={ADMIN_ROUTES.dashboard} component={DashboardPage} />
      <Route path={ADMIN_ROUTES.orders} component={OrdersPage} />
      <Route path={ADMIN_ROUTES.newOrder} component={NewOrderPage} />
      <Route path={ADMIN_ROUTES.week} component={WeekPage} />
      <Route path={ADMIN_ROUTES.packing} component={PackingPage} />
      <Route path={ADMIN_ROUTES.packDay}>{({ id }) => <PackDayPage key={id} day={id} />}</Route>
      <Route path={ADMIN_ROUTES.count} component={CountPage} />
      <Route path={ADMIN_ROUTES.customers}>{() => <CustomersPage />}</Route>
      <Route path={ADMIN_ROUTES.customer}>
        {({ id }) => <CustomersPage key={id} sought={id} />}
      </Route>
      {isShared && <Route path={ADMIN_ROUTES.messages} component={MessagesPage} />}
      <Route path={ADMIN_ROUTES.pricing} component={PricingPage} />
      <Route path={ADMIN_ROUTES.flocks} component={FlocksPage} />
      <Route path={ADMIN_ROUTES.flock}>
        {({ id }) => (isFlockId(id) ? <FlockPage key={id} id={id} /> : <NoSuchFlockPage />)}
      </Route>
      <Route path={ADMIN_ROUTES.eggs} component={EggBookPage} />

      <Route path={ADMIN_ROUTES.eggLot}>{({ id }) => <LotPage key={id} id={id} />}</Route>
      <Route path={ADMIN_ROUTES.posts} component={PostsPage} />
      <Route path={ADMIN_ROUTES.newPost} component={NewPostPage} />
      <Route path={ADMIN_ROUTES.editPost}>{({ id }) => <EditPostPage key={id} id={id} />}</Route>
      <Route path={ADMIN_ROUTES.splash} component={SplashPage} />
      <Route path={ADMIN_ROUTES.backup} component={BackupPage} />
      <Route path={ADMIN_ROUTES.export} component={ExportPage} />
      <Route path={ADMIN_ROUTES.settings} component={SettingsPage} />
      <Route path={ADMIN_ROUTES.help}>{() => <HelpPage />}</Route>
      <Route path={ADMIN_ROUTES.helpPage}>{({ id }) => <HelpPage key={id} page={id} />}</Route>
      <Route>{() => <AdminNotFoundPage />}</Route>
    </Switch>
  );
};

const Pages = ({ isHelper }: { readonly isHelper: boolean }) => {
  const path = useGuardedPath();
  if (isHelper && path === ADMIN_ROUTES.dashboard)
    return <Redirect to={landingOf(path, isHelper)} replace />;
  return isHelper && !isForHelpers(path) ? <OwnersPage /> : <OwnersPages />;
};

/** Without a connection the session is unknown: these pages show the list on this device. */
const useIsAlong = (): boolean => {
  const path = useGuardedPath();
  const { isShared } = useSetting();
  const isUnknown = usePerson() === undefined;
  const isLost = useIsConnectionLost();
  const isTaken = Boolean(useTakenAlong());
  if (!isShared || path === ADMIN_ROUTES.along) return isShared;
  const isPacking = path === ADMIN_ROUTES.packing || path.startsWith(`${ADMIN_ROUTES.packing}/`);
  return isPacking && isTaken && isUnknown && isLost;
};

/** Without a connection eggs are counted all the same, until the page is left with its figures. */
const useIsCountedOutdoors = (): boolean => {
  const isCount = useGuardedPath() === ADMIN_ROUTES.count;
  const { isShared } = useSetting();
  const isUnknown = usePerson() === undefined;
  const isLost = useIsConnectionLost();
  const [isOutdoors, setOutdoors] = useState(false);
  const isNow = isShared && isCount && (isOutdoors || (isUnknown && isLost));
  if (isNow !== isOutdoors) setOutdoors(isNow);
  return isNow;
};

const Guarded = () => {
  const isHelper = useIsHelper();
  return (
    <>
      <Route path={ADMIN_ROUTES.login} component={LoginPage} />
      <Guard>
        <AdminLayout>
          <Pages isHelper={isHelper} />
        </AdminLayout>
      </Guard>
      <OnceSettled>
        <FetchedAhead />
      </OnceSettled>
    </>
  );
};

const AREAS = { guarded: Guarded, along: AlongPage, counted: CountOutdoors };

const useArea = (): keyof typeof AREAS => {
  const isAlong = useIsAlong();
  const isCounted = useIsCountedOutdoors();
  if (isCounted) return "counted";
  return isAlong ? "along" : "guarded";
};

export const AdminArea = () => {
  useNumberFields();
  const area = useArea();
  const Area = AREAS[area];
  return (
    <UnderWay>
      <Sending />
      <LoadingArea shows={area} fallback={<Loading what="the admin area" />}>
        <Area />
      </LoadingArea>
    </UnderWay>
  );
};
