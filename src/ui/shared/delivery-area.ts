import { FARM } from "#core/farm.ts";

export const DELIVERY_AREA = `${FARM.deliveryPostcodes.join(" and ")} (${FARM.deliveryTown})`;
