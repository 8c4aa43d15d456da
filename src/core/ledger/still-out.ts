import type { EggMove, OutKind } from "#core/ledger/egg-move.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Moves of one kind without an order, as far as the eggs haven't come back; the newest first. */
export const stillOutSince = async (
  { moves }: Pick<ShopRecords, "moves">,
  now: string,
  since: string,
  kind: OutKind,
): Promise<readonly EggMove[]> => {
  const all = await moves.between(since, addMinutes(now, 1));
  const out = all.filter((move) => move.kind === kind && move.order === undefined);
  const back = await moves.undoing(out.map(({ id }) => id));
  return out
    .map((move) => {
      const undone = back.filter(({ undoes }) => undoes === move.id);
      return { ...move, eggs: move.eggs - sumOf(undone, ({ eggs }) => eggs) };
    })
    .filter(({ eggs }) => eggs > 0)
    .toReversed();
};
