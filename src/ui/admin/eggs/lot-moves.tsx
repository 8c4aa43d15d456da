import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { type EggMove, isBack } from "#core/egg-book/egg-move.ts";
import styles from "#ui/admin/eggs/eggs.module.css";
import { MOVE_NAMES } from "#ui/admin/eggs/names.ts";
import { formatMoment } from "#ui/admin/lists/format-moment.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { Table } from "#ui/shared/parts/table.tsx";
import { withCommas } from "#ui/shared/with-commas.ts";

/** Below 0 for what left. */
export const signed = (move: Pick<EggMove, "eggs" | "kind">): string =>
  `${isBack(move) ? "+" : "−"}${withCommas(move.eggs)}`;

export const Why = ({ order, note }: Pick<EggMove, "order" | "note">) =>
  order ? (
    <Link to={adminPaths.openOrder(order)}>
      <OrderNumber id={order} />
    </Link>
  ) : (
    note
  );

export const LotMoves = ({ moves }: { readonly moves: readonly EggMove[] }) => (
  <section className={styles.lotSection} aria-labelledby="lot-moves">
    <h2 id="lot-moves">Where every egg went</h2>
    {moves.length === 0 ? (
      <p>All of them are still here.</p>
    ) : (
      <Table
        caption="What left this lot and came back"
        rows={moves}
        keyOf={({ id }) => id}
        columns={[
          { title: "When", cell: ({ at }) => formatMoment(at) },
          { title: "What", cell: ({ kind }) => MOVE_NAMES[kind] },
          { title: "Eggs", cell: signed, isFigure: true },
          { title: "Order or note", cell: Why },
        ]}
      />
    )}
  </section>
);
