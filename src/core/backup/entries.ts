import type { FarmRecords } from "#core/backup/farm-records.ts";
import { FLOCK_IDS } from "#core/flocks/flock.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

interface Entry {
  readonly key: string;
  readonly value: unknown;
}

/** Ids may repeat or be empty: those are numbered in order. */
const inList = (
  records: readonly WithUnknown<{ readonly id: string }>[],
  list = "",
): readonly Entry[] => {
  const seen = new Map<string, number>();
  return records.map((value) => {
    const { id } = value.item;
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return { key: JSON.stringify([list, id, before]), value };
  });
};

const inMap = (map: Readonly<Record<string, unknown>>, unknown: unknown): readonly Entry[] => {
  const more = { ...(unknown as typeof map | undefined) };
  return Object.keys({ ...map, ...more }).map((key) => ({ key, value: [map[key], more[key]] }));
};

export const ENTRIES = {
  orders: ({ orders }: FarmRecords) => inList(orders),
  customers: ({ customers }: FarmRecords) => inList(customers),
  stories: ({ posts }: FarmRecords) => inList(posts),
  costs: ({ flocks }: FarmRecords) => FLOCK_IDS.flatMap((id) => inList(flocks[id].costs, id)),
  eggCounts: ({ flocks }: FarmRecords) => FLOCK_IDS.flatMap((id) => inList(flocks[id].eggs, id)),
  stock: ({ inventory, around }: FarmRecords) => inMap(inventory, around.inventory),
  prices: ({ prices, around }: FarmRecords) => inMap(prices, around.prices),
  splash: ({ splash, around }: FarmRecords) => [{ key: "", value: [splash, around.splash] }],
} as const satisfies Readonly<Record<string, (records: FarmRecords) => readonly Entry[]>>;

export type RecordKind = keyof typeof ENTRIES;
