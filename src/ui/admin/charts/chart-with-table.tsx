import { useMemo, useState } from "react";
import type { Day } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { figureText } from "#ui/admin/charts/figure-text.ts";
import type { Series } from "#ui/admin/charts/time-chart.tsx";
import { formatDay } from "#ui/shared/dates.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { Fold } from "#ui/shared/parts/fold.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { Skeleton } from "#ui/shared/parts/skeleton.tsx";
import { Table } from "#ui/shared/parts/table.tsx";

const TimeChart = lazyPage(async () => (await import("#ui/admin/charts/time-chart.tsx")).TimeChart);

const COUNT = new Intl.NumberFormat("en-GB");
const ROUND_POUNDS = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  trailingZeroDisplay: "stripIfInteger",
});

export const countSeries = (name: string, values: readonly (number | null)[]): Series => ({
  name,
  values,
  color: "--pico-primary",
  scale: "count",
  isFromZero: true,
  format: COUNT.format,
  tick: COUNT.format,
});

export const moneySeries = (name: string, values: readonly Pence[]): Series => ({
  name,
  values,
  color: "--pico-primary",
  dash: [7, 4],
  scale: "money",
  format: formatGbp,
  tick: (pence) => ROUND_POUNDS.format(pence / 100),
});

interface ChartWithTableProps {
  readonly caption: string;
  /** Days ascend. With `isByMonth` each is the first of its month. */
  readonly days: readonly Day[];
  readonly series: readonly Series[];
  readonly isByMonth?: boolean;
}

/** The arrays must keep their identity while the figures stay the same. */
export const ChartWithTable = ({
  caption,
  days,
  series,
  isByMonth = false,
}: ChartWithTableProps) => {
  const [isOpen, setOpen] = useState(false);
  const times = useMemo(() => days.map((day) => Date.parse(day) / 1000), [days]);
  return (
    <>
      <ErrorArea what="the chart">
        <LoadingArea shows="the chart" fallback={<Skeleton height="172px" />}>
          <TimeChart times={times} series={series} isByMonth={isByMonth} />
        </LoadingArea>
      </ErrorArea>
      <Fold title="Show as a table" onToggle={(event) => setOpen(event.currentTarget.open)}>
        {isOpen && (
          <Table
            caption={caption}
            rows={days.map((day, index) => ({ day, index }))}
            keyOf={({ day }) => day}
            columns={[
              {
                title: isByMonth ? "Month" : "Day",
                cell: ({ day }) => formatDay(day, isByMonth ? "MMMM yyyy" : "dd/MM/yy"),
              },
              ...series.map(({ name, values, format }) => ({
                title: name,
                cell: ({ index }: { index: number }) => figureText(values[index], format),
                isFigure: true,
              })),
            ]}
          />
        )}
      </Fold>
    </>
  );
};
