import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { type KeptDetails, NO_DETAILS } from "#core/checkout/own-details.ts";

const Stored = v.object(
  v.entriesFromList(Object.keys(NO_DETAILS) as (keyof KeptDetails)[], v.string()),
);

export const detailsFormat: DocumentFormat<KeptDetails> = {
  topic: "details",
  initial: NO_DETAILS,
  read: (stored) => {
    const read = v.safeParse(Stored, stored);
    return read.success ? { value: read.output, stored: read.output, skipped: 0 } : null;
  },
};
