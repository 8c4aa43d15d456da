import * as v from "valibot";
import { CATEGORY_IDS, PACK_SIZES } from "#core/catalogue/catalogue.ts";
import { type Pack as CataloguePack, packId } from "#core/catalogue/pack.ts";
import { instantOf, isDay } from "#core/shared/day.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";

/** Databases take neither a NUL nor half a surrogate pair. */
const isWhole = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

const TEXT = v.pipe(v.string(), v.check(isWhole));

export const text = (most: number) => v.pipe(TEXT, v.maxLength(most));

export const Id = v.pipe(TEXT, v.minLength(1), v.maxLength(200));

export const Email = text(320);

export const Words = text(500);

export const Html = text(8_000_000);

const MOST = 1_000_000_000_000;

export const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));

export const Figure = v.pipe(v.number(), v.minValue(-MOST), v.maxValue(MOST));

export const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

export const pairs = <Item>(
  item: v.GenericSchema<Item>,
  most: number,
  keyOf: (one: Item) => string,
) =>
  v.pipe(
    list(item, most),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const keys = dataset.value.map(keyOf);
      if (new Set(keys).size < keys.length) addIssue();
    }),
  );

export const Category = v.picklist(CATEGORY_IDS);

export const Pack = { category: Category, packSize: v.picklist(PACK_SIZES) };

export const packs = <Item extends CataloguePack>(item: v.GenericSchema<Item>) =>
  pairs(item, 100, packId);

export const Typed = text(2_000);

export const typedFields = <Field extends string>(letters: Readonly<Record<Field, number>>) =>
  Object.keys(letters) as Field[];

export const AnyJson = v.nonOptional(v.unknown());

export const ADay = v.pipe(text(10), v.check(isDay));

export const Instant = v.pipe(
  text(40),
  v.check((said) => instantOf(said) !== null),
);

/** The rules bound the time that a device claims. */
export const MadeAt = v.optional(Instant);

/** An object of which nothing is needed takes a list as well. */
export const noList = <Value>() => v.custom<Value>((value) => !Array.isArray(value));

export const Days = v.pipe(
  noList<ChosenDays>(),
  v.object(v.entriesFromList(DELIVERY_METHODS, v.exactOptional(ADay))),
);

export const Halves = pairs(
  v.picklist(DELIVERY_METHODS),
  DELIVERY_METHODS.length,
  (method) => method,
);

export const removed = <Item extends { readonly id: string }>(item: v.GenericSchema<Item>) =>
  pairs<{ item: Item; unknown: unknown }>(
    v.object({ item, unknown: AnyJson }),
    100,
    ({ item: { id } }) => id,
  );

export const WeekMethod = v.picklist(DELIVERY_METHODS);

export const Flag = v.boolean();

export const MayBe = v.exactOptional(Flag);

export const MoveWords = { eggsAnyway: MayBe, leavePacked: MayBe };
