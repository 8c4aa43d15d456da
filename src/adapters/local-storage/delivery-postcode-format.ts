import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { type DeliveryPostcode, NO_POSTCODE } from "#core/week/delivery-postcode.ts";

const Stored = v.object({ postcode: v.string(), at: v.string() });

export const deliveryPostcodeFormat: DocumentFormat<DeliveryPostcode> = {
  topic: "deliveryPostcode",
  initial: NO_POSTCODE,
  read: (stored) => {
    const read = v.safeParse(Stored, stored);
    return read.success ? { value: read.output, stored: read.output, skipped: 0 } : null;
  },
};
