import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
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

export const hasStatus = (order: Order, filter: StatusFilter): boolean =>
  filter === "All" || order.status === filter;

/** "#5o190127tn364715t". */
const numberWord = (id: string): readonly string[] =>
  /^[\w-]+$/.test(id) ? [`#${id.toLowerCase()}`] : [];

const kindOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ eggs$/, "")
    .replaceAll(" ", "");

/** "large-12", where the name is plain. */
const packWord = ({ name, packSize }: OrderItem): readonly string[] => {
  const word = `${kindOf(name)}-${packSize}`;
  return /^[a-z]+-\d+$/.test(word) ? [word] : [];
};

const wordsBehind = (words: readonly string[]): string => words.map((word) => ` ${word}`).join("");

const KINDS = EGG_TYPES.map(({ name }) => name.toLowerCase().replace(/ eggs$/, ""));

/** A pack as it is said, or typed in part: "large 12", "extra large eggs (12 pack)". */
const SAID_PACK = new RegExp(
  `(^| )(${KINDS.join("|")})(?: eggs)? \\(?(\\d+)(?: p(?:a|ac|acks?)?)?\\)?(?= |$)`,
  "g",
);

/** The words to search for: a pack that was typed in several words becomes one. */
export const askedOf = (typed: string): string =>
  wordsOf(typed)
    .join(" ")
    .replace(
      SAID_PACK,
      (_said, before: string, kind: string, size: string) => `${before}${kindOf(kind)}-${size}`,
    );

export const orderText = ({
  id,
  customerEmail,
  customerName = "",
  phone = "",
  address,
  note = "",
  items,
}: Order): string =>
  `${searchable([
    id,
    customerEmail,
    customerName,
    phone,
    ...(address ? addressLines(address) : []),
    note,
    ...items.map(({ name }) => name),
  ])}${wordsBehind([...numberWord(id), ...items.flatMap(packWord)])}`;
