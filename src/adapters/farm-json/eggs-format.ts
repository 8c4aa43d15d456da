import * as v from "valibot";
import { asList, asMap } from "#adapters/farm-json/records.ts";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import {
  type EggWords,
  type FarmEggs,
  forEachKind,
  PRODUCT_EGGS,
  wholeOrder,
} from "#core/profile/egg-words.ts";
import { isPicture } from "#core/rich-text/picture.ts";

const wordsOr = ({ name, description, picture }: EggWords) =>
  v.object({
    name: v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty()), name),
    description: v.fallback(v.string(), description),
    picture: v.fallback(v.pipe(v.string(), v.check(isPicture)), picture),
  });

const WORDS = forEachKind((id) => wordsOr(PRODUCT_EGGS.words[id]));

const knownIn = (stored: unknown): readonly CategoryId[] =>
  asList(stored).flatMap((one) => CATEGORY_IDS.filter((id) => id === one));

/** `{ order: ["large", …], words: { large: { name, description, picture }, … } }` */
export const StoredEggs = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((stored): FarmEggs => {
    const words = asMap(stored.words) ?? {};
    return {
      order: wholeOrder(knownIn(stored.order)),
      words: forEachKind((id) => v.parse(WORDS[id], asMap(words[id]) ?? {})),
    };
  }),
);
