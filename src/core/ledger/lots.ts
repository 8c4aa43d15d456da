import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { Lot } from "#core/ledger/lot.ts";
import { addedUp, WeekSum, weekSumId } from "#core/ledger/week-sum.ts";
import { kindOf } from "#core/shared/kind.ts";
import type { CollectionOf } from "#ports/collection.ts";
import type { LotRepository } from "#ports/lot-repository.ts";

export const LOTS = kindOf("egg_lot", Lot, {
  topic: "lots",
  id: ({ id }) => id,
  indexes: {
    open: { as: "text", of: ({ category, left }) => (left > 0 ? category : null) },
    finished: { as: "text", of: ({ laid, left }) => (left > 0 ? null : laid) },
    flock: { as: "text", of: ({ flock }) => flock },
    laid: { as: "text", of: ({ laid }) => laid },
    booked: { as: "instant", of: ({ at }) => at },
    eggs: { as: "number", of: ({ eggs }) => eggs },
  },
});

export const WEEK_SUMS = kindOf("egg_week", WeekSum, {
  topic: "lots",
  id: weekSumId,
  indexes: { week: { as: "text", of: ({ week }) => week } },
});

export const lotsIn = (
  lots: CollectionOf<typeof LOTS>,
  sums: CollectionOf<typeof WEEK_SUMS>,
): LotRepository => ({
  open: (kinds = CATEGORY_IDS) => lots.where({ where: { open: { among: kinds } } }),
  withIds: lots.withIds,
  laidBy: (flock, first, last) =>
    lots.where({ where: { flock, laid: { from: first, upTo: last } } }),
  bookedSince: (instant, until) => lots.where({ where: { booked: since(instant, until) } }),
  eggsSince: (instant) => lots.sum("eggs", { where: { booked: since(instant) } }),
  finishedBefore: (day, most) =>
    lots.where({ where: { finished: { before: day } }, by: "finished", most }),
  save: lots.put,
  remove: lots.remove,
  addSums: async (added) => {
    await sums.put(addedUp([...(await sums.withIds(added.map(weekSumId))), ...added]));
  },
  weekSumsFrom: (day) => sums.where({ where: { week: { from: day } } }),
});

const since = (instant: string, until?: string) =>
  until === undefined ? { from: instant } : { from: instant, before: until };
