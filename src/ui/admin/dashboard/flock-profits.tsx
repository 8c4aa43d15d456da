import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import styles from "#ui/admin/dashboard/dashboard.module.css";
import { useFlockOverview } from "#ui/admin/dashboard/queries.ts";
import { useCareOverview } from "#ui/admin/flocks/care-queries.ts";
import { flockTitle } from "#ui/admin/flocks/names.ts";
import { formatGbp } from "#ui/shared/money.ts";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { spaced } from "#ui/shared/spaced.ts";

export const FlockProfits = () => {
  const profits = useFlockOverview()?.profits;
  const care = useCareOverview();
  if (!profits) return null;
  return (
    <section aria-labelledby="profits-title" className={styles.block}>
      <div className={styles.head}>
        <h2 id="profits-title">Worth of the Eggs Laid, Less Costs</h2>
      </div>
      <ul className={spaced(panelStyles.panel, panelStyles.rows)}>
        {profits.map(({ id, profit }) => (
          <li key={id}>
            <div className={spaced(styles.profit, panelStyles.go)}>
              <h3>
                <Link to={adminPaths.flock(id)}>
                  {flockTitle(id, care?.find(({ flock }) => flock === id)?.name)}
                </Link>
              </h3>
              <output data-loss={profit < 0 || undefined}>{formatGbp(profit)}</output>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
