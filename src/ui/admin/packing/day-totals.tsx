import type { EggsOfDay } from "#core/packing/day-eggs.ts";
import type { DayTotals, KindTotal } from "#core/packing/day-totals.ts";
import styles from "#ui/admin/packing/pack-day.module.css";
import {
  allInWords,
  datesAlone,
  eggsInWords,
  kindInWords,
  packsOfKind,
} from "#ui/admin/packing/totals-words.ts";

interface KindProps {
  readonly kind: KindTotal;
  readonly eggs: EggsOfDay | null;
}

const Kind = ({ kind, eggs }: KindProps) => (
  <li>
    <ul className={styles.packs}>
      {packsOfKind(kind).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <div>
      <p>{kindInWords(kind)}</p>
      {eggsInWords(kind, eggs).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  </li>
);

interface KindsProps {
  readonly title: string;
  readonly kinds: readonly KindTotal[];
  readonly eggs: EggsOfDay | null;
}

const Kinds = ({ title, kinds, eggs }: KindsProps) =>
  kinds.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <Kind key={kind.name} kind={kind} eggs={eggs} />
        ))}
      </ul>
      <p>{allInWords(kinds)}</p>
    </>
  );

interface TotalsProps {
  readonly totals: DayTotals;
  readonly eggs: EggsOfDay | null;
}

export const Totals = ({ totals, eggs }: TotalsProps) => (
  <>
    <Kinds title="To pack" kinds={totals.toPack} eggs={eggs} />
    <Kinds title="Packed already" kinds={totals.packed} eggs={datesAlone(eggs)} />
  </>
);
