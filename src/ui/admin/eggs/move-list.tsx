import type { ReactNode } from "react";
import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { type EggMove, isBack } from "#core/ledger/egg-move.ts";
import styles from "#ui/admin/eggs/moves.module.css";
import { MOVE_NAMES } from "#ui/admin/eggs/names.ts";
import { formatMoment } from "#ui/shared/moment.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { withCommas } from "#ui/shared/with-commas.ts";

type Listed = Omit<EggMove, "kind"> & { readonly kind: EggMove["kind"] | "found" };

const signOf = ({ kind }: Listed): string => (kind === "found" || isBack({ kind }) ? "+" : "−");

const Why = ({ order, note }: Listed) => (
  <>
    {order && (
      <Link to={adminPaths.openOrder(order)}>
        order <OrderNumber id={order} />
      </Link>
    )}
    {note && <span>{note}</span>}
  </>
);

interface MoveListProps<Move extends Listed> {
  readonly name: string;
  readonly moves: readonly Move[];
  readonly eggsOf?: (move: Move) => ReactNode;
  readonly children?: (move: Move) => ReactNode;
}

export const MoveList = <Move extends Listed>({
  name,
  moves,
  eggsOf,
  children,
}: MoveListProps<Move>) => (
  <ul className={styles.moves} aria-label={name}>
    {moves.map((move) => (
      <li key={move.id}>
        <span className={styles.moved}>{signOf(move) + withCommas(move.eggs)}</span>
        <span>
          <strong>{MOVE_NAMES[move.kind]}</strong> <span>{eggsOf?.(move)}</span> <Why {...move} />
          <small>{` ${formatMoment(move.at)}`}</small>
        </span>
        {children?.(move)}
      </li>
    ))}
  </ul>
);
