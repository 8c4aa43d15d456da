import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { ForTheAccountant } from "#ui/admin/export/for-the-accountant.tsx";
import styles from "#ui/admin/flocks/flocks-page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { useIsHelper } from "#ui/shared/queries/session.ts";

export const FlocksPage = () => {
  const isHelper = useIsHelper();
  return (
    <Page title="Admin Flocks" heading="Flocks">
      {!isHelper && <ForTheAccountant />}
      <ul className={styles.flockCards}>
        {FLOCK_IDS.map((id) => (
          <li key={id}>
            <Link to={adminPaths.flock(id)}>
              <img src="/pictures/flock.svg" alt="" width={160} height={120} />
              Flock {id}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
};
