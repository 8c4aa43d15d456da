import { EGG_TYPES, type EggType } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import { emailSpellings } from "#core/customers/email-key.ts";
import { addressLines } from "#core/orders/address.ts";
import type { Order, OrderItem } from "#core/orders/order.ts";
import { ORDER_STATUSES, STATUSES_IN_ONE_BROWSER } from "#core/orders/order-status.ts";
import { searchable, wordsOf } from "#core/shared/word-search.ts";

export const STATUS_FILTERS = ["All", ...ORDER_STATUSES] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const FILTERS_IN_ONE_BROWSER: readonly StatusFilter[] = STATUS_FILTERS.filter(
  (filter) =>
    filter === "All" || (STATUSES_IN_ONE_BROWSER as readonly StatusFilter[]).includes(filter),
);

const numberWord = (id: string): readonly string[] =>
  /^[\w-]+$/.test(id) ? [`#${id.toLowerCase()}`] : [];

const kindOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ eggs$/, "")
    .replaceAll(" ", "");

const packWords = ({ id, name, packSize }: OrderItem): readonly string[] => {
  const word = `${kindOf(name)}-${packSize}`;
  const words = packOf(id) ? [id.toLowerCase()] : [];
  return [...new Set(/^[a-z]+-\d+$/.test(word) ? [...words, word] : words)];
};

/** A store may keep the first words alone: these are what an order is asked for by. */
const wordsBefore = (words: readonly string[]): string => words.map((word) => ` ${word}`).join("");

const saidOf = ({ name }: EggType): string =>
  wordsOf(name)
    .join(" ")
    .replace(/ eggs$/, "");

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Matches a pack typed in full or in part: "large 12", "extra large eggs (12 pack)". */
const saidPack = (said: readonly string[]): RegExp =>
  new RegExp(
    `(^| )(${said.map(literal).join("|")})(?: eggs)? \\(?(\\d+)(?: p(?:a|ac|acks?)?)?\\)?(?= |$)`,
    "g",
  );

export const askedOf = (typed: string, eggs: readonly EggType[] = EGG_TYPES): string => {
  const ids = new Map(eggs.map((kind) => [saidOf(kind), kind.id.toLowerCase()]));
  return wordsOf(typed)
    .join(" ")
    .replace(
      saidPack([...ids.keys()]),
      (_said, before: string, kind: string, size: string) => `${before}${ids.get(kind)}-${size}`,
    );
};

export const orderText = ({
  id,
  customerEmail,
  customerName = "",
  phone = "",
  address,
  note = "",
  items,
}: Order): string =>
  `${wordsBefore([...numberWord(id), ...items.flatMap(packWords)])}${searchable([
    id,
    ...emailSpellings(customerEmail),
    customerName,
    phone,
    ...(address ? addressLines(address) : []),
    note,
    ...items.map(({ name }) => name),
  ])}`;
