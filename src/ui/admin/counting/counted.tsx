import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { FlockToCount } from "#core/care/get-count-sheet.ts";
import { eggsIn } from "#core/flocks/flock.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/counting/count.module.css";
import { eggsInWords, timeInWords } from "#ui/admin/counting/count-words.ts";

interface CountedProps {
  readonly sheet: FlockToCount;
  readonly day: Day;
  readonly today: Day;
}

export const Counted = ({ sheet: { flock, entries }, day, today }: CountedProps) => {
  const when = day === today ? "Counted today" : `Counted on ${writtenDay(day)}`;
  return entries.map((entry) => (
    <p key={entry.id} className={styles.entry}>
      <span>{`${when}: ${eggsInWords(eggsIn(entry.counts))}${entry.at ? ` at ${timeInWords(entry.at)}` : ""}`}</span>
      <Link to={adminPaths.flock(flock)}>Correct</Link>
    </p>
  ));
};
