import { useMemo } from "react";
import type { Flock } from "#core/flocks/flock.ts";
import { historyOf, isByMonth } from "#core/flocks/flock-history.ts";
import type { Period } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/admin.module.css";
import { ChartWithTable, countSeries, moneySeries } from "#ui/admin/charts/chart-with-table.tsx";
import { Skeleton } from "#ui/shared/parts/skeleton.tsx";
import { usePrices } from "#ui/shared/queries/prices.ts";

interface FlockChartProps {
  readonly flock: Flock;
  readonly period: Period;
  readonly today: Day;
}

export const FlockChart = ({ flock, period, today }: FlockChartProps) => {
  const prices = usePrices().data;
  const points = useMemo(
    () => (prices ? historyOf(flock, prices, period, today) : []),
    [flock, prices, period, today],
  );
  const days = useMemo(() => points.map(({ from }) => from), [points]);
  const series = useMemo(
    () => [
      countSeries(
        "Eggs",
        points.map(({ eggs }) => eggs),
      ),
      moneySeries(
        "Worth less costs",
        points.map(({ profit }) => profit),
      ),
    ],
    [points],
  );
  return (
    <section className={styles.adminCard}>
      <h2>Eggs and Their Worth Less Costs</h2>
      {!prices && <Skeleton height="216px" />}
      {prices && points.length === 0 && <p>Nothing has been written in this period.</p>}
      {points.length > 0 && (
        <ChartWithTable
          caption="Eggs and their worth less costs over time"
          days={days}
          series={series}
          isByMonth={isByMonth(period)}
        />
      )}
    </section>
  );
};
