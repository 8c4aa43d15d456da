import type { DayTotals, KindTotal } from "#core/packing/day-totals.ts";
import styles from "#ui/admin/packing/pack-paper.module.css";
import type { Block, PaperPart } from "#ui/admin/packing/paper-pages.tsx";
import { allInWords, kindInWords, packsOfKind } from "#ui/admin/packing/totals-words.ts";

const Kind = ({ kind }: { readonly kind: KindTotal }) => (
  <div className={styles.kind}>
    <ul>
      {packsOfKind(kind).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <p>{kindInWords(kind)}</p>
  </div>
);

/** Its head stays with its first kind. */
const listOf = (title: string, kinds: readonly KindTotal[]): readonly Block[] =>
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
        <Kind kind={kind} />
      </>
    ),
  }));

export const totalsOnPaper = ({ toPack, packed }: DayTotals): PaperPart => ({
  kind: "flow",
  key: "totals",
  blocks: [...listOf("To pack", toPack), ...listOf("Packed already", packed)],
});
