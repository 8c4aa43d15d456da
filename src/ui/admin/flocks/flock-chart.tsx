import { Suspense, useMemo } from "react";
import type { Flock } from "#core/flocks/flock.ts";
import { type HistoryPoint, historyOf } from "#core/flocks/flock-history.ts";
import type { Period } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";
import { formatDay } from "#ui/shared/dates.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { Skeleton } from "#ui/shared/parts/skeleton.tsx";
import { Table } from "#ui/shared/parts/table.tsx";
import { usePrices } from "#ui/shared/queries/prices.ts";

const TimeChart = lazyPage(async () => (await import("#ui/admin/charts/time-chart.tsx")).TimeChart);

const EGGS = new Intl.NumberFormat("en-GB");

interface FlockChartProps {
  readonly flock: Flock;
  readonly period: Period;
  readonly today: Day;
}

const seriesOf = (points: readonly HistoryPoint[]) => [
  {
    name: "Eggs",
    values: points.map(({ eggs }) => eggs),
    color: "--pico-primary",
    scale: "eggs",
    format: (eggs: number) => EGGS.format(eggs),
  },
  {
    name: "Profit",
    values: points.map(({ profit }) => profit),
    color: "--focus-ring",
    scale: "pence",
    format: formatGbp,
  },
];

/** Eggs and profit over time, as a picture and as a table. */
export const FlockChart = ({ flock, period, today }: FlockChartProps) => {
  const prices = usePrices().data;
  const points = useMemo(
    () => (prices ? historyOf(flock, prices, period, today) : []),
    [flock, prices, period, today],
  );
  const times = useMemo(() => points.map(({ from }) => Date.parse(from) / 1000), [points]);
  const series = useMemo(() => seriesOf(points), [points]);
  const isByDay = period === "7" || period === "30";

  return (
    <section className="admin-card">
      <h2>Eggs and Profit</h2>
      {points.length === 0 ? (
        <p>Nothing has been written in this period.</p>
      ) : (
        <>
          <ErrorArea what="the chart">
            <Suspense fallback={<Skeleton height="260px" />}>
              <TimeChart times={times} series={series} />
            </Suspense>
          </ErrorArea>
          <details>
            <summary>Show as a table</summary>
            <Table
              caption="Eggs and profit over time"
              rows={points}
              keyOf={({ from }) => from}
              columns={[
                {
                  title: isByDay ? "Day" : "Month",
                  cell: ({ from }) => formatDay(from, isByDay ? "dd/MM/yy" : "MMMM yyyy"),
                },
                { title: "Eggs", cell: ({ eggs }) => EGGS.format(eggs), isFigure: true },
                { title: "Profit", cell: ({ profit }) => formatGbp(profit), isFigure: true },
              ]}
            />
          </details>
        </>
      )}
    </section>
  );
};
