import { Link } from "wouter";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import type { FlockToday } from "#core/care/get-care-overview.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { ForTheAccountant } from "#ui/admin/export/for-the-accountant.tsx";
import { useCareOverview } from "#ui/admin/flocks/care-queries.ts";
import styles from "#ui/admin/flocks/flocks-page.module.css";
import { Withdrawals } from "#ui/admin/flocks/withdrawals.tsx";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { spaced } from "#ui/shared/spaced.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const FlockNamed = ({ of }: { readonly of: FlockToday | undefined }) =>
  of && of.name !== "" && <small>{of.name}</small>;

const hensOf = (of: FlockToday | undefined): string =>
  of && of.hens > 0 ? `${withCommas(of.hens)} ${of.hens === 1 ? "hen" : "hens"}` : "";

export const FlocksPage = () => {
  const isHelper = useIsHelper();
  const care = useCareOverview();
  return (
    <AdminPage
      title="Admin Flocks"
      heading="Flocks"
      actions={<ButtonLink to={ADMIN_ROUTES.count}>Count eggs</ButtonLink>}
    >
      <Withdrawals />
      <ul className={spaced(panelStyles.panel, panelStyles.rows, styles.flocks)}>
        {FLOCK_IDS.map((id) => {
          const today = care?.find(({ flock }) => flock === id);
          return (
            <li key={id}>
              <div className={spaced(styles.flock, panelStyles.go)}>
                <img src="/pictures/flock.svg" alt="" width={160} height={120} />
                <Link to={adminPaths.flock(id)}>
                  <span>{`Flock ${id}`}</span> <FlockNamed of={today} />
                </Link>
                <p>{hensOf(today)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {!isHelper && <ForTheAccountant />}
    </AdminPage>
  );
};
