import { useEffect, useRef, useState } from "react";
import UPlot from "uplot";
import styles from "#ui/admin/charts/charts.module.css";
import { figureText } from "#ui/admin/charts/figure-text.ts";
import { Legend } from "#ui/admin/charts/legend.tsx";
import { dayTicks, monthTicks } from "#ui/admin/charts/ticks.ts";
import "uplot/dist/uPlot.min.css";

export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly color: string;
  /** Lengths of dashes and gaps in pixels. */
  readonly dash?: readonly number[];
  readonly scale: string;
  readonly isFromZero?: boolean;
  readonly format: (value: number) => string;
  readonly tick: (value: number) => string;
}

interface TimeChartProps {
  /** Seconds since 1970, ascending. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
  readonly isByMonth: boolean;
}

const HEIGHT = 140;
const AXIS_HEIGHT = 32;
const SECONDS_A_DAY = 86_400;
const PIXELS_A_NAME = 64;
const PIXELS_A_LETTER = 8;
const MOST_DOTS = 31;

const formatter = (parts: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...parts });
  return (time: number): string => format(time * 1000);
};

const BY_DAY = {
  unit: "Day",
  short: formatter({ day: "numeric", month: "short" }),
  full: formatter({ day: "numeric", month: "short", year: "numeric" }),
  ticks: dayTicks,
  margin: SECONDS_A_DAY / 2,
};

const BY_MONTH = {
  unit: "Month",
  short: formatter({ month: "short", year: "2-digit" }),
  full: formatter({ month: "long", year: "numeric" }),
  ticks: monthTicks,
  margin: 15 * SECONDS_A_DAY,
};

const widthOf = (names: readonly string[] | null): number =>
  Math.max(36, 20 + PIXELS_A_LETTER * Math.max(0, ...(names ?? []).map((name) => name.length)));

const upFromZero = (_: UPlot, _min: number, max: number) =>
  UPlot.rangeNum(0, Math.max(max, 1), 0.1, true);

const optionsFor = (
  box: HTMLElement,
  { times, series, isByMonth }: TimeChartProps,
  onPoint: (at: number | null) => void,
) => {
  const { short, ticks, margin } = isByMonth ? BY_MONTH : BY_DAY;
  const colors = getComputedStyle(box);
  const ink = colors.getPropertyValue("--ink");
  const grid = { stroke: colors.getPropertyValue("--tint-strong") };
  const last = times.length - 1;
  return {
    width: box.clientWidth,
    height: HEIGHT,
    cursor: { drag: { x: false, y: false } },
    legend: { show: false },
    hooks: { setCursor: [({ cursor }: UPlot) => onPoint(cursor.idx ?? null)] },
    // uPlot would show years around a single time.
    scales: {
      x: { range: () => [(times[0] ?? 0) - margin, (times[last] ?? 0) + margin] },
      ...Object.fromEntries(
        series
          .filter(({ isFromZero }) => isFromZero)
          .map(({ scale }) => [scale, { range: upFromZero }]),
      ),
    },
    series: [
      {},
      ...series.map(({ color, dash, scale, values }) => {
        const stroke = colors.getPropertyValue(color);
        return {
          scale,
          stroke,
          width: 2,
          ...(dash && { dash: [...dash] }),
          points: { show: values.length <= MOST_DOTS, size: 7, fill: stroke },
        };
      }),
    ],
    axes: [
      {
        stroke: ink,
        grid,
        size: AXIS_HEIGHT,
        splits: (plot: UPlot, _axis: number, min: number, max: number) => [
          ...ticks(min, max, Math.floor(plot.width / PIXELS_A_NAME)),
        ],
        values: (_: UPlot, splits: number[]) => splits.map(short),
      },
      ...series.map(({ scale, tick }, index) => ({
        scale,
        stroke: ink,
        size: (_: UPlot, names: string[] | null) => widthOf(names),
        side: index === 0 ? 3 : 1,
        grid: index === 0 ? grid : { show: false },
        values: (_: UPlot, splits: number[]) => splits.map(tick),
      })),
    ],
  } as UPlot.Options;
};

const legendAt = ({ times, series, isByMonth }: TimeChartProps, pointed: number | null) => {
  const { unit, full } = isByMonth ? BY_MONTH : BY_DAY;
  const at = pointed ?? times.length - 1;
  return [
    { name: unit, figure: full(times[at] ?? 0) },
    ...series.map(({ name, color, dash, values, format }) => ({
      name,
      color,
      isDashed: dash !== undefined,
      figure: figureText(values[at], format),
    })),
  ];
};

export const TimeChart = (chart: TimeChartProps) => {
  const { times, series, isByMonth } = chart;
  const ref = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const figures = [times, ...series.map(({ values }) => values)];
    const draw = (): UPlot => {
      const options = optionsFor(box, { times, series, isByMonth }, setPointed);
      return new UPlot(options, figures as UPlot.AlignedData, box);
    };
    let plot = draw();
    const drawAnew = (): void => {
      plot.destroy();
      plot = draw();
    };
    // A drawn chart keeps its colours.
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", drawAnew);
    const fit = new ResizeObserver(() => {
      const width = box.clientWidth;
      if (width !== plot.width) plot.setSize({ width, height: HEIGHT });
    });
    fit.observe(box);
    return () => {
      fit.disconnect();
      dark.removeEventListener("change", drawAnew);
      plot.destroy();
    };
  }, [times, series, isByMonth]);

  return (
    <div className={styles.chart} aria-hidden="true">
      <div ref={ref} />
      <Legend entries={legendAt(chart, pointed)} />
    </div>
  );
};
