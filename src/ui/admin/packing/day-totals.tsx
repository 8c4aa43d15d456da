import { Fragment } from "react";
import type { EggsOfDay } from "#core/packing/day-eggs.ts";
import type { DayTotals } from "#core/packing/day-totals.ts";
import { KindTotals, totalsOfDay } from "#ui/admin/packing/kind-totals.tsx";
import styles from "#ui/admin/packing/pack-day.module.css";
import { allInWords } from "#ui/admin/packing/totals-words.ts";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { spaced } from "#ui/shared/spaced.ts";

interface TotalsProps {
  readonly totals: DayTotals;
  readonly eggs: EggsOfDay | null;
}

export const Totals = ({ totals, eggs: ofDay }: TotalsProps) =>
  totalsOfDay(totals, ofDay).map(({ title, kinds, eggs }) => (
    <Fragment key={title}>
      <h3>{title}</h3>
      <ul className={spaced(panelStyles.panel, panelStyles.rows, styles.kinds)}>
        {kinds.map((kind) => (
          <li key={kind.name}>
            <KindTotals kind={kind} eggs={eggs} className={styles.packs} />
          </li>
        ))}
      </ul>
      <p>{allInWords(kinds)}</p>
    </Fragment>
  ));
