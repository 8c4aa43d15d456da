import type { ProfitAndLoss } from "#core/flocks/flock-pnl.ts";
import { formatGbp } from "#ui/shared/money.ts";

const Figure = ({
  title,
  text,
  isLoss = false,
}: {
  readonly title: string;
  readonly text: string;
  readonly isLoss?: boolean;
}) => (
  <div>
    <h2>{title}</h2>
    <output className={isLoss ? "loss" : undefined}>{text}</output>
  </div>
);

export const FlockSummary = ({ figures }: { readonly figures: ProfitAndLoss }) => (
  <div className="summary-cards">
    <Figure title="Total Costs" text={formatGbp(figures.costs)} />
    <Figure title="Total Revenue" text={formatGbp(figures.revenue)} />
    <Figure title="Profit / Loss" text={formatGbp(figures.profit)} isLoss={figures.profit < 0} />
    <Figure
      title="Cost per Dozen"
      text={figures.costPerDozen === null ? "No eggs yet" : formatGbp(figures.costPerDozen)}
    />
  </div>
);
