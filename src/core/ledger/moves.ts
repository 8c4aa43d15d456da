import { EggMove, eggsOut } from "#core/ledger/egg-move.ts";
import { kindOf } from "#core/shared/kind.ts";
import type { CollectionOf } from "#ports/collection.ts";
import type { MoveRepository } from "#ports/move-repository.ts";

export const MOVES = kindOf("egg_move", EggMove, {
  topic: "moves",
  id: ({ id }) => id,
  indexes: {
    moved: { as: "instant", of: ({ at }) => at },
    lot: { as: "text", of: ({ lot }) => lot },
    ordered: { as: "text", of: ({ order }) => order || null },
    undoes: { as: "text", of: ({ undoes }) => undoes || null },
    kind: { as: "text", of: ({ kind }) => kind },
    eggs: { as: "number", of: ({ eggs }) => eggs },
    out: { as: "number", of: eggsOut },
  },
});

export const movesIn = (kept: CollectionOf<typeof MOVES>): MoveRepository => {
  const ofLots = (ids: readonly string[]) => kept.where({ where: { lot: { among: ids } } });
  return {
    withIds: kept.withIds,
    undoing: (ids) => kept.where({ where: { undoes: { among: ids } } }),
    ofOrders: (ids) => kept.where({ where: { ordered: { among: ids } } }),
    ofLots,
    between: (from, before) => kept.where({ where: { moved: { from, before } } }),
    eggsOutSince: (from) => kept.sum("out", { where: { moved: { from } } }),
    sumsBetween: async (from, before) => {
      const sums = await kept.sums("eggs", ["lot", "kind"], { where: { moved: { from, before } } });
      return sums.map(({ keys, sum }) => ({
        lot: keys.lot,
        kind: keys.kind as EggMove["kind"],
        eggs: sum,
      }));
    },
    last: (most) => kept.where({ isDescending: true, most }),
    addAll: kept.add,
    removeOfLots: async (ids) => kept.remove((await ofLots(ids)).map(({ id }) => id)),
  };
};
