import type { FlockToCount } from "#core/care/get-count-sheet.ts";
import { type OwnCounts, ownOn } from "#core/counting/own-counts.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/counting/count.module.css";
import { Button } from "#ui/shared/parts/button.tsx";

interface MissedDaysProps {
  readonly sheet: FlockToCount;
  readonly own: OwnCounts;
  readonly onChoose: (day: Day) => void;
}

/** But for those that wait on this device. */
export const MissedDays = ({ sheet: { flock, missed }, own, onChoose }: MissedDaysProps) => {
  const days = missed.filter((day) => ownOn(own, flock, day).length === 0);
  return (
    days.length > 0 && (
      <div className={styles.missed}>
        <span>Missed:</span>
        {days.map((day) => (
          <Button
            key={day}
            variant="outline"
            onClick={() => {
              onChoose(day);
              window.scrollTo(0, 0);
            }}
          >
            {writtenDay(day)}
          </Button>
        ))}
      </div>
    )
  );
};
