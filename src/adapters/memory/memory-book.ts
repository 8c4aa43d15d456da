import { listedLots, listedMoves } from "#adapters/farm-json/listed-lots.ts";
import { memorySingleton, type SlotOf } from "#adapters/memory/memory-list.ts";
import { bookVersion } from "#adapters/versions/version-of.ts";
import type { BookSettings } from "#core/egg-book/book-settings.ts";
import type { EggMove } from "#core/egg-book/egg-move.ts";
import type { Lot } from "#core/egg-book/lot.ts";
import type { WeekSum } from "#core/egg-book/week-sum.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface BookState {
  readonly bookSettings: BookSettings;
  readonly lots: { readonly lots: readonly Lot[]; readonly weeks: readonly WeekSum[] };
  readonly moves: readonly EggMove[];
}

export const memoryBook = (
  slotOf: SlotOf<BookState>,
): Pick<ShopRecords, "bookSettings" | "lots" | "moves"> => {
  const [lots, moves] = [slotOf("lots"), slotOf("moves")];
  return {
    bookSettings: {
      ...memorySingleton(slotOf("bookSettings")),
      version: async () => bookVersion(slotOf("bookSettings").get()),
    },
    lots: listedLots({
      lots: () => lots.get().lots,
      sums: () => lots.get().weeks,
      keep: (kept, weeks) => lots.set({ lots: kept, weeks }),
    }),
    moves: listedMoves({ moves: moves.get, keep: moves.set }),
  };
};
