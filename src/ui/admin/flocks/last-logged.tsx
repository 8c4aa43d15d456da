import { useMemo } from "react";
import type { EggEntry } from "#core/flocks/flock.ts";
import { type DayCount, lastLogged } from "#core/flocks/last-logged.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/flocks/egg-form.module.css";
import { shortDay } from "#ui/admin/flocks/short-day.ts";

interface LastLoggedProps {
  readonly entries: readonly EggEntry[];
  readonly day: Day;
  readonly today: Day;
}

const textOf = (last: DayCount, { day, today }: LastLoggedProps): string => {
  const eggs = last.eggs === 1 ? "1 egg" : `${last.eggs.toLocaleString("en-GB")} eggs`;
  if (last.date !== day) return `Last logged: ${eggs} on ${shortDay(last.date)}.`;
  const when = day === today ? "today" : `on ${shortDay(day)}`;
  return `Already logged ${when}: ${eggs}. Both will count.`;
};

export const LastLogged = (props: LastLoggedProps) => {
  const { entries, day } = props;
  const last = useMemo(() => lastLogged(entries, day), [entries, day]);
  return (
    <p role="status" className={styles.lastLogged} data-again={last?.date === day || undefined}>
      {last && textOf(last, props)}
    </p>
  );
};
