import {
  CATALOGUE,
  CATEGORY_IDS,
  type CategoryId,
  type PackSize,
} from "#core/catalogue/catalogue.ts";

export interface Pack {
  readonly category: CategoryId;
  readonly packSize: PackSize;
}

export const packId = (pack: Pack): string => `${pack.category}-${pack.packSize}`;

const PACKS: ReadonlyMap<string, Pack> = new Map(
  CATEGORY_IDS.flatMap((category) =>
    CATALOGUE[category].sizes.map((packSize) => {
      const pack = { category, packSize };
      return [packId(pack), pack] as const;
    }),
  ),
);

export const PACK_IDS: readonly string[] = [...PACKS.keys()];

export const packOf = (id: string): Pack | null => PACKS.get(id) ?? null;
