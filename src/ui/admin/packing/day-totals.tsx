import type { DayTotals, KindTotal } from "#core/packing/day-totals.ts";
import styles from "#ui/admin/packing/pack-day.module.css";
import { allInWords, kindInWords, packsOfKind } from "#ui/admin/packing/totals-words.ts";

const Kind = ({ kind }: { readonly kind: KindTotal }) => (
  <li>
    <ul className={styles.packs}>
      {packsOfKind(kind).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <p>{kindInWords(kind)}</p>
  </li>
);

interface KindsProps {
  readonly title: string;
  readonly kinds: readonly KindTotal[];
}

const Kinds = ({ title, kinds }: KindsProps) =>
  kinds.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <Kind key={kind.name} kind={kind} />
        ))}
      </ul>
      <p>{allInWords(kinds)}</p>
    </>
  );

export const Totals = ({ totals }: { readonly totals: DayTotals }) => (
  <>
    <Kinds title="To pack" kinds={totals.toPack} />
    <Kinds title="Packed already" kinds={totals.packed} />
  </>
);
