import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { dayInWords } from "#ui/admin/counting/count-words.ts";
import styles from "#ui/admin/counting/day-row.module.css";
import { Icon } from "#ui/shared/parts/icon.tsx";

interface DayRowProps {
  readonly day: Day;
  readonly today: Day;
  readonly onChoose: (day: Day) => void;
}

export const DayRow = ({ day, today, onChoose }: DayRowProps) => (
  <div className={styles.dayRow}>
    <button type="button" aria-label="Day before" onClick={() => onChoose(addDays(day, -1))}>
      <Icon shape="m15 5-7 7 7 7" />
    </button>
    <p role="status">{dayInWords(day, today)}</p>
    <button
      type="button"
      aria-label="Day after"
      aria-disabled={day >= today}
      onClick={() => {
        if (day < today) onChoose(addDays(day, 1));
      }}
    >
      <Icon shape="m9 5 7 7-7 7" />
    </button>
  </div>
);
