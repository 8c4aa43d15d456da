import type { EggType } from "#core/catalogue/catalogue.ts";
import { addressLines } from "#core/orders/address.ts";
import { asSold } from "#core/orders/item-names.ts";
import type { Order } from "#core/orders/order.ts";
import { moneyOf } from "#core/orders/order-money.ts";
import { formatPounds } from "#core/shared/money.ts";
import { paymentName } from "#ui/admin/orders/payment-names.ts";

const itemText = ({ items }: Order, eggs: readonly EggType[]): string =>
  asSold(items, eggs)
    .map(
      (item) => `${item.quantity} x ${item.name} (${item.packSize} pack, ${item.deliveryMethod})`,
    )
    .join("; ");

const addressText = ({ address }: Order): string =>
  address ? addressLines(address).join(", ") : "";

export const csvRows = (orders: readonly Order[], eggs: readonly EggType[]) =>
  orders.map((order) => ({
    Id: order.id,
    Date: order.date,
    Email: order.customerEmail,
    Status: order.status,
    "Total (GBP)": formatPounds(order.total),
    Taken: formatPounds(moneyOf(order)),
    Items: itemText(order, eggs),
    Name: order.customerName ?? "",
    Phone: order.phone ?? "",
    Address: addressText(order),
    Note: order.note ?? "",
    "Payment method": order.paymentMethod ? paymentName(order.paymentMethod) : "",
    "Capture id": order.captureId ?? "",
    "Fee (GBP)": order.fee === undefined ? "" : formatPounds(order.fee),
  }));
