import { type ReactNode, useState } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { ROUTES } from "#core/routes.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/admin.module.css";
import { useRecordsSince } from "#ui/admin/dashboard/queries.ts";
import { UnsavedArea } from "#ui/admin/editing/unsaved-area.tsx";
import { dateStyleUnder } from "#ui/admin/layout/date-style.ts";
import { LogoutDialog, useAsksBeforeLogout } from "#ui/admin/layout/logout-dialog.tsx";
import { OnceSettled } from "#ui/admin/layout/once-settled.tsx";
import { Sidebar } from "#ui/admin/layout/sidebar.tsx";
import { TabBar } from "#ui/admin/layout/tab-bar.tsx";
import { useIsNarrow } from "#ui/admin/layout/use-is-narrow.ts";
import { useIsSettled } from "#ui/admin/layout/use-is-settled.ts";
import { useLogOut } from "#ui/admin/login/session-queries.ts";
import { WaitingLines } from "#ui/admin/waiting/waiting-lines.tsx";
import { formatDay } from "#ui/shared/dates.ts";
import { useGuardedLocation, useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { Button, ButtonLink } from "#ui/shared/parts/button.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { SkipLink } from "#ui/shared/parts/skip-link.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import { spaced } from "#ui/shared/spaced.ts";

interface WhereItIsKeptProps {
  readonly since: Day | null;
  readonly path: string;
}

const WhereItIsKept = ({ since, path }: WhereItIsKeptProps) => (
  <p
    className={styles.whereItIsKept}
  >{`These records, orders included, are kept in this browser alone${since ? `, since ${formatDay(since, dateStyleUnder(path))}` : ""}.`}</p>
);

export const AdminLayout = ({ children }: { readonly children: ReactNode }) => {
  const path = useGuardedPath();
  const location = useGuardedLocation();
  const { isShared } = useSetting();
  const since = useRecordsSince(useIsSettled() && !isShared);
  const isNarrow = useIsNarrow();
  const isBare = path === ADMIN_ROUTES.count;
  const logOut = useLogOut(() => location.navigate(ROUTES.home));
  const asks = useAsksBeforeLogout();
  const [isAsked, setAsked] = useState(false);
  const leave = (): void => location.navigateAway(() => logOut.mutate(undefined));
  const layout = (
    <div className={spaced(styles.admin, isBare && styles.bare)}>
      <SkipLink />
      <header className={styles.adminBar}>
        <strong>
          <img src="/pictures/logo.svg" alt="" width={24} height={24} />
          <span>Admin Panel</span>
        </strong>
        <ButtonLink to={ROUTES.home} variant="ghost" size="sm">
          View shop
        </ButtonLink>
        <Button variant="ghost" size="sm" onClick={() => (asks ? setAsked(true) : leave())}>
          Logout
        </Button>
      </header>
      {!isNarrow && <Sidebar />}
      {isAsked && (
        <LogoutDialog
          onLogOut={() => {
            setAsked(false);
            leave();
          }}
          onClose={() => setAsked(false)}
        />
      )}
      <main id="main" tabIndex={-1}>
        {isShared && <WaitingLines />}
        <LoadingArea shows={path} fallback={<Loading what="this page" />}>
          <ErrorArea what="this page">{children}</ErrorArea>
          {since !== undefined && (
            <OnceSettled>
              <WhereItIsKept since={since} path={path} />
            </OnceSettled>
          )}
        </LoadingArea>
      </main>
      {isNarrow && <TabBar />}
    </div>
  );
  return <UnsavedArea>{layout}</UnsavedArea>;
};
