import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { isGateOfBefore } from "#adapters/farm-json/gate-of-before.ts";
import { type MoneyOfBefore, moneyOfBefore } from "#adapters/farm-json/money-of-before.ts";
import { hasStoredFigures, MOST_PACKS } from "#adapters/farm-json/order-figures.ts";
import { moneyBeside } from "#adapters/farm-json/order-money.ts";
import { readEachOnce } from "#adapters/farm-json/read-once.ts";
import { readableIn } from "#adapters/farm-json/record-list.ts";
import { asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import { fieldsOf, numberIn, penceIn, textIn, wholeIn } from "#adapters/farm-json/stored-fields.ts";
import { readerOf } from "#adapters/farm-json/well-formed.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { type Money, Movement } from "#core/money/movement.ts";
import { GivenBack } from "#core/orders/given-back.ts";
import { Order, type OrderItem } from "#core/orders/order.ts";
import { OrderLogEntry } from "#core/orders/order-log.ts";
import { HOW_PAID } from "#core/orders/paid-by-hand.ts";
import { Untold } from "#core/orders/untold.ts";
import { instantOf, isDay } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { toPounds } from "#core/shared/money.ts";
import { isStoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";

const readLog = readerOf(v.fallback(v.array(OrderLogEntry), []));

const Eggs = v.pipe(v.number(), v.integer(), v.minValue(0));

const StoredShort = v.fallback(
  v.object(v.entriesFromList(CATEGORY_IDS, v.exactOptional(v.fallback(Eggs, 0)))),
  {},
);

const StoredDays = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.transform(
    (days): ChosenDays =>
      Object.fromEntries(
        DELIVERY_METHODS.flatMap((method) => {
          const day = days[method];
          return typeof day === "string" && isDay(day) ? [[method, day]] : [];
        }),
      ),
  ),
);

const readGivenBack = (stored: unknown): Pick<OrderItem, "givenBack"> => {
  const given = v.safeParse(GivenBack, stored);
  return given.success ? { givenBack: given.output } : {};
};

const readItem = (stored: unknown): OrderItem | null => {
  const item = fieldsOf(stored);
  return (
    item && {
      id: textIn(item.id),
      name: textIn(item.name),
      packSize: numberIn(item.packSize) ?? 0,
      deliveryMethod: textIn(item.deliveryMethod),
      price: penceIn(item.price),
      quantity: wholeIn(item.quantity, 1, MOST_PACKS) ?? 1,
      ...(item.givenBack !== undefined && readGivenBack(item.givenBack)),
    }
  );
};

const readSum = (name: "captured" | "returned" | "fee", stored: unknown): Partial<MoneyOfBefore> =>
  numberIn(stored) === null ? {} : { [name]: penceIn(stored) };

const readHandedOver = (stored: unknown): Partial<Order> => {
  const halves = fieldsOf(stored) ?? {};
  const known = DELIVERY_METHODS.filter((method) => instantOf(textIn(halves[method])) !== null);
  return known.length > 0
    ? { handedOver: Object.fromEntries(known.map((method) => [method, textIn(halves[method])])) }
    : {};
};

const readPart = (stored: unknown): NonNullable<MoneyOfBefore["parts"]>[number] | null => {
  const part = fieldsOf(stored);
  if (!part) return null;
  const [wish, reason] = [textIn(part.wish), textIn(part.reason)];
  return {
    id: textIn(part.id),
    amount: penceIn(part.amount),
    at: textIn(part.at),
    ...(wish && { wish }),
    ...(reason && { reason }),
  };
};

/** The fields of before, in pounds. Most orders have none. */
const readMoneyOfBefore = (fields: StoredMap): MoneyOfBefore | null => {
  const { captured, returned, parts, fee, paid } = fields;
  if ((captured ?? returned ?? parts ?? fee ?? paid) === undefined) return null;
  return {
    ...readSum("captured", captured),
    ...readSum("returned", returned),
    ...readSum("fee", fee),
    parts: readableIn(readPart, parts) ?? [],
    ...readPaidOfBefore(paid),
  };
};

const readPaidOfBefore = (stored: unknown): Pick<MoneyOfBefore, "paid"> => {
  const { paid } = readHow(stored);
  const at = textIn(fieldsOf(stored)?.at);
  return paid ? { paid: { ...paid, ...(at && { at }) } } : {};
};

const readMovement = readerOf(Movement);

const readDays = (stored: unknown): Partial<Order> => {
  const days = v.parse(StoredDays, stored);
  return Object.keys(days).length > 0 ? { days } : {};
};

const readHow = (stored: unknown): Partial<Order> => {
  const how = HOW_PAID.find((one) => one === fieldsOf(stored)?.how);
  return how ? { paid: { how } } : {};
};

const readOneUntold = readerOf(Untold);

const readUntold = (stored: unknown): Partial<Order> => {
  const untold = readableIn(readOneUntold, stored) ?? [];
  return untold.length > 0 ? { untold } : {};
};

const readBestBefore = (stored: unknown): Partial<Order> => {
  const dates = asMap(stored) ?? {};
  const readable = CATEGORY_IDS.flatMap((id) => {
    const day = dates[id];
    return typeof day === "string" && isDay(day) ? [[id, day]] : [];
  });
  return readable.length > 0 ? { bestBefore: Object.fromEntries(readable) } : {};
};

/** Fields that aren't stored as they are, or that are read in part where they are odd. */
const ODD: Readonly<Record<string, (stored: unknown) => Partial<Order>>> = {
  note: (note) => ({ note: textIn(note) }),
  customerName: (name) => ({ customerName: textIn(name) }),
  phone: (phone) => ({ phone: textIn(phone) }),
  paymentMethod: (method) => ({ paymentMethod: textIn(method) }),
  captureId: (id) => ({ captureId: textIn(id) }),
  short: (short) => ({ short: v.parse(StoredShort, short) }),
  days: readDays,
  paid: readHow,
  handedOver: readHandedOver,
  untold: readUntold,
  bestBefore: readBestBefore,
  log: (log) => ({ log: readLog(log) ?? [] }),
};

const fieldReader = (name: string, schema: v.GenericSchema) => {
  const read = readerOf(schema);
  return (stored: unknown): Partial<Order> => {
    const field = read(stored);
    return field === null ? {} : { [name]: field };
  };
};

const READERS: ReadonlyMap<string, (stored: unknown) => Partial<Order>> = new Map(
  Object.entries<v.GenericSchema>(Order.entries)
    .filter(([, { type }]) => type === "exact_optional")
    .map(([name, schema]) => [name, ODD[name] ?? fieldReader(name, schema)]),
);

const addMore = (order: Order, fields: StoredMap): void => {
  for (const name in fields) {
    const read = READERS.get(name);
    if (read) Object.assign(order, read(fields[name]));
  }
};

const idIn = (stored: unknown): string =>
  typeof stored === "number" ? String(stored) : textIn(stored);

const isIndexable = ({ id, status, captureId, log }: Order): boolean =>
  isStoredId(id) &&
  isStoredId(status) &&
  (captureId === undefined || isStoredId(captureId)) &&
  (log === undefined || log.every(({ at }) => isStoredId(at)));

const moneyIn = (order: Order, fields: StoredMap): Money => {
  const money = readableIn(readMovement, fields.money);
  if (money) return money;
  const before = readMoneyOfBefore(fields);
  return moneyOfBefore(before ? { ...order, ...before } : order);
};

/** A field may be missing: the customer has paid for the order. */
const readOrder = (stored: unknown): Order | null => {
  const order = fieldsOf(stored);
  if (!order || !hasStoredFigures(order)) return null;
  const read = {
    id: idIn(order.id),
    date: textIn(order.date),
    customerEmail: textIn(order.customerEmail),
    total: penceIn(order.total),
    status: textIn(order.status, "Pending"),
    items: readableIn(readItem, order.items) ?? [],
    money: [] as Money,
  };
  addMore(read, order);
  if (isGateOfBefore(read, order)) Object.assign(read, { soldAt: "gate" });
  read.money = moneyIn(read, order);
  return isIndexable(read) && hasStoredTexts(read) ? read : null;
};

export const ordersFormat: DocumentFormat<readonly Order[]> = {
  topic: "orders",
  beside: moneyBeside((stored) => readOrder(stored)?.money),
  initial: [],
  read: readEachOnce(readOrder),
};

export const orderToJson = (order: Order): object => ({
  ...order,
  total: toPounds(order.total),
  items: order.items.map((item) => ({ ...item, price: toPounds(item.price) })),
});
