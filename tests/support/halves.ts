import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";

export const bothOrNone = (isBoth: boolean): readonly DeliveryMethod[] =>
  isBoth ? DELIVERY_METHODS : [];
