import { useEffect } from "react";
import { Link } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { OwnCounts } from "#core/counting/own-counts.ts";
import styles from "#ui/admin/counting/count.module.css";
import { CountForm } from "#ui/admin/counting/count-form.tsx";
import { useOwnCounts } from "#ui/admin/counting/queries.ts";
import { useSheet } from "#ui/admin/counting/use-sheet.ts";
import { HelpLink } from "#ui/admin/help/help-link.tsx";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { WaitingLines } from "#ui/admin/waiting/waiting-lines.tsx";
import { useApp } from "#ui/shared/app-context.ts";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

const useKeptPage = (): void => {
  const { visitor } = useApp();
  useEffect(() => {
    // Ignored: the page asks again when it is next opened.
    visitor.eggCounter.keepPage().catch(() => undefined);
  }, [visitor]);
};

const Sheet = ({ own }: { readonly own: OwnCounts }) => {
  const today = useToday();
  const sheet = useSheet(today, own, today);
  return sheet ? <CountForm sheet={sheet} own={own} /> : <Loading what="the flocks" />;
};

/** On a phone the head makes room for the figures. */
const Elsewhere = () => {
  const isHelper = useIsHelper();
  return (
    <nav aria-label="Elsewhere" className={styles.links}>
      {isHelper ? (
        <Link to={ADMIN_ROUTES.packing}>Packing</Link>
      ) : (
        <Link to={ADMIN_ROUTES.dashboard}>Dashboard</Link>
      )}
      <Link to={ADMIN_ROUTES.flocks}>Flocks</Link>
      <HelpLink />
    </nav>
  );
};

export const CountPage = () => {
  useKeptPage();
  const own = useOwnCounts();
  return (
    <AdminPage title="Admin Count eggs" heading="Count eggs" className={styles.count}>
      {own ? <Sheet own={own} /> : <Loading what="the flocks" />}
      <Elsewhere />
    </AdminPage>
  );
};

export const CountOutdoors = () => (
  <main id="main" tabIndex={-1} className={styles.outdoors}>
    <WaitingLines />
    <CountPage />
  </main>
);
