import {
  CATALOGUE,
  CATEGORY_IDS,
  type CategoryId,
  type EggType,
} from "#core/catalogue/catalogue.ts";

export interface EggWords {
  readonly name: string;
  readonly description: string;
  readonly picture: string;
}

export interface FarmEggs {
  readonly order: readonly CategoryId[];
  readonly words: Readonly<Record<CategoryId, EggWords>>;
}

export const forEachKind = <Value>(
  of: (id: CategoryId) => Value,
): Readonly<Record<CategoryId, Value>> =>
  Object.fromEntries(CATEGORY_IDS.map((id) => [id, of(id)])) as Record<CategoryId, Value>;

export const wholeOrder = (named: readonly CategoryId[]): readonly CategoryId[] => [
  ...new Set([...named, ...CATEGORY_IDS]),
];

export const movedBy = (
  order: readonly CategoryId[],
  id: CategoryId,
  by: -1 | 1,
): readonly CategoryId[] => {
  const at = order.indexOf(id);
  const other = order[at + by];
  return other === undefined ? order : order.with(at, other).with(at + by, id);
};

export const PRODUCT_EGGS: FarmEggs = {
  order: CATEGORY_IDS,
  words: forEachKind((id) => ({
    name: CATALOGUE[id].name,
    description: CATALOGUE[id].description,
    picture: "",
  })),
};

const withPicture = ({ name, picture }: EggWords): Partial<EggType> =>
  picture === "" ? {} : { image: picture, imageDescription: name };

export const eggTypesOf = ({ order, words }: FarmEggs): readonly EggType[] =>
  order.map((id) => {
    const { name, description } = words[id];
    return { ...CATALOGUE[id], name, description, ...withPicture(words[id]) };
  });
