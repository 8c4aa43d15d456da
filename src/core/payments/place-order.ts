import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsShort } from "#core/inventory/stock.ts";
import { packsOf } from "#core/orders/eggs-of-order.ts";
import { isOver, type OfDays } from "#core/orders/fulfilment-day.ts";
import { type EggsShort, type Order, shortId } from "#core/orders/order.ts";
import { logged, type OrderLogEntry } from "#core/orders/order-log.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import { CURRENCY, withSale } from "#core/payments/money-of-news.ts";
import type { Capture } from "#core/payments/payment.ts";
import { orderItemsOf } from "#core/payments/purchase.ts";
import { whoOrdered } from "#core/payments/who-ordered.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { formatPounds } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import { hoursOn } from "#core/week/hours-on.ts";

export const orderOf = (
  { orderId, purchase, note, method, typed }: Agreement,
  { payer }: Capture,
  now: string,
): Order => ({
  id: orderId,
  date: now,
  ...whoOrdered({ typed, purchase }, payer),
  total: purchase.total,
  status: "Pending",
  items: orderItemsOf(purchase),
  money: [],
  ...(method !== "paypal" && { paymentMethod: method }),
  ...(note && { note }),
  ...(purchase.days && { days: purchase.days }),
});

type Entry = Omit<OrderLogEntry, "at">;

export const addressTroubles = ({ purchase }: Agreement, { payer }: Capture): readonly Entry[] =>
  purchase.needsDelivery && payer.address === null ? [{ kind: "no-address" }] : [];

export const withCapture = (order: Order, { captureId }: Capture): Order => ({
  ...order,
  ...(captureId && { captureId }),
});

const isOther = (said: string | undefined, agreed: string | undefined): boolean =>
  said !== undefined && agreed !== undefined && said !== agreed;

export const disagreement = (
  { purchase, reference, payee }: Agreement,
  { paid }: Capture,
): string | null => {
  if (!paid) return null;
  if (paid.currency !== CURRENCY) return `currency ${paid.currency}`;
  if (paid.amount === null) return "amount unknown";
  if (paid.amount !== purchase.total)
    return `${formatPounds(paid.amount)} paid, ${formatPounds(purchase.total)} agreed`;
  if (isOther(paid.reference, reference)) return "paid for another agreement";
  return isOther(paid.payee, payee) ? "paid to somebody else" : null;
};

const dayTroubles = ({ days = {} }: Order, farm: OfDays, now: string): readonly Entry[] => {
  const chosen = DELIVERY_METHODS.flatMap((method) => {
    const day = days[method];
    return day ? [{ method, day }] : [];
  });
  const isClosed = chosen.some(
    ({ method, day }) => hoursOn(farm.calendar, day, method)?.reason !== null,
  );
  const hasPassed = chosen.some(({ method, day }) => isOver(farm, day, now, method));
  return [
    ...(isClosed ? [{ kind: "day-closed" } as const] : []),
    ...(hasPassed ? [{ kind: "day-over" } as const] : []),
  ];
};

/** Its packs were to join an order, and could not. */
export const notAdded = ({ addTo }: Agreement): readonly Entry[] =>
  addTo === undefined ? [] : [{ kind: "not-added", detail: shortId({ id: addTo }) }];

interface HowPaid {
  readonly agreement: Agreement | null;
  readonly capture: Capture;
  readonly twin: string | null;
}

const troublesOf = ({ agreement, capture, twin }: HowPaid, short: EggsShort): readonly Entry[] => {
  const disagrees = agreement && disagreement(agreement, capture);
  const lacking = sumOf(Object.values(short), (eggs) => eggs);
  return [
    ...(agreement ? notAdded(agreement) : []),
    ...(disagrees ? [{ kind: "disagrees", detail: disagrees } as const] : []),
    ...(twin === null ? [] : [{ kind: "paid-twice", detail: twin } as const]),
    ...(lacking > 0 ? [{ kind: "eggs-short", detail: String(lacking) } as const] : []),
  ];
};

export const paidOrder = (
  order: Order,
  how: HowPaid,
  stock: Inventory,
  now: string,
  farm: OfDays,
): Order => {
  const short = eggsShort(stock, packsOf(order));
  const troubles = [
    ...troublesOf(how, short),
    ...(how.agreement ? addressTroubles(how.agreement, how.capture) : []),
    ...dayTroubles(order, farm, now),
  ];
  const status = troubles.length > 0 ? "Needs attention" : "Pending";
  const paid = {
    ...withSale(
      withCapture(order, how.capture),
      how.capture,
      how.agreement?.openedAt ?? order.date,
      now,
    ),
    ...(Object.keys(short).length > 0 && { short }),
    status,
  };
  return logged(paid, now, { kind: "paid" }, ...troubles);
};

export const placedOrder = (agreement: Agreement, capture: Capture, now: string): Order => ({
  ...(capture.payer.givenName && { customerName: capture.payer.givenName }),
  ...withCapture(orderOf(agreement, capture, now), capture),
  status: "Awaiting payment",
  paymentMethod: agreement.method,
});
