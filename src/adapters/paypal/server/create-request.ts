import {
  MOST_LETTERS,
  purchaseUnit,
  shippingPreference,
} from "#adapters/paypal/shared/purchase-unit.ts";
import type { Farm } from "#core/farm.ts";
import type { Purchase } from "#core/payments/purchase.ts";

export interface ShopFront {
  readonly publicUrl: string;
  readonly farm: Farm;
}

/** IMMEDIATE_PAYMENT_REQUIRED excludes payments that take days. */
export const createRequest = (
  purchase: Purchase,
  reference: string,
  { publicUrl, farm }: ShopFront,
) => ({
  intent: "CAPTURE",
  purchase_units: [
    { custom_id: reference, invoice_id: reference, ...purchaseUnit(purchase, farm) },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        shipping_preference: shippingPreference(purchase),
        user_action: "PAY_NOW",
        payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
        brand_name: farm.name.slice(0, MOST_LETTERS),
        locale: "en-GB",
        return_url: `${publicUrl}/checkout`,
        cancel_url: `${publicUrl}/checkout`,
      },
    },
  },
});
