import type { ProfitAndLoss } from "#core/flocks/flock-pnl.ts";
import { type Figure, Figures } from "#ui/admin/figures/figures.tsx";
import { formatGbp } from "#ui/shared/money.ts";

const figure = (title: string, text: string, isLoss = false): Figure => ({
  key: title,
  title,
  text,
  isLoss,
});

export const FlockSummary = ({
  figures: { costs, revenue, profit, costPerDozen },
}: {
  readonly figures: ProfitAndLoss;
}) => (
  <Figures
    level="h2"
    figures={[
      figure("Total Costs", formatGbp(costs)),
      figure("Total Revenue", formatGbp(revenue)),
      figure("Profit / Loss", formatGbp(profit), profit < 0),
      figure("Cost per Dozen", costPerDozen === null ? "No eggs yet" : formatGbp(costPerDozen)),
    ]}
  />
);
