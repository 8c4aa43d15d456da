import * as v from "valibot";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

/** What becomes of the eggs of packs that are paid back or called off. */
export const EGGS_AFTER = ["back", "broken", "with-customer"] as const;

export type EggsAfter = (typeof EGGS_AFTER)[number];

const Packs = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** How many packs of a line were paid back or called off, by what became of their eggs. */
export const GivenBack = v.pipe(
  v.object(v.entriesFromList(EGGS_AFTER, v.exactOptional(Packs))),
  v.readonly(),
);

/** `id`: the pack's. Without a method, of any line of that pack. */
export const GivenPack = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    method: v.exactOptional(v.picklist(DELIVERY_METHODS)),
    quantity: Packs,
    eggs: v.picklist(EGGS_AFTER),
  }),
  v.readonly(),
);

export type GivenPack = v.InferOutput<typeof GivenPack>;
