import { Link } from "wouter";
import { formatGbp } from "#ui/shared/money.ts";
import { useFlockOverview } from "#ui/shared/queries/dashboard.ts";
import { ADMIN_ROUTES } from "#ui/shared/routes.ts";

export const FlockProfits = () => {
  const profits = useFlockOverview()?.profits;
  if (!profits) return null;
  return (
    <section aria-labelledby="profits-title">
      <h2 id="profits-title">Profit or Loss per Flock</h2>
      <div className="summary-cards">
        {profits.map(({ id, profit }) => (
          <div key={id}>
            <h3>
              <Link to={`${ADMIN_ROUTES.flocks}/${id}`}>Flock {id}</Link>
            </h3>
            <output className={profit < 0 ? "loss" : undefined}>{formatGbp(profit)}</output>
          </div>
        ))}
      </div>
    </section>
  );
};
