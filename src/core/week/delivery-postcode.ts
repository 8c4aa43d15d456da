/** The postcode last asked about in this browser. */
export interface DeliveryPostcode {
  /** As it is written: "RH10 6AB". */
  readonly postcode: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export const NO_POSTCODE: DeliveryPostcode = { postcode: "", at: "" };
