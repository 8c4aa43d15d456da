import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import { OUT_KINDS } from "#core/egg-book/egg-move.ts";
import type { EggBookSheet, ShownMove } from "#core/egg-book/get-egg-book.ts";
import type { Day } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import adminStyles from "#ui/admin/admin.module.css";
import { MoveList } from "#ui/admin/eggs/move-list.tsx";
import { laidOn, MOVE_NAMES, shortNameOf } from "#ui/admin/eggs/names.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { useUndoMoves } from "#ui/shared/queries/egg-book.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

const OUT: readonly string[] = OUT_KINDS;

/** Eggs of an order come back with it. */
const mayUndo = (move: ShownMove, undone: ReadonlySet<string>, today: Day): boolean =>
  OUT.includes(move.kind) &&
  move.order === undefined &&
  !undone.has(move.id) &&
  todayAt(move.at) === today;

export const LastMoves = ({ sheet: { moves, today } }: { readonly sheet: EggBookSheet }) => {
  const { eggs: types } = useFarm();
  const command = useUndoMoves();
  const undone = new Set(moves.flatMap(({ undoes }) => undoes ?? []));
  const nameOf = ({ category }: ShownMove): string =>
    category === null ? "" : shortNameOf(eggTypeIn(types, category).name);
  return (
    <section className={adminStyles.adminCard} aria-labelledby="last-moves">
      <h2 id="last-moves">What left and came back</h2>
      {moves.length === 0 ? (
        <p>No eggs have left the book yet.</p>
      ) : (
        <MoveList
          name="The last 50 moves"
          moves={moves}
          eggsOf={(move) => (
            <>
              {nameOf(move)}
              {move.laid && (
                <>
                  {", "}
                  <Link to={adminPaths.eggLot(move.lot)}>laid {laidOn(move.laid)}</Link>
                </>
              )}
            </>
          )}
        >
          {(move) =>
            mayUndo(move, undone, today) && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Undo: ${MOVE_NAMES[move.kind]}, ${move.eggs} ${nameOf(move)}`}
                disabled={command.isPending}
                onClick={() => command.mutate([move.id])}
              >
                Undo
              </Button>
            )
          }
        </MoveList>
      )}
    </section>
  );
};
