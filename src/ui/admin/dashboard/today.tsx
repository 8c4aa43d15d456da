import { useMissedCounts } from "#ui/admin/counting/missed-counts.tsx";
import { useLowStock } from "#ui/admin/dashboard/low-stock.tsx";
import { useClosedDays } from "#ui/admin/dashboard/on-closed-days.tsx";
import { useAttention, useOverdue } from "#ui/admin/dashboard/order-rows.tsx";
import {
  useBackupReminder,
  useFirstFarmWarning,
  useMailWarning,
  usePostcodeWarning,
  useUnread,
  useWithheld,
} from "#ui/admin/dashboard/owners-warnings.tsx";
import { TOMORROW, useAllDone, usePackRows } from "#ui/admin/dashboard/pack-rows.tsx";
import { useSetUp } from "#ui/admin/dashboard/set-up.tsx";
import styles from "#ui/admin/dashboard/today.module.css";
import type { TodayRows } from "#ui/admin/dashboard/today-row.tsx";
import { useUnfitRows } from "#ui/admin/dashboard/unfit-orders.tsx";
import { useIsSettled } from "#ui/admin/layout/use-is-settled.ts";
import { useToRing } from "#ui/admin/orders/to-ring.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { spaced } from "#ui/shared/spaced.ts";

/** Worst first. */
const useAllRows = (): readonly TodayRows[] => [
  useOverdue(),
  useAttention(),
  useFirstFarmWarning(),
  useClosedDays(),
  useUnfitRows(),
  usePackRows(),
  useToRing(),
  useMissedCounts(),
  useWithheld(),
  useBackupReminder(),
  useMailWarning(),
  usePostcodeWarning(),
  useSetUp(),
  useUnread(),
  useLowStock(),
];

/** Undefined until all is read: rows that came one by one would move what stands below. */
export const useTodayRows = (): TodayRows => {
  const all = useAllRows();
  const allDone = useAllDone() ?? [];
  const isSettled = useIsSettled();
  if (!isSettled && all.includes(undefined)) return undefined;
  const rows = all.flatMap((some) => some ?? []);
  return rows.every(({ key }) => key === TOMORROW) ? allDone : rows;
};

export const Today = ({ rows }: { readonly rows: NonNullable<TodayRows> }) => (
  <div>
    <h2 id="today" className={styles.head}>
      Today
    </h2>
    <ul
      className={spaced(panelStyles.panel, panelStyles.rows, styles.today)}
      aria-labelledby="today"
      tabIndex={-1}
    >
      {rows.map((row) => (
        <li key={row.key}>{row}</li>
      ))}
    </ul>
  </div>
);
