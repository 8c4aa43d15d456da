import { Link } from "wouter";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import type { FlockToday } from "#core/care/get-care-overview.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import { ForTheAccountant } from "#ui/admin/export/for-the-accountant.tsx";
import { useCareOverview } from "#ui/admin/flocks/care-queries.ts";
import styles from "#ui/admin/flocks/flocks-page.module.css";
import { Withdrawals } from "#ui/admin/flocks/withdrawals.tsx";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

const FlockNamed = ({ of }: { readonly of: FlockToday | undefined }) =>
  of && of.name !== "" && <small>{of.name}</small>;

export const FlocksPage = () => {
  const isHelper = useIsHelper();
  const care = useCareOverview();
  return (
    <Page title="Admin Flocks" heading="Flocks">
      {!isHelper && <ForTheAccountant />}
      <Withdrawals />
      <p>
        <ButtonLink to={ADMIN_ROUTES.count} variant="secondary">
          Count eggs
        </ButtonLink>
      </p>
      <ul className={styles.flockCards}>
        {FLOCK_IDS.map((id) => (
          <li key={id}>
            <Link to={adminPaths.flock(id)}>
              <img src="/pictures/flock.svg" alt="" width={160} height={120} />
              <span>
                <span>{`Flock ${id}`}</span>{" "}
                <FlockNamed of={care?.find(({ flock }) => flock === id)} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
};
