import type { ProfitAndLoss } from "#core/flocks/flock-pnl.ts";
import { Explained } from "#ui/admin/figures/explained.tsx";
import { type Figure, Figures } from "#ui/admin/figures/figures.tsx";
import { formatGbp } from "#ui/shared/money.ts";

const figure = (title: string, text: string, isLoss = false): Figure => ({
  key: title,
  title,
  text,
  isLoss,
});

const costPerDozenText = ({ costs, costPerDozen }: ProfitAndLoss): string => {
  if (costPerDozen === null) return "No eggs yet";
  return costs === 0 ? "No costs yet" : formatGbp(costPerDozen);
};

export const FlockSummary = ({ figures }: { readonly figures: ProfitAndLoss }) => {
  const { costs, revenue, profit } = figures;
  return (
    <>
      <Figures
        level="h2"
        figures={[
          figure("Total Costs", formatGbp(costs)),
          figure("Total Revenue", formatGbp(revenue)),
          figure("Profit / Loss", formatGbp(profit), profit < 0),
          figure("Cost per Dozen", costPerDozenText(figures)),
        ]}
      />
      <Explained before="Revenue and profit are" what="valued at today's prices">
        Total Revenue is the eggs of each size times a twelfth of the price of its 12 pack, as it is
        today, whatever they were sold for. Profit / Loss is that less the Total Costs.
      </Explained>
    </>
  );
};
