import {
  MOST_LETTERS,
  purchaseUnit,
  shippingPreference,
} from "#adapters/paypal/shared/purchase-unit.ts";
import type { Purchase } from "#core/payments/purchase.ts";

export interface ShopFront {
  readonly publicUrl: string;
  readonly brandName: string;
}

/**
 * Orders v2 "create order" from a server: `experience_context` replaces the deprecated `application_context`.
 * IMMEDIATE_PAYMENT_REQUIRED keeps out payments that take days to clear.
 */
export const createRequest = (
  purchase: Purchase,
  reference: string,
  { publicUrl, brandName }: ShopFront,
) => ({
  intent: "CAPTURE",
  purchase_units: [{ custom_id: reference, invoice_id: reference, ...purchaseUnit(purchase) }],
  payment_source: {
    paypal: {
      experience_context: {
        shipping_preference: shippingPreference(purchase),
        user_action: "PAY_NOW",
        payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
        brand_name: brandName.slice(0, MOST_LETTERS),
        locale: "en-GB",
        return_url: `${publicUrl}/checkout`,
        cancel_url: `${publicUrl}/checkout`,
      },
    },
  },
});
