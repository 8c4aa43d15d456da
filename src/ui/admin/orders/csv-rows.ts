import type { EggType } from "#core/catalogue/catalogue.ts";
import type { Farm } from "#core/farm.ts";
import { addressLines } from "#core/orders/address.ts";
import { settledDay } from "#core/orders/fulfilment-day.ts";
import { asSold } from "#core/orders/item-names.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { methodOf, methodsOf } from "#core/orders/order-methods.ts";
import { daysOfMoney, feeOf, moneyOf } from "#core/orders/order-money.ts";
import { paymentInWords } from "#core/orders/payment-words.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { formatPounds } from "#core/shared/money.ts";

const itemText = ({ items }: Order, eggs: readonly EggType[]): string =>
  asSold(items, eggs)
    .map(
      (item) => `${item.quantity} x ${item.name} (${item.packSize} pack, ${item.deliveryMethod})`,
    )
    .join("; ");

const dayText = (order: Order, farm: Farm): string => {
  const dayOf = (method: DeliveryMethod) => settledDay(order, method, farm) ?? "";
  const days = order.items.map((item) => dayOf(methodOf(item)));
  const all = days.length > 0 ? days : methodsOf(order).map(dayOf);
  return new Set(all).size === 1 ? (all[0] ?? "") : all.join("; ");
};

const addressText = ({ address }: Order): string =>
  address ? addressLines(address).join(", ") : "";

const feeText = (order: Order): string => {
  const fee = feeOf(order);
  return fee === null ? "" : formatPounds(fee);
};

export const csvRows = (orders: readonly Order[], farm: Farm) =>
  orders.map((order) => ({
    Id: shortId(order),
    Date: order.date,
    Email: order.customerEmail,
    Status: order.status,
    "Total (GBP)": formatPounds(order.total),
    Taken: formatPounds(moneyOf(order)),
    "Taken on": daysOfMoney(order).join("; "),
    Items: itemText(order, farm.eggs),
    Day: dayText(order, farm),
    Name: order.customerName ?? "",
    Phone: order.phone ?? "",
    Address: addressText(order),
    Note: order.note ?? "",
    "Payment method": paymentInWords(order),
    "Capture id": order.captureId ?? "",
    "Fee (GBP)": feeText(order),
  }));
