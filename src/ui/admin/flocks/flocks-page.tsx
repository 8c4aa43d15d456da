import { Link } from "wouter";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import styles from "#ui/admin/flocks/flocks-page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { paths } from "#ui/shared/routes.ts";

export const FlocksPage = () => (
  <Page title="Admin Flocks" heading="Flocks">
    <ul className={styles.flockCards}>
      {FLOCK_IDS.map((id) => (
        <li key={id}>
          <Link to={paths.flock(id)}>
            <img src="/pictures/flock.svg" alt="" width={160} height={120} />
            Flock {id}
          </Link>
        </li>
      ))}
    </ul>
  </Page>
);
