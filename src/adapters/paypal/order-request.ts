import type { CreateOrderRequestBody } from "@paypal/paypal-js";
import type { DeliveryMethod } from "#core/cart/cart.ts";
import { packId } from "#core/catalogue/pack.ts";
import { FARM } from "#core/farm.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import { formatPounds, type Pence } from "#core/shared/money.ts";

const pounds = (pence: Pence) => ({ currency_code: "GBP", value: formatPounds(pence) });

const DESCRIPTIONS: Record<DeliveryMethod, string> = {
  delivery: `Free Delivery to ${FARM.deliveryTown}`,
  collection: "Collection from the farm gate",
};

/** The purchase as the body of PayPal's Orders v2 "create order". */
export const orderRequest = (purchase: Purchase): CreateOrderRequestBody => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      amount: {
        ...pounds(purchase.total),
        breakdown: { item_total: pounds(purchase.total) },
      },
      items: purchase.lines.map((line) => ({
        name: `${line.name} (${line.packSize} pack)`,
        description: DESCRIPTIONS[line.deliveryMethod],
        sku: packId(line),
        quantity: String(line.quantity),
        unit_amount: pounds(line.price),
        category: "PHYSICAL_GOODS",
      })),
    },
  ],
  application_context: {
    shipping_preference: purchase.needsDelivery ? "GET_FROM_FILE" : "NO_SHIPPING",
  },
});
