import { useRef } from "react";
import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import type { ShownMove } from "#core/egg-book/last-moves.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/eggs/book.module.css";
import { MoveList } from "#ui/admin/eggs/move-list.tsx";
import { laidOn, MOVE_NAMES, shortNameOf } from "#ui/admin/eggs/names.ts";
import { useUndoMoves } from "#ui/admin/eggs/queries.ts";
import { LAST_MOVES } from "#ui/admin/eggs/sections.ts";
import { Folded } from "#ui/admin/lists/folded.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

const SHOWN = 10;

export const LastMoves = ({ sheet: { moves } }: { readonly sheet: EggBookSheet }) => {
  const { eggs: types } = useFarm();
  const ref = useRef<HTMLElement>(null);
  const command = useUndoMoves();
  const nameOf = ({ category }: ShownMove): string =>
    category === null ? "" : shortNameOf(eggTypeIn(types, category).name);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`${adminStyles.adminCard} ${styles.waits}`}
      aria-labelledby={LAST_MOVES}
    >
      <h2 id={LAST_MOVES}>What left, came back and was found</h2>
      {moves.length === 0 ? (
        <p>No eggs have left the book yet.</p>
      ) : (
        <Folded items={moves} most={SHOWN} more={(count) => `${count} earlier ones`}>
          {(some, isRest) => (
            <MoveList
              name={isRest ? "Earlier moves" : "The last 50 moves"}
              moves={some}
              eggsOf={(move) => (
                <>
                  <span>{nameOf(move)}</span>
                  {move.laid && (
                    <span>
                      {", "}
                      <Link to={adminPaths.eggLot(move.lot)}>{`laid ${laidOn(move.laid)}`}</Link>
                    </span>
                  )}
                </>
              )}
            >
              {(move) =>
                move.mayUndo && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Undo: ${MOVE_NAMES[move.kind]}, ${move.eggs} ${nameOf(move)}`}
                    disabled={command.isPending}
                    onClick={() => {
                      ref.current?.focus({ preventScroll: true });
                      command.mutate([move.id]);
                    }}
                  >
                    Undo
                  </Button>
                )
              }
            </MoveList>
          )}
        </Folded>
      )}
    </section>
  );
};
