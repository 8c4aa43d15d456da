import { useEffect, useRef } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
  /** A CSS custom property with the line's colour. */
  readonly color: string;
  readonly scale: string;
  readonly format: (value: number) => string;
}

interface TimeChartProps {
  /** Seconds since 1970, ascending. */
  readonly times: readonly number[];
  readonly series: readonly Series[];
}

const HEIGHT = 260;

const formatter = (parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...parts });

const DAY = formatter({ day: "numeric", month: "short", year: "numeric" });
const DAY_OF_YEAR = formatter({ day: "numeric", month: "short" });
const MONTH = formatter({ month: "short", year: "2-digit" });

const SECONDS_OF_A_SEASON = 100 * 86_400;

const dayOf = (time: number | null): string => (time === null ? "–" : DAY.format(time * 1000));

const tickNames = (ticks: readonly number[]): string[] => {
  const isLong = (ticks.at(-1) ?? 0) - (ticks[0] ?? 0) > SECONDS_OF_A_SEASON;
  return ticks.map((time) => (isLong ? MONTH : DAY_OF_YEAR).format(time * 1000));
};

const PIXELS_A_LETTER = 8;

/** Room for the longest name on an axis, in pixels. */
const widthOf = (names: readonly string[] | null): number =>
  Math.max(50, 20 + PIXELS_A_LETTER * Math.max(0, ...(names ?? []).map((name) => name.length)));

/** Lines over time, drawn on a canvas: whoever can't see it needs the same figures as a table. */
export const TimeChart = ({ times, series }: TimeChartProps) => {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const colors = getComputedStyle(box);
    const ink = colors.getPropertyValue("--ink");
    const grid = { stroke: colors.getPropertyValue("--tint-strong") };
    const plot = new UPlot(
      {
        width: box.clientWidth,
        height: HEIGHT,
        // Days are counted from midnight UTC.
        tzDate: (time) => UPlot.tzDate(new Date(time * 1000), "Etc/UTC"),
        cursor: { drag: { x: false, y: false } },
        series: [
          { label: "Day", value: (_plot: UPlot, time: number | null) => dayOf(time) },
          ...series.map(({ name, color, scale, format }) => ({
            label: name,
            scale,
            stroke: colors.getPropertyValue(color),
            width: 2,
            value: (_plot: UPlot, value: number | null) => (value === null ? "–" : format(value)),
          })),
        ],
        axes: [
          { stroke: ink, grid, values: (_plot: UPlot, ticks: number[]) => tickNames(ticks) },
          ...series.map(({ scale, format }, place) => ({
            scale,
            stroke: ink,
            size: (_plot: UPlot, names: string[] | null) => widthOf(names),
            side: (place === 0 ? 3 : 1) as 1 | 3,
            grid: place === 0 ? grid : { show: false },
            values: (_plot: UPlot, ticks: number[]) => ticks.map(format),
          })),
        ],
      },
      [times as number[], ...series.map(({ values }) => values as number[])],
      box,
    );
    const fit = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT }));
    fit.observe(box);
    return () => {
      fit.disconnect();
      plot.destroy();
    };
  }, [times, series]);

  return <div ref={ref} className="chart" aria-hidden="true" />;
};
