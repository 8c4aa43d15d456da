import type { EggsOfDay } from "#core/packing/day-eggs.ts";
import type { DayTotals } from "#core/packing/day-totals.ts";
import { KindTotals, totalsOfDay } from "#ui/admin/packing/kind-totals.tsx";
import styles from "#ui/admin/packing/pack-paper.module.css";
import type { PaperPart } from "#ui/admin/packing/paper-pages.tsx";
import { allInWords } from "#ui/admin/packing/totals-words.ts";

/** A head stays on the page of its first kind. */
export const totalsOnPaper = (totals: DayTotals, ofDay: EggsOfDay | null): PaperPart => ({
  kind: "flow",
  key: "totals",
  blocks: totalsOfDay(totals, ofDay).flatMap(({ title, kinds, eggs }) =>
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
          <div className={styles.kind}>
            <KindTotals kind={kind} eggs={eggs} />
          </div>
        </>
      ),
    })),
  ),
});
