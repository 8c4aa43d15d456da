import { Link } from "wouter";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { Page } from "#ui/shared/parts/page.tsx";
import { paths } from "#ui/shared/routes.ts";
import "#ui/admin/flocks/flocks-page.css";

export const FlocksPage = () => (
  <Page title="Admin Flocks" heading="Flocks">
    <ul className="flock-cards">
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
