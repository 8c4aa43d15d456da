import type { CreateOrderRequestBody } from "@paypal/paypal-js";
import { purchaseUnit, shippingPreference } from "#adapters/paypal/shared/purchase-unit.ts";
import type { Farm } from "#core/farm.ts";
import type { Purchase } from "#core/payments/purchase.ts";

export const orderRequest = (purchase: Purchase, farm: Farm): CreateOrderRequestBody => ({
  intent: "CAPTURE",
  purchase_units: [purchaseUnit(purchase, farm)],
  application_context: { shipping_preference: shippingPreference(purchase) },
});
