import { type Book, broughtBack, takenOut, withKnown } from "#core/egg-book/book.ts";
import { outBut } from "#core/egg-book/out-but.ts";
import { type EggsOfHalf, foundAgain, lost, unpacked } from "#core/egg-book/pack-order.ts";
import { type EggsOfOrder, eggsForDays } from "#core/fefo/promised-eggs.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import { itemsThatBecame } from "#core/orders/given-packs.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { methodsIn, methodsOut } from "#core/orders/promised.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { ShopRecords } from "#ports/records.ts";

type Lots = Pick<ShopRecords, "lots" | "moves">;

interface Change {
  readonly before: Order;
  readonly after: Order;
  readonly farm: OfDays;
}

type Out = readonly EggsOfHalf[];

/** As many of the eggs that are out as are wanted of each kind. */
const takenOf = (
  { lots }: Book,
  out: Out,
  wanted: readonly EggsOfOrder[],
): readonly [taken: Out, rest: Out] => {
  const asked = new Map<string, number>(wanted.map(({ category, eggs }) => [category, eggs]));
  const taken = out.map((one) => {
    const category = lots.find(({ id }) => id === one.lot)?.category ?? "";
    const eggs = Math.min(one.eggs, asked.get(category) ?? 0);
    asked.set(category, (asked.get(category) ?? 0) - eggs);
    return { ...one, eggs };
  });
  const rest = out.map((one, at) => ({ ...one, eggs: one.eggs - (taken[at]?.eggs ?? 0) }));
  const some = (all: Out): Out => all.filter(({ eggs }) => eggs > 0);
  return [some(taken), some(rest)];
};

const wantedOf = (
  became: "back" | "broken",
  { before, after, farm }: Change,
  now: string,
  methods: readonly DeliveryMethod[],
): readonly EggsOfOrder[] =>
  eggsForDays({ ...before, items: itemsThatBecame(became, before, after) }, now, farm, methods);

/** Eggs that have left: as found where their half was packed without the book. */
const givenOfHalf = async (
  records: Lots,
  book: Book,
  change: Change,
  method: DeliveryMethod,
): Promise<Book> => {
  const { before } = change;
  const others = methodsOf(before).filter((one) => one !== method);
  const { out, lots } = await outBut(records, before, others);
  const [back, broken] = (["back", "broken"] as const).map((became) =>
    wantedOf(became, change, book.now, [method]),
  );
  if (out.length === 0) return foundAgain(book, back ?? []);
  const known = withKnown(book, lots);
  const [whole, rest] = takenOf(known, out, back ?? []);
  const [gone] = takenOf(known, rest, broken ?? []);
  const mended = unpacked(known, whole, before.id);
  const there = broughtBack(mended, gone, { kind: "unpacked", order: before.id });
  return takenOut(
    there,
    gone.map(({ lot, eggs }) => ({ lot, eggs })),
    { kind: "broken" },
  );
};

/** Packs that were given back between two versions of an order: their eggs are here again, or broken. */
export const packsGiven = async (records: Lots, book: Book, change: Change): Promise<Book> => {
  const { before, after } = change;
  if (before.items === after.items) return book;
  let next = lost(book, wantedOf("broken", change, book.now, methodsIn(before)), "broken");
  for (const method of methodsOut(before)) next = await givenOfHalf(records, next, change, method);
  return next;
};
