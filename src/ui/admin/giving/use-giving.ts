import { useState } from "react";
import * as v from "valibot";
import { EGGS_AFTER, type EggsAfter, type GivenPack } from "#core/orders/given-back.ts";
import { packsToGive } from "#core/orders/given-packs.ts";
import { methodsHere } from "#core/orders/halves.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import { hasLogged } from "#core/orders/order-log.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import { leftAtProvider, leftOf } from "#core/orders/order-money.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { isByHand } from "#core/orders/paid-by-hand.ts";
import { isPending } from "#core/orders/status-sets.ts";
import { type Giving, WAYS_GIVEN } from "#core/payments/giving.ts";
import { formatPounds, type Pence, readPounds } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import { newWish } from "#ui/admin/orders/new-wish.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";

export const WAYS = ["provider", ...WAYS_GIVEN] as const;

export type Way = (typeof WAYS)[number];

const Chosen = v.object({ quantity: v.number(), eggs: v.picklist(EGGS_AFTER) });

export type ChosenPacks = v.InferOutput<typeof Chosen>;

/** `amount`: as typed; null while it follows the packs. */
const Typed = v.object({
  packs: v.array(Chosen),
  amount: v.nullable(v.string()),
  reason: v.string(),
  how: v.picklist(WAYS),
});

type Typed = v.InferOutput<typeof Typed>;

export interface GivenLine {
  readonly item: OrderItem;
  /** How many of it can still be given back. */
  readonly most: number;
  readonly isHere: boolean;
  readonly chosen: ChosenPacks;
}

const eggsAtFirst = (order: Order, item: OrderItem): EggsAfter =>
  isPending(order) && methodsHere(order).includes(methodOf(item)) ? "back" : "with-customer";

const packsOf = (order: Order, isAll: boolean): readonly ChosenPacks[] =>
  order.items.map((item) => ({
    quantity: isAll ? packsToGive(item) : 0,
    eggs: eggsAtFirst(order, item),
  }));

/** Where all comes back there is nothing to choose first. */
const isAllAtFirst = (order: Order): boolean =>
  leftOf(order) === 0 || hasLogged(order, "paid-twice");

/** What is asked for again. */
export type Preset = Pick<Typed, "how"> & { readonly amount: string };

const atFirst = (order: Order, preset: Preset | undefined): Typed => ({
  packs: [...packsOf(order, isAllAtFirst(order))],
  amount: null,
  reason: "",
  how: isByHand(order) ? "cash" : "provider",
  ...preset,
});

const readTyped = (text: string, before: Typed): Typed => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Typed), text);
  return read.success && read.output.packs.length === before.packs.length ? read.output : before;
};

const isAllOf = (lines: readonly GivenLine[]): boolean =>
  lines.every(({ chosen, most }) => chosen.quantity >= most);

/** What the chosen packs cost, and all that is here for all of them. */
const sumOfPacks = (left: Pence, lines: readonly GivenLine[]): Pence => {
  const sum = sumOf(lines, ({ item, chosen }) => item.price * chosen.quantity);
  return isAllOf(lines) && lines.length > 0 ? left : Math.min(left, sum);
};

const packOf = ({ item, chosen }: GivenLine): readonly GivenPack[] =>
  chosen.quantity > 0
    ? [{ id: item.id, method: methodOf(item), quantity: chosen.quantity, eggs: chosen.eggs }]
    : [];

export const useGiving = (order: Order, preset?: Preset) => {
  const [first] = useState(() => atFirst(order, preset));
  const [typed, setTyped] = useState(first);
  const [wish, setWish] = useState(newWish);
  const written = JSON.stringify(typed);
  const forget = useKeptText(
    `refund ${order.id}`,
    written === JSON.stringify(first) ? null : written,
    (text) => setTyped((before) => readTyped(text, before)),
  );
  const here = methodsHere(order);
  const lines = order.items.map((item, at): GivenLine => {
    const most = packsToGive(item);
    const { quantity = 0, eggs = "with-customer" } = typed.packs[at] ?? {};
    const chosen = { quantity: Math.min(quantity, most), eggs } as const;
    return { item, most, isHere: here.includes(methodOf(item)), chosen };
  });
  const left = typed.how === "provider" ? leftAtProvider(order) : leftOf(order);
  const follows = sumOfPacks(left, lines);
  const amount = typed.amount ?? formatPounds(follows);
  const { reason, how } = typed;

  const giving = (): Giving => ({
    order: order.id,
    packs: lines.flatMap(packOf),
    amount: typed.amount === null ? follows : (readPounds(typed.amount) ?? 0),
    reason,
    ...(how !== "provider" && { how }),
    version: versionOf(order),
    wish,
  });

  return {
    lines,
    left,
    amount,
    reason,
    how,
    pence: typed.amount === null ? follows : readPounds(typed.amount),
    isAll: isAllOf(lines),
    giving,
    forget,
    drawAgain: () => setWish(newWish()),
    chooseAll: () => setTyped({ ...typed, packs: [...packsOf(order, true)], amount: null }),
    choose: (at: number, chosen: ChosenPacks) =>
      setTyped({ ...typed, packs: typed.packs.with(at, chosen), amount: null }),
    typeAmount: (text: string) => setTyped({ ...typed, amount: text }),
    typeReason: (text: string) => setTyped({ ...typed, reason: text }),
    chooseHow: (way: Way) => setTyped({ ...typed, how: way }),
  };
};
