import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { ShownLot } from "#core/egg-book/get-egg-book.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/eggs/eggs.module.css";
import { laidOn, sourceOf } from "#ui/admin/eggs/names.ts";
import { StatusChip } from "#ui/shared/parts/status-chip.tsx";
import { withCommas } from "#ui/shared/with-commas.ts";

interface LotBarsProps {
  readonly name: string;
  /** The oldest first. */
  readonly lots: readonly ShownLot[];
  readonly today: Day;
}

const whyNot = ({ isWithheld, handOverUntil }: ShownLot, today: Day): string | null => {
  if (isWithheld) return "Withheld: medicine";
  return handOverUntil < today ? "Past its day" : null;
};

const part = (eggs: number, of: number): string => `${(100 * eggs) / of}%`;

export const LotBars = ({ name, lots, today }: LotBarsProps) => {
  const most = Math.max(...lots.map(({ eggs }) => eggs));
  return (
    <ol className={styles.lots} aria-label={`Lots of ${name}, the oldest first`}>
      {lots.map((lot) => {
        const why = whyNot(lot, today);
        return (
          <li key={lot.id} data-kept={why !== null || undefined}>
            <p>
              <Link to={adminPaths.eggLot(lot.id)}>laid {laidOn(lot.laid)}</Link>{" "}
              <span className={styles.muted}>{sourceOf(lot)}</span>{" "}
              {why && <StatusChip look="attention">{why}</StatusChip>}{" "}
              <strong>
                {withCommas(lot.left)} of {withCommas(lot.eggs)} left
              </strong>
            </p>
            <div className={styles.bar} aria-hidden="true" style={{ width: part(lot.eggs, most) }}>
              <span style={{ width: part(lot.left, lot.eggs) }} />
            </div>
            <small>
              hand over until {laidOn(lot.handOverUntil)} · best before {laidOn(lot.bestBefore)}
            </small>
          </li>
        );
      })}
    </ol>
  );
};
