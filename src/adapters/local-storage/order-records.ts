import { ordersFormat, orderToJson } from "#adapters/farm-json/orders-format.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { withOwnWrites } from "#adapters/local-storage/own-writes.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { eggsPromised } from "#core/fefo/promised-eggs.ts";
import {
  isForDayFrom,
  isForDays,
  isPaidBy,
  newestFirst,
  type Order,
  placedAt,
} from "#core/orders/order.ts";
import { isOwed, isTouchedSince } from "#core/orders/order-money.ts";
import { isOrderOf } from "#core/orders/order-of.ts";
import { mayTakePlacesFrom, placesOf } from "#core/orders/order-places.ts";
import { askedOf, hasStatus, orderText } from "#core/orders/order-search.ts";
import { isOfDay } from "#core/orders/orders-of-day.ts";
import { isPending, isToHandOver, isToPack } from "#core/orders/status-sets.ts";
import { instantOf } from "#core/shared/day.ts";
import { pageOf } from "#core/shared/page.ts";
import { isFoundBy } from "#core/shared/word-search.ts";
import type { OrderRepository } from "#ports/order-repository.ts";

const newest = new WeakMap<readonly Order[], readonly Order[]>();

const sorted = (orders: readonly Order[]): readonly Order[] => {
  const known = newest.get(orders) ?? newestFirst(orders);
  newest.set(orders, known);
  return known;
};

const texts = new WeakMap<Order, string>();

const textOf = (order: Order): string => {
  const text = texts.get(order) ?? orderText(order);
  texts.set(order, text);
  return text;
};

const UNTIL_SHOWN_MS = 300;
const A_SLICE = 100;
const prepared = new WeakSet<readonly Order[]>();

const prepareSearch = (orders: readonly Order[], from = 0): void => {
  if (from === 0 && prepared.has(orders)) return;
  prepared.add(orders);
  if (from >= orders.length) return;
  setTimeout(
    () => {
      for (const order of orders.slice(from, from + A_SLICE)) textOf(order);
      prepareSearch(orders, from + A_SLICE);
    },
    from === 0 ? UNTIL_SHOWN_MS : 0,
  );
};

export const createOrders = (documents: Documents, area: StorageArea): OrderRepository => {
  const { all, find, add, replace } = documentList(withOwnWrites(documents), area, {
    document: ordersFormat,
    idOf: ({ id }) => id,
    toJson: (order) => JSON.parse(JSON.stringify(orderToJson(order))),
  });
  const where = async (isWanted: (order: Order) => boolean): Promise<readonly Order[]> =>
    structuredClone(sorted(all()).filter(isWanted));

  return {
    find,
    add,
    replace,
    known: async (ids) => all().flatMap(({ id }) => (id !== "" && ids.includes(id) ? [id] : [])),
    withIds: (ids) => where(({ id }) => id !== "" && ids.includes(id)),
    ofCapture: async (captureId) => structuredClone(all().find(isPaidBy(captureId)) ?? null),
    pending: () => where(isPending),
    toHandOver: () => where(isToHandOver),
    eggsPromised: async () => eggsPromised(all()),
    toPack: async () => structuredClone(sorted(all()).filter(isToPack).map(placesOf)),
    forDays: (days) => where(isForDays(days)),
    forDaysFrom: (day) => where(isForDayFrom(day)),
    untold: () => where(({ untold }) => untold !== undefined),
    owed: () => where(isOwed),
    touchedSince: (instant) => where(isTouchedSince(instant)),
    placesFrom: async (day) =>
      structuredClone(sorted(all()).filter(mayTakePlacesFrom(day)).map(placesOf)),
    placedSince: async (instant) => {
      const since = instantOf(instant) ?? 0;
      const orders = sorted(all());
      const end = orders.findIndex((order) => placedAt(order) < since);
      return structuredClone(end < 0 ? orders : orders.slice(0, end));
    },
    oldest: async () =>
      structuredClone(sorted(all()).findLast((order) => placedAt(order) > 0) ?? null),
    leaving: () => where(({ leaving }) => leaving === true),
    ofEmail: (email) => where((order) => isOrderOf(order, email)),
    page: async ({ text, status, day, after }) => {
      const isFound = isFoundBy(askedOf(text));
      const isAny = text.trim() === "";
      const orders = sorted(all());
      prepareSearch(orders);
      const found = orders.filter(
        (order) =>
          hasStatus(order, status) &&
          (!day || isOfDay(order, day)) &&
          (isAny || isFound(textOf(order))),
      );
      return structuredClone(pageOf(found, after));
    },
  };
};
