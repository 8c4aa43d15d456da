import { emailKey, sameEmail } from "#core/customers/email-key.ts";
import { anonymous } from "#core/orders/anonymous.ts";
import { newestFirst } from "#core/orders/order.ts";
import { orderPageIn } from "#core/orders/order-page.ts";
import { placesOf } from "#core/orders/order-places.ts";
import { captureWord, payerWord } from "#core/orders/order-search.ts";
import { type ORDERS, YES } from "#core/orders/orders.ts";
import { STATUSES_TO_HAND_OVER, STATUSES_TO_PACK } from "#core/orders/status-sets.ts";
import { instantAt } from "#core/shared/calendar.ts";
import type { CollectionOf, Range } from "#ports/collection.ts";
import type { OrderRepository } from "#ports/order-repository.ts";

const PROMISED = [
  "promised_pullet",
  "promised_small",
  "promised_medium",
  "promised_large",
  "promised_extra_large",
  "promised_double_yolkers",
] as const;

const DATED = instantAt(1);

type Kept = CollectionOf<typeof ORDERS>;

type Asked = NonNullable<Parameters<Kept["count"]>[0]["where"]>;

export const ordersIn = (kept: Kept): OrderRepository => {
  const listed = (asked: Asked) => kept.where({ where: asked, by: "placed", isDescending: true });
  const forDays = (days: Range) => listed([{ delivery: days }, { collection: days }]);

  return {
    find: kept.find,
    known: async (ids) => (await kept.withIds(ids)).map(({ id }) => id),
    withIds: async (ids) => newestFirst(await kept.withIds(ids)),
    ofCapture: async (capture) =>
      (await kept.where({ where: { capture }, most: 1 }))[0] ??
      (await kept.where({ where: { words: captureWord(capture) } })).find(({ added }) =>
        added?.some(({ captureId }) => captureId === capture),
      ) ??
      null,
    add: (order) => kept.add([order]),
    replace: kept.replace,
    pending: () => listed({ status: "Pending" }),
    needingAttention: () => listed({ status: "Needs attention" }),
    toHandOver: () => listed({ status: { among: STATUSES_TO_HAND_OVER } }),
    toPack: async () => (await listed({ status: { among: STATUSES_TO_PACK } })).map(placesOf),
    eggsPromised: async () => {
      const sums = await kept.totals(PROMISED, { where: { promised: YES } });
      return {
        pullet: sums.promised_pullet,
        small: sums.promised_small,
        medium: sums.promised_medium,
        large: sums.promised_large,
        extraLarge: sums.promised_extra_large,
        doubleYolkers: sums.promised_double_yolkers,
      };
    },
    forDays: (days) => forDays({ among: days }),
    forDaysFrom: (day) => forDays({ from: day }),
    untold: () => listed({ untold: YES }),
    owed: () => listed({ owed: YES }),
    touchedSince: (instant) => listed({ touched: { from: instant } }),
    placesFrom: async (day) =>
      (
        await listed([
          { delivery: { from: day } },
          { collection: { from: day } },
          { undated: { among: STATUSES_TO_HAND_OVER } },
        ])
      ).map(placesOf),
    placedSince: (instant) => listed({ placed: { from: instant } }),
    oldest: async () =>
      (await kept.where({ where: { placed: { from: DATED } }, by: "placed", most: 1 }))[0] ?? null,
    hasPlacedBefore: async (before) =>
      (await kept.where({ where: { placed: { from: DATED, before } }, most: 1 })).length > 0,
    leaving: () => listed({ leaving: YES }),
    ofEmail: (email) => listed({ email: emailKey(email) }),
    paidBy: async (email) => {
      if (emailKey(email) === "") return [];
      const found = await listed({ words: payerWord(email) });
      return found.filter(({ payer }) => payer?.email && sameEmail(payer.email, email));
    },
    forget: (of, isGone) => {
      const asked = of === "leaving" ? { leaving: YES } : { email: emailKey(of.email) };
      return kept.rewrite({ where: asked }, (whole) =>
        isGone(whole.item) ? { item: anonymous(whole.item), unknown: null } : whole,
      );
    },
    page: orderPageIn(kept),
  };
};
