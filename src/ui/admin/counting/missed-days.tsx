import { Fragment } from "react";
import type { FlockToCount } from "#core/care/get-count-sheet.ts";
import { waitingIn } from "#core/outbox/entry.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/counting/count.module.css";
import { missedInWords, shortDays } from "#ui/admin/counting/count-words.ts";
import { COUNT_QUEUE } from "#ui/admin/counting/queries.ts";
import { useQueue } from "#ui/admin/waiting/waiting-queue.ts";
import foldStyles from "#ui/shared/parts/fold.module.css";
import { spaced } from "#ui/shared/spaced.ts";

interface MissedDaysProps {
  readonly sheet: FlockToCount;
  readonly onChoose: (day: Day) => void;
}

const useMissed = ({ flock, missed }: FlockToCount): readonly Day[] => {
  const waiting = waitingIn(useQueue(COUNT_QUEUE) ?? []);
  return missed.filter(
    (day) => !waiting.some(({ what }) => what.flock === flock && what.date === day),
  );
};

export const MissedDays = ({ sheet, onChoose }: MissedDaysProps) => {
  const days = useMissed(sheet);
  const words = shortDays(days);
  return (
    days.length > 0 && (
      <details className={spaced(foldStyles.fold, styles.missed)}>
        <summary>{missedInWords(days)}</summary>
        <p>
          Missed:{" "}
          {days.map((day, at) => (
            <Fragment key={day}>
              <button
                type="button"
                aria-label={writtenDay(day)}
                onClick={() => {
                  onChoose(day);
                  window.scrollTo(0, 0);
                }}
              >
                {words[at]}
              </button>
              {at < days.length - 1 && <span>, </span>}
            </Fragment>
          ))}
        </p>
      </details>
    )
  );
};
