export interface DeliveryPostcode {
  readonly postcode: string;
  readonly at: string;
}

export const NO_POSTCODE: DeliveryPostcode = { postcode: "", at: "" };
