import type { EggsOfDay } from "#core/packing/day-eggs.ts";
import type { DayTotals, KindTotal } from "#core/packing/day-totals.ts";
import styles from "#ui/admin/packing/pack-paper.module.css";
import type { Block, PaperPart } from "#ui/admin/packing/paper-pages.tsx";
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
  <div className={styles.kind}>
    <ul>
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
  </div>
);

/** Its head stays with its first kind. */
const listOf = (
  title: string,
  kinds: readonly KindTotal[],
  eggs: EggsOfDay | null,
): readonly Block[] =>
  kinds.map((kind, at) => ({
    key: `${title} ${kind.name}`,
    node: (
      <>
        {at === 0 && (
          <>
            <p className={styles.title}>{title}</p>
            <p className={styles.sum}>{allInWords(kinds)}</p>
          </>
        )}
        <Kind kind={kind} eggs={eggs} />
      </>
    ),
  }));

export const totalsOnPaper = (
  { toPack, packed }: DayTotals,
  eggs: EggsOfDay | null,
): PaperPart => ({
  kind: "flow",
  key: "totals",
  blocks: [
    ...listOf("To pack", toPack, eggs),
    ...listOf("Packed already", packed, datesAlone(eggs)),
  ],
});
