import { useState } from "react";
import * as v from "valibot";
import type { EggType } from "#core/catalogue/catalogue.ts";
import { packId, packOf } from "#core/catalogue/pack.ts";
import { DIFFERENCES, overpaid, type PacksChange } from "#core/changing/changing.ts";
import { type PackPrices, priceOfPack, withPacksWanted } from "#core/orders/changed-packs.ts";
import { packsToGive } from "#core/orders/given-packs.ts";
import { methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import { paidTowards } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { isByHand } from "#core/orders/paid-by-hand.ts";
import { mayGiveBack } from "#core/payments/giving.ts";
import type { PriceSheet } from "#core/pricing/price-edit.ts";
import { type Prices, pricesBy } from "#core/pricing/prices.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { formatPounds, readPounds } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { PackLine } from "#ui/admin/by-hand/typed-new-order.ts";
import { WAYS, type Way } from "#ui/admin/giving/use-giving.ts";
import { newWish } from "#ui/admin/orders/new-wish.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { useSetting } from "#ui/shared/setting.ts";

const Typed = v.object({
  packs: v.record(v.string(), v.object({ quantity: v.number(), price: v.nullable(v.string()) })),
  difference: v.nullable(v.picklist(DIFFERENCES)),
  how: v.picklist(WAYS),
});

type Typed = v.InferOutput<typeof Typed>;

export interface ChangedLine extends PackLine {
  readonly key: string;
  readonly method: DeliveryMethod;
  readonly name: string;
  readonly before: number;
}

interface Sheet {
  readonly prices: PriceSheet;
  readonly eggs: readonly EggType[];
}

const todayOf = ({ prices }: Sheet): Prices => pricesBy((pack) => prices[packId(pack)]?.price);

const idsOf = ({ items }: Order, method: DeliveryMethod): readonly string[] => [
  ...new Set(items.filter((item) => methodOf(item) === method).map(({ id }) => id)),
];

const lineOf = (
  order: Order,
  [id, method]: readonly [string, DeliveryMethod],
  typed: Typed,
  sheet: Sheet,
): readonly ChangedLine[] => {
  const pack = packOf(id);
  if (!pack) return [];
  const key = `${id} ${method}`;
  const own = order.items.filter((item) => item.id === id && methodOf(item) === method);
  const before = sumOf(own, packsToGive);
  const { quantity = before, price = null } = typed.packs[key] ?? {};
  const listPrice = priceOfPack(order, { id, method }, todayOf(sheet)) ?? 0;
  const typedPrice = price ?? (listPrice > 0 ? formatPounds(listPrice) : "");
  const name = sheet.eggs.find((kind) => kind.id === pack.category)?.name ?? "";
  const line = { id, pack, quantity, listPrice, typedPrice, price: readPounds(typedPrice) };
  return [{ ...line, key, method, name, before }];
};

const othersOf = (order: Order, method: DeliveryMethod, { eggs }: Sheet): readonly string[] => {
  const own = idsOf(order, method);
  return eggs
    .flatMap(({ id: category, sizes }) => sizes.map((packSize) => packId({ category, packSize })))
    .filter((id) => !own.includes(id));
};

export interface ChangedHalf {
  readonly method: DeliveryMethod;
  readonly own: readonly ChangedLine[];
  readonly others: readonly ChangedLine[];
}

const isChanged = ({ quantity, before, price, listPrice }: ChangedLine): boolean =>
  quantity !== before || (quantity > 0 && price !== listPrice);

const pricesOf = (lines: readonly ChangedLine[]): PackPrices =>
  Object.fromEntries(
    lines.flatMap(({ id, quantity, price, listPrice }) =>
      quantity > 0 && price !== null && price !== listPrice ? [[id, price]] : [],
    ),
  );

const readTyped = (text: string, before: Typed): Typed => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Typed), text);
  return read.success ? read.output : before;
};

/** How money of it can go back. */
const waysBack = (order: Order, isShared: boolean): readonly Way[] =>
  WAYS.filter(
    (way) => way !== "provider" || (!isByHand(order) && mayGiveBack(order, undefined, isShared)),
  );

const atFirst = (ways: readonly Way[]): Typed => ({
  packs: {},
  difference: null,
  how: ways[0] ?? "cash",
});

/** The owner's 'anyway' holds until she changes the packs again. */
const NOT_ANYWAY = { eggs: false, day: false };

const useTyped = (order: Order, ways: readonly Way[]) => {
  const [first] = useState(() => atFirst(ways));
  const [typed, setTyped] = useState(first);
  const written = JSON.stringify(typed);
  const forget = useKeptText(
    `change packs ${order.id}`,
    written === JSON.stringify(first) ? null : written,
    (text) => setTyped((before) => readTyped(text, before)),
  );
  return { typed, setTyped, forget };
};

export const useChangedPacks = (order: Order, sheet: Sheet) => {
  const { isShared } = useSetting();
  const ways = waysBack(order, isShared);
  const { typed, setTyped, forget } = useTyped(order, ways);
  const [wish] = useState(newWish);
  const [anyway, setAnyway] = useState(NOT_ANYWAY);
  const linesOf = (ids: readonly string[], method: DeliveryMethod) =>
    ids.flatMap((id) => lineOf(order, [id, method], typed, sheet));
  const halves = methodsHere(order).map(
    (method): ChangedHalf => ({
      method,
      own: linesOf(idsOf(order, method), method),
      others: linesOf(othersOf(order, method, sheet), method),
    }),
  );
  const changed = halves.flatMap(({ own, others }) => [...own, ...others]).filter(isChanged);
  const packs = changed.map(({ id, method, quantity }) => ({ id, method, quantity }));
  const prices = pricesOf(changed);
  const after = withPacksWanted(order, packs, prices, todayOf(sheet), sheet.eggs);
  const difference = after.total - order.total;
  const back = overpaid(order, after);
  const chosen = typed.difference ?? (difference > 0 ? "at-door" : "give-back");

  const change = (): PacksChange => ({
    order: order.id,
    packs,
    prices,
    difference: chosen,
    ...(typed.how !== "provider" && { how: typed.how }),
    version: versionOf(order),
    anyway,
    wish,
  });

  return {
    halves,
    difference,
    back,
    chosen,
    how: typed.how,
    ways,
    owed: Math.max(0, after.total - paidTowards(order)),
    total: after.total,
    hasChanged: changed.length > 0,
    isUnpriced: changed.some(({ quantity, price }) => quantity > 0 && price === null),
    change,
    forget,
    noteRefused: (kind: string) =>
      setAnyway((before) => ({
        eggs: before.eggs || kind === "more-than-for-sale",
        day: before.day || kind === "day-not-open",
      })),
    take: (key: string, pack: Typed["packs"][string]) => {
      setAnyway(NOT_ANYWAY);
      setTyped({ ...typed, packs: { ...typed.packs, [key]: pack }, difference: null });
    },
    choose: (next: Typed["difference"]) => setTyped({ ...typed, difference: next }),
    chooseHow: (how: Way) => setTyped({ ...typed, how }),
  };
};

export type ChangedPacksForm = ReturnType<typeof useChangedPacks>;
