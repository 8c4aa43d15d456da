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

/** Such as "large-12". */
export const packId = (pack: Pack): string => `${pack.category}-${pack.packSize}`;

export const packOf = (id: string): Pack | null => {
  const category = CATEGORY_IDS.find((known) => id.startsWith(`${known}-`));
  const packSize =
    category && CATALOGUE[category].sizes.find((size) => id === `${category}-${size}`);
  return category && packSize ? { category, packSize } : null;
};
