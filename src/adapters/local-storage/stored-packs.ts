import * as v from "valibot";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { CATEGORY_IDS, PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

export const StoredPacks = v.object({
  category: v.picklist(CATEGORY_IDS),
  packSize: v.picklist(PACK_SIZES),
  deliveryMethod: v.picklist(DELIVERY_METHODS),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
});
