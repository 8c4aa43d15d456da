import { isAnonymous } from "#core/orders/anonymous.ts";
import { hasGivenUpPlace } from "#core/orders/cancelling.ts";
import { isReadyToCollect, methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import type { News, Untold, WhyUntold } from "#core/orders/untold.ts";

export interface ToRing {
  readonly id: string;
  readonly customerName: string;
  readonly phone: string;
  readonly why: WhyUntold;
}

export interface Told {
  readonly mailed: number;
  readonly untold: readonly ToRing[];
}

const isToCome = (order: Order): boolean =>
  methodsHere(order).length > 0 && !hasGivenUpPlace(order);

const IS_STILL_NEWS: Readonly<Record<News, (order: Order) => boolean>> = {
  taken: isToCome,
  moved: isToCome,
  changed: isToCome,
  ready: isReadyToCollect,
  refunded: () => true,
};

export const untoldOf = (order: Order): readonly Untold[] =>
  isAnonymous(order) ? [] : (order.untold ?? []).filter(({ news }) => IS_STILL_NEWS[news](order));

const keeping = ({ untold: _before, ...order }: Order, untold: readonly Untold[]): Order =>
  untold.length > 0 ? { ...order, untold } : order;

export const withoutUntold = (order: Order, news: News): Order =>
  order.untold
    ? keeping(
        order,
        order.untold.filter((one) => one.news !== news && one.news !== "taken"),
      )
    : order;

export const withUntold = (order: Order, untold: Untold): Order =>
  keeping(order, [...(withoutUntold(order, untold.news).untold ?? []), untold]);

export const withoutOldNews = (order: Order): Order =>
  order.untold ? keeping(order, untoldOf(order)) : order;

export const toRing = ({ id, customerName = "", phone = "" }: Order, why: WhyUntold): ToRing => ({
  id,
  customerName,
  phone,
  why,
});

export const toldOf = (order: Order, news: News): Told => {
  const untold = (order.untold ?? []).filter((one) => one.news === news);
  return {
    mailed: untold.length > 0 ? 0 : 1,
    untold: untold.map(({ why }) => toRing(order, why)),
  };
};

export const addedUp = (all: readonly Told[]): Told => ({
  mailed: all.reduce((sum, { mailed }) => sum + mailed, 0),
  untold: all.flatMap(({ untold }) => untold),
});
