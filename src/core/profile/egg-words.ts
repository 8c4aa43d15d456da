import {
  CATALOGUE,
  CATEGORY_IDS,
  type CategoryId,
  type EggType,
} from "#core/catalogue/catalogue.ts";

/** What the owner tells of one of the six. */
export interface EggWords {
  readonly name: string;
  /** Not shown where it is empty. */
  readonly description: string;
  /** The address of her own; empty for the one that is drawn. */
  readonly picture: string;
}

export interface FarmEggs {
  /** Each of the six once. */
  readonly order: readonly CategoryId[];
  readonly words: Readonly<Record<CategoryId, EggWords>>;
}

export const forEachKind = <Value>(
  of: (id: CategoryId) => Value,
): Readonly<Record<CategoryId, Value>> =>
  Object.fromEntries(CATEGORY_IDS.map((id) => [id, of(id)])) as Record<CategoryId, Value>;

/** Each once: what is named twice stands where it was first, what isn't comes last. */
export const wholeOrder = (named: readonly CategoryId[]): readonly CategoryId[] => [
  ...new Set([...named, ...CATEGORY_IDS]),
];

/** One place up or down, where there is one. */
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

/** The six, in the farm's order, as it tells of them. */
export const eggTypesOf = ({ order, words }: FarmEggs): readonly EggType[] =>
  order.map((id) => {
    const { name, description } = words[id];
    return { ...CATALOGUE[id], name, description, ...withPicture(words[id]) };
  });
