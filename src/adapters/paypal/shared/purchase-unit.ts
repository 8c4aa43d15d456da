import { packId } from "#core/catalogue/pack.ts";
import type { Farm } from "#core/farm.ts";
import type { Purchase } from "#core/payments/purchase.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { formatPounds, type Pence } from "#core/shared/money.ts";

/** PayPal's limit for names, descriptions and the shop's own ids. */
export const MOST_LETTERS = 127;

export const pounds = (pence: Pence) => ({ currency_code: "GBP", value: formatPounds(pence) });

const fitting = (text: string): string =>
  text.slice(0, MOST_LETTERS).replace(/[\uD800-\uDBFF]$/, "");

const WAYS: Readonly<Record<DeliveryMethod, (farm: Farm) => string>> = {
  delivery: ({ deliveryTown }) => `Free Delivery to ${deliveryTown}`,
  collection: () => "Collection from the farm gate",
};

const descriptionOf = (method: DeliveryMethod, { days = {} }: Purchase, farm: Farm): string => {
  const day = days[method];
  return [WAYS[method](farm), day && writtenDay(day)].filter(Boolean).join(", ");
};

export const purchaseUnit = (purchase: Purchase, farm: Farm) => ({
  amount: {
    ...pounds(purchase.total),
    breakdown: { item_total: pounds(purchase.total) },
  },
  items: purchase.lines.map((line) => ({
    name: fitting(`${line.name} (${line.packSize} pack)`),
    description: fitting(descriptionOf(line.deliveryMethod, purchase, farm)),
    sku: packId(line),
    quantity: String(line.quantity),
    unit_amount: pounds(line.price),
    category: "PHYSICAL_GOODS" as const,
  })),
});

export const shippingPreference = ({ needsDelivery }: Purchase) =>
  needsDelivery ? "GET_FROM_FILE" : "NO_SHIPPING";
