import { FARM } from "#core/farm.ts";

/** Such as "RH10 and RH11 (Crawley)". */
export const DELIVERY_AREA = `${FARM.deliveryPostcodes.join(" and ")} (${FARM.deliveryTown})`;
