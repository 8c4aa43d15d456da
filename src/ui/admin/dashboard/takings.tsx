import { formatGbp } from "#ui/shared/money.ts";
import { Skeleton } from "#ui/shared/parts/skeleton.tsx";
import { useOrderOverview } from "#ui/shared/queries/dashboard.ts";

export const Takings = () => {
  const overview = useOrderOverview();
  if (!overview) return <Skeleton height="6rem" />;
  return (
    <div className="summary-cards">
      <div>
        <h2>Pending orders</h2>
        <output>{overview.pending.length}</output>
      </div>
      <div>
        <h2>Takings this week</h2>
        <output>{formatGbp(overview.takingsThisWeek)}</output>
      </div>
      <div>
        <h2>Takings last week</h2>
        <output>{formatGbp(overview.takingsLastWeek)}</output>
      </div>
    </div>
  );
};
