import { frozen } from "#adapters/farm-json/frozen.ts";
import { remembered } from "#adapters/farm-json/remembered.ts";
import { type EggMove, type MoveSum, takenIn } from "#core/egg-book/egg-move.ts";
import { type Lot, oldestFirst } from "#core/egg-book/lot.ts";
import { addedUp, type WeekSum } from "#core/egg-book/week-sum.ts";
import { instantOf } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { LotRepository } from "#ports/lot-repository.ts";
import type { MoveRepository } from "#ports/move-repository.ts";

/** Lots and sums as lists that are read and written whole: their records are frozen, and handed out as they are. */
export interface LotLists {
  lots(): readonly Lot[];
  sums(): readonly WeekSum[];
  keep(lots: readonly Lot[], sums: readonly WeekSum[]): void;
}

const since = (instant: string) => {
  const first = instantOf(instant) ?? 0;
  return ({ at }: { readonly at: string }): boolean => (instantOf(at) ?? 0) >= first;
};

const within = (from: string, until: string) => {
  const [isSince, isLater] = [since(from), since(until)];
  return (one: { readonly at: string }): boolean => isSince(one) && !isLater(one);
};

const isAmong = <Item>(ids: readonly string[], idOf: (item: Item) => string | undefined) => {
  const wanted: ReadonlySet<string | undefined> = new Set(ids);
  return (item: Item): boolean => wanted.has(idOf(item));
};

const keepingOrder = (lots: readonly Lot[], changed: readonly Lot[]): readonly Lot[] => {
  const next = new Map(changed.map((lot) => [lot.id, lot]));
  const known = new Set(lots.map(({ id }) => id));
  const fresh = [...next.values()].filter(({ id }) => !known.has(id));
  return [...lots.map((lot) => next.get(lot.id) ?? lot), ...fresh];
};

const withEggs = remembered((lots: readonly Lot[]) => lots.filter(({ left }) => left > 0));

export const listedLots = (lists: LotLists): LotRepository => {
  const where = async (isWanted: (lot: Lot) => boolean) => lists.lots().filter(isWanted);

  return {
    open: async (kinds) => {
      const open = withEggs(lists.lots());
      return kinds ? open.filter(({ category }) => kinds.includes(category)) : open;
    },
    withIds: (ids) => where(isAmong(ids, ({ id }) => id)),
    laidBy: (flock, first, last) =>
      where((lot) => lot.flock === flock && lot.laid >= first && lot.laid <= last),
    bookedSince: (instant, until) =>
      where(until === undefined ? since(instant) : within(instant, until)),
    eggsSince: async (instant) => sumOf(lists.lots().filter(since(instant)), ({ eggs }) => eggs),
    finishedBefore: async (day, most) => {
      const old = await where(({ left, laid }) => left === 0 && laid < day);
      return oldestFirst(old).slice(0, most);
    },
    save: async (lots) => {
      if (lots.length > 0)
        lists.keep(keepingOrder(lists.lots(), frozen(structuredClone(lots))), lists.sums());
    },
    replaceBySums: async (ids, sums) => {
      const gone = new Set(ids);
      if (gone.size > 0)
        lists.keep(
          lists.lots().filter(({ id }) => !gone.has(id)),
          frozen(addedUp([...lists.sums(), ...sums])),
        );
    },
    weekSumsFrom: async (day) => lists.sums().filter(({ week }) => week >= day),
  };
};

const sumsOf = (moves: readonly EggMove[]): readonly MoveSum[] => {
  const sums = new Map<string, MoveSum>();
  for (const { lot, kind, eggs } of moves) {
    const key = `${kind} ${lot}`;
    sums.set(key, { lot, kind, eggs: (sums.get(key)?.eggs ?? 0) + eggs });
  }
  return [...sums.values()];
};

export interface MoveLists {
  moves(): readonly EggMove[];
  keep(moves: readonly EggMove[]): void;
}

export const listedMoves = ({ moves, keep }: MoveLists): MoveRepository => {
  const where = async (isWanted: (move: EggMove) => boolean) => moves().filter(isWanted);

  return {
    withIds: (ids) => where(isAmong(ids, ({ id }) => id)),
    undoing: (ids) => where(isAmong(ids, ({ undoes }) => undoes)),
    ofOrders: (ids) => where(isAmong(ids, ({ order }) => order)),
    ofLots: (ids) => where(isAmong(ids, ({ lot }) => lot)),
    between: (from, until) => where(within(from, until)),
    eggsOutSince: async (instant) => takenIn(moves().filter(since(instant))),
    sumsBetween: async (from, until) => sumsOf(moves().filter(within(from, until))),
    last: async (most) => (most === 0 ? [] : moves().slice(-most).toReversed()),
    addAll: async (added) => {
      if (added.length > 0) keep([...moves(), ...frozen(structuredClone(added))]);
    },
    removeOfLots: async (ids) => {
      const kept = moves().filter(({ lot }) => !ids.includes(lot));
      if (kept.length < moves().length) keep(kept);
    },
  };
};
