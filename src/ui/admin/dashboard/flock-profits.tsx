import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { useFlockOverview } from "#ui/admin/dashboard/queries.ts";
import { Figures } from "#ui/admin/figures/figures.tsx";
import { useCareOverview } from "#ui/admin/flocks/care-queries.ts";
import { flockTitle } from "#ui/admin/flocks/names.ts";
import { formatGbp } from "#ui/shared/money.ts";

export const FlockProfits = () => {
  const profits = useFlockOverview()?.profits;
  const care = useCareOverview();
  if (!profits) return null;
  return (
    <section aria-labelledby="profits-title">
      <h2 id="profits-title">Worth of the Eggs Laid, Less Costs</h2>
      <Figures
        level="h3"
        figures={profits.map(({ id, profit }) => ({
          key: id,
          title: (
            <Link to={adminPaths.flock(id)}>
              {flockTitle(id, care?.find(({ flock }) => flock === id)?.name)}
            </Link>
          ),
          text: formatGbp(profit),
          isLoss: profit < 0,
        }))}
      />
    </section>
  );
};
