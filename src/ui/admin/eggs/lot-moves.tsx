import type { EggMove } from "#core/ledger/egg-move.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/eggs/lot.module.css";
import { MoveList } from "#ui/admin/eggs/move-list.tsx";
import { spaced } from "#ui/shared/spaced.ts";

const newestFirst = (moves: readonly EggMove[]): readonly EggMove[] =>
  moves.toSorted((a, b) => (a.at > b.at ? -1 : Number(a.at < b.at)));

export const LotMoves = ({ moves }: { readonly moves: readonly EggMove[] }) => (
  <section className={spaced(adminStyles.adminCard, styles.lotSection)} aria-labelledby="lot-moves">
    <div className={styles.lotHead}>
      <h2 id="lot-moves">Where every egg went</h2>
    </div>
    {moves.length === 0 ? (
      <p>All of them are still here.</p>
    ) : (
      <MoveList name="What left this lot and came back" moves={newestFirst(moves)} />
    )}
  </section>
);
