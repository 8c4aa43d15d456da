import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { FlockToCount } from "#core/care/get-count-sheet.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { daysInWords, flockInWords } from "#ui/admin/counting/count-words.ts";
import { useCountSheet } from "#ui/admin/counting/queries.ts";
import styles from "#ui/admin/dashboard/today.module.css";
import { ActionRow, FoldRow, type TodayRows } from "#ui/admin/dashboard/today-row.tsx";
import { counted } from "#ui/shared/counted.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

const wordsOf = (sheet: FlockToCount): string =>
  `No count for ${flockInWords(sheet)}: ${daysInWords(sheet.missed)}`;

const toCount = ({ flock, missed }: FlockToCount): string =>
  adminPaths.countOf(flock, missed.toSorted()[0] ?? "");

const spanOf = (missing: readonly FlockToCount[]): string => {
  const days = missing.flatMap(({ missed }) => missed).toSorted();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return first === last ? writtenDay(first) : `${writtenDay(first)} to ${writtenDay(last)}`;
};

export const useMissedCounts = (): TodayRows => {
  const sheet = useCountSheet(useToday());
  if (!sheet) return undefined;
  const missing = sheet.flocks.filter(({ missed }) => missed.length > 0);
  const [only, ...others] = missing;
  if (!only) return [];
  if (others.length === 0)
    return [
      <ActionRow
        key="missed"
        shape="count"
        tone="warn"
        title={wordsOf(only)}
        to={toCount(only)}
        action="Count them"
      />,
    ];
  return [
    <FoldRow
      key="missed"
      id="missed-counts"
      shape="count"
      tone="warn"
      title={`No count for ${counted(missing.length, "flock", "flocks").toLowerCase()}`}
      more={spanOf(missing)}
    >
      <ul className={styles.missed}>
        {missing.map((one) => (
          <li key={one.flock}>
            <span>{wordsOf(one)}</span> <Link to={toCount(one)}>Count them</Link>
          </li>
        ))}
      </ul>
    </FoldRow>,
  ];
};
