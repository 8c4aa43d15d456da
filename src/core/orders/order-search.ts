import { EGG_TYPES, type EggType } from "#core/catalogue/catalogue.ts";
import { packOf } from "#core/catalogue/pack.ts";
import { emailKey, emailSpellings } from "#core/customers/email-key.ts";
import { addressLines } from "#core/orders/address.ts";
import { type Order, type OrderItem, SHORT_ID_LENGTH } from "#core/orders/order.ts";
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

const MIXED = /^(?=.*\d)[a-z\d]+$/;
const ALIKE: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1" };

/** Who hears a number, or reads it, takes O for 0, and I or l for 1. */
const asHeard = (word: string): string =>
  MIXED.test(word) ? word.replace(/[oil]/g, (letter) => ALIKE[letter] ?? letter) : word;

const isHeardOtherwise = (word: string): boolean => asHeard(word) !== word;

const LAST_LETTERS = 4;

/** An order's number, and the end of it, as they are heard. */
const heardNumber = (id: string): readonly string[] => {
  const number = id.slice(0, SHORT_ID_LENGTH).toLowerCase();
  return MIXED.test(number) ? [asHeard(number), asHeard(number).slice(-LAST_LETTERS)] : [];
};

/** A number that was typed with gaps: "5O19 0127", "5O-19-01-27". */
const withoutGaps = (words: readonly string[]): readonly string[] => {
  const parts = words.flatMap((word) => word.split(/[-./]/));
  const whole = parts.join("");
  const isNumber =
    whole.length === SHORT_ID_LENGTH &&
    MIXED.test(whole) &&
    parts.every(({ length }) => length <= LAST_LETTERS);
  return isNumber ? [whole] : words;
};

export const askedOf = (typed: string, eggs: readonly EggType[] = EGG_TYPES): string => {
  const ids = new Map(eggs.map((kind) => [saidOf(kind), kind.id.toLowerCase()]));
  return withoutGaps(wordsOf(typed))
    .join(" ")
    .replace(
      saidPack([...ids.keys()]),
      (_said, before: string, kind: string, size: string) => `${before}${ids.get(kind)}-${size}`,
    )
    .split(" ")
    .map(asHeard)
    .join(" ");
};

/** What is searched for as it is heard must be there so too. */
const withHeard = (text: string): string =>
  `${text}${wordsBefore([...new Set(text.split(" ").filter(isHeardOtherwise).map(asHeard))])}`;

/** Finds an order by the e-mail address of its payer, in any spelling. */
export const payerWord = (email: string): string => wordsOf(`paid-by:${emailKey(email)}`).join("");

/** Finds an order by a payment that added packs to it. */
export const captureWord = (captureId: string): string => wordsOf(`money:${captureId}`).join("");

const ofPayer = (payer: Order["payer"] = {}) => {
  const { name = "", email = "" } = payer;
  const said = email === "" ? [] : emailSpellings(email);
  return { words: email === "" ? [] : [payerWord(email)], texts: [...said, name] };
};

export const orderText = ({
  id,
  customerEmail,
  customerName = "",
  recipient = "",
  payer,
  phone = "",
  address,
  note = "",
  items,
  added = [],
}: Order): string => {
  const { words, texts } = ofPayer(payer);
  return withHeard(
    `${wordsBefore([...numberWord(id), ...heardNumber(id), ...words, ...added.map(({ captureId }) => captureWord(captureId)), ...items.flatMap(packWords)])}${searchable(
      [
        id,
        ...emailSpellings(customerEmail),
        customerName,
        recipient,
        ...texts,
        phone,
        ...(address ? addressLines(address) : []),
        note,
        ...items.map(({ name }) => name),
      ],
    )}`,
  );
};
