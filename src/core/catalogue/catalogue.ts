export const CATEGORY_IDS = [
  "pullet",
  "small",
  "medium",
  "large",
  "extraLarge",
  "doubleYolkers",
] as const;

export type CategoryId = (typeof CATEGORY_IDS)[number];

export const PACK_SIZES = [6, 12, 18, 30] as const;

export const SMALLEST_PACK = Math.min(...PACK_SIZES);

export const LARGEST_PACK = Math.max(...PACK_SIZES);

export type PackSize = (typeof PACK_SIZES)[number];

export interface EggType {
  readonly id: CategoryId;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly imageDescription: string;
  readonly sizes: readonly PackSize[];
}

export const CATALOGUE: Readonly<Record<CategoryId, EggType>> = {
  pullet: {
    id: "pullet",
    name: "Pullet Eggs",
    description: "The first, tiny eggs of our young hens: rich, and rarely found in shops.",
    image: "/eggs/pullet.svg",
    imageDescription: "A very small pale brown egg",
    sizes: [6, 12, 18, 30],
  },
  small: {
    id: "small",
    name: "Small Eggs",
    description: "Just right for baking, little appetites and soldiers at breakfast.",
    image: "/eggs/small.svg",
    imageDescription: "A small cream egg",
    sizes: [6, 12, 18, 30],
  },
  medium: {
    id: "medium",
    name: "Medium Eggs",
    description: "The everyday egg: boiled, poached, scrambled or fried.",
    image: "/eggs/medium.svg",
    imageDescription: "A medium light brown egg",
    sizes: [6, 12, 18, 30],
  },
  large: {
    id: "large",
    name: "Large Eggs",
    description: "Our best seller, with a deep golden yolk for a proper breakfast.",
    image: "/eggs/large.svg",
    imageDescription: "A large brown egg",
    sizes: [6, 12, 18, 30],
  },
  extraLarge: {
    id: "extraLarge",
    name: "Extra Large Eggs",
    description: "From our older hens: one of these makes an omelette.",
    image: "/eggs/extraLarge.svg",
    imageDescription: "An extra large deep brown egg",
    sizes: [6, 12, 18],
  },
  doubleYolkers: {
    id: "doubleYolkers",
    name: "Double Yolkers",
    description: "Two yolks in every shell: a small wonder, checked by hand against the light.",
    image: "/eggs/doubleYolkers.svg",
    imageDescription: "A very large egg, opened to show its two yolks",
    sizes: [6, 12],
  },
};

export const EGG_TYPES: readonly EggType[] = CATEGORY_IDS.map((id) => CATALOGUE[id]);

export const eggTypeIn = (eggs: readonly EggType[], category: CategoryId): EggType =>
  eggs.find(({ id }) => id === category) ?? CATALOGUE[category];
