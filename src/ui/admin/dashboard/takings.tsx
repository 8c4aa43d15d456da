import { useOrderOverview } from "#ui/admin/dashboard/queries.ts";
import { TakingsByWay } from "#ui/admin/dashboard/takings-by-way.tsx";
import { Figures } from "#ui/admin/figures/figures.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { Skeleton } from "#ui/shared/parts/skeleton.tsx";

export const Takings = () => {
  const overview = useOrderOverview();
  if (!overview) return <Skeleton height="6rem" />;
  return (
    <>
      <Figures
        level="h2"
        figures={[
          { key: "pending", title: "Pending orders", text: String(overview.pending.length) },
          { key: "this", title: "Takings this week", text: formatGbp(overview.takingsThisWeek) },
          { key: "last", title: "Takings last week", text: formatGbp(overview.takingsLastWeek) },
        ]}
      />
      <TakingsByWay {...overview} />
    </>
  );
};
