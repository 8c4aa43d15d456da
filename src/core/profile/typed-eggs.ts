import { CATALOGUE, CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { type EggWords, type FarmEggs, forEachKind, wholeOrder } from "#core/profile/egg-words.ts";
import type { FarmProfile } from "#core/profile/farm-profile.ts";
import { type FieldFault, type InvalidProfile, tooLong } from "#core/profile/field-fault.ts";
import { isPicture } from "#core/rich-text/picture.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export const EGG_LETTERS = { name: 40, description: 160 } as const;

const wordsOf = (id: CategoryId, typed: EggWords): EggWords => ({
  name: typed.name.trim() || CATALOGUE[id].name,
  description: typed.description.trim(),
  picture: typed.picture,
});

const faultsIn = (id: CategoryId, words: EggWords): readonly FieldFault[] => [
  ...tooLong(words, EGG_LETTERS).map(({ field, why }) => ({ field: `${id}-${field}`, why })),
  ...(words.picture === "" || isPicture(words.picture)
    ? []
    : [{ field: `${id}-picture`, why: "no-picture" } as const]),
];

export const readEggs = (typed: FarmEggs): Result<Pick<FarmProfile, "eggs">, InvalidProfile> => {
  const words = forEachKind((id) => wordsOf(id, typed.words[id]));
  const faults = CATEGORY_IDS.flatMap((id) => faultsIn(id, words[id]));
  return faults.length > 0
    ? refuse({ kind: "invalid-profile", faults })
    : accept({ eggs: { order: wholeOrder(typed.order), words } });
};
