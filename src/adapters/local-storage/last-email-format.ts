import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { type LastEmail, NO_EMAIL } from "#core/checkout/last-email.ts";

const Stored = v.object({ email: v.string(), at: v.string() });

export const lastEmailFormat: DocumentFormat<LastEmail> = {
  topic: "lastEmail",
  initial: NO_EMAIL,
  read: (stored) => {
    const read = v.safeParse(Stored, stored);
    return read.success ? { value: read.output, stored: read.output, skipped: 0 } : null;
  },
};
