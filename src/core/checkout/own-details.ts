import type { DetailsField } from "#core/payments/typed-details.ts";

/** What was typed last of who orders, and for whom; empty where nothing was. */
export type OwnDetails = Readonly<Record<DetailsField, string>>;

export interface KeptDetails extends OwnDetails {
  readonly at: string;
}

export const NO_DETAILS: KeptDetails = { name: "", email: "", phone: "", recipient: "", at: "" };
