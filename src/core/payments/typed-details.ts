import * as v from "valibot";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

export const DETAILS_FIELDS = ["name", "email", "phone", "recipient"] as const;

export type DetailsField = (typeof DETAILS_FIELDS)[number];

/** What a buyer typed of who ordered, and for whom. A field that was left empty is absent. */
export const TypedDetails = v.pipe(
  v.object(v.entriesFromList(DETAILS_FIELDS, v.exactOptional(v.string()))),
  v.check(hasStoredTexts),
  v.readonly(),
);

export type TypedDetails = v.InferOutput<typeof TypedDetails>;
