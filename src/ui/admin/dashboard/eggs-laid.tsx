import { useMemo } from "react";
import type { FlockOverview } from "#core/dashboard/get-flock-overview.ts";
import { ChartWithTable, countSeries } from "#ui/admin/charts/chart-with-table.tsx";
import styles from "#ui/admin/dashboard/dashboard.module.css";
import { useFlockOverview } from "#ui/admin/dashboard/queries.ts";

type EggsByDay = FlockOverview["eggsByDay"];

const EggChart = ({ eggsByDay }: { readonly eggsByDay: EggsByDay }) => {
  const days = useMemo(() => eggsByDay.map(({ day }) => day), [eggsByDay]);
  const series = useMemo(
    () => [
      countSeries(
        "Eggs",
        eggsByDay.map(({ eggs }) => eggs),
      ),
    ],
    [eggsByDay],
  );
  return <ChartWithTable caption="Eggs laid in the last 30 days" days={days} series={series} />;
};

export const EggsLaid = () => {
  const eggsByDay = useFlockOverview()?.eggsByDay;
  if (!eggsByDay) return null;
  return (
    <section className={styles.block}>
      <div className={styles.head}>
        <h2>Eggs Laid in the Last 30 Days</h2>
      </div>
      {eggsByDay.every(({ eggs }) => !eggs) ? (
        <p>No eggs have been logged in the last 30 days.</p>
      ) : (
        <EggChart eggsByDay={eggsByDay} />
      )}
    </section>
  );
};
