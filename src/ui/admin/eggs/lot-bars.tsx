import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { ShownLot } from "#core/ledger/shown-lot.ts";
import styles from "#ui/admin/eggs/kinds.module.css";
import { SHORT_SOURCE_NAMES, shortly } from "#ui/admin/eggs/names.ts";
import { useFlockTitle } from "#ui/admin/flocks/use-flock-title.ts";
import { useIsNarrow } from "#ui/admin/layout/use-is-narrow.ts";
import { Folded } from "#ui/admin/lists/folded.tsx";
import { StatusChip } from "#ui/shared/parts/status-chip.tsx";
import { withCommas } from "#ui/shared/with-commas.ts";

const part = (eggs: number, of: number): string => `${(100 * eggs) / of}%`;

interface LotBarProps {
  readonly lot: ShownLot;
  readonly most: number;
}

const LotBar = ({ lot, most }: LotBarProps) => {
  const titleOf = useFlockTitle();
  return (
    <li data-kept={lot.isWithheld || undefined}>
      <p>
        <Link to={adminPaths.eggLot(lot.id)}>{`laid ${shortly(lot.laid)}`}</Link>{" "}
        <span className={styles.muted}>{titleOf(lot.flock) ?? SHORT_SOURCE_NAMES[lot.from]}</span>
        {lot.isWithheld && <StatusChip look="attention">Withheld: medicine</StatusChip>}
        <strong>{` ${withCommas(lot.left)} of ${withCommas(lot.eggs)} left`}</strong>
      </p>
      <div className={styles.bar} aria-hidden="true" style={{ width: part(lot.eggs, most) }}>
        <span style={{ width: part(lot.left, lot.eggs) }} />
      </div>
      <small>
        <span>{`hand over until ${shortly(lot.handOverUntil)}`}</span> ·{" "}
        <span>{`best before ${shortly(lot.bestBefore)}`}</span>
      </small>
    </li>
  );
};

const SHOWN = 4;

const SHOWN_ON_A_PHONE = 2;

interface LotBarsProps {
  readonly name: string;
  readonly lots: readonly ShownLot[];
}

export const LotBars = ({ name, lots }: LotBarsProps) => {
  const shown = useIsNarrow() ? SHOWN_ON_A_PHONE : SHOWN;
  const most = Math.max(...lots.map(({ eggs }) => eggs));
  return (
    <Folded items={lots} most={shown} more={(count) => `${count} younger lots`}>
      {(some, isRest) => (
        <ol
          className={styles.lots}
          aria-label={isRest ? `Younger lots of ${name}` : `Lots of ${name}, the oldest first`}
        >
          {some.map((lot) => (
            <LotBar key={lot.id} lot={lot} most={most} />
          ))}
        </ol>
      )}
    </Folded>
  );
};
