import type { NewOrder } from "#core/by-hand/add-order.ts";
import { NO_ADDRESS } from "#core/by-hand/typed-address.ts";
import type { OrderField, PackByHand } from "#core/by-hand/typed-order.ts";
import type { EggType } from "#core/catalogue/catalogue.ts";
import { type Pack, packId } from "#core/catalogue/pack.ts";
import { decodedAddress } from "#core/customers/decoded-domain.ts";
import type { HowPaid } from "#core/orders/paid-by-hand.ts";
import type { PriceSheet } from "#core/pricing/price-edit.ts";
import type { Day } from "#core/shared/day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { formatPounds, type Pence, readPounds } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";

interface TypedPack {
  readonly quantity: number;
  readonly price: string | null;
}

export interface TypedNewOrder {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly lines: string;
  readonly postcode: string;
  readonly note: string;
  readonly method: DeliveryMethod;
  /** Empty means the earliest open day. */
  readonly day: Day;
  readonly isDayAnyway: boolean;
  readonly how: HowPaid | "";
  readonly sendsMail: boolean;
  readonly packs: Readonly<Record<string, TypedPack>>;
}

export const EMPTY_ORDER: TypedNewOrder = {
  name: "",
  phone: "",
  email: "",
  lines: "",
  postcode: "",
  note: "",
  method: "collection",
  day: "",
  isDayAnyway: false,
  how: "",
  sendsMail: false,
  packs: {},
};

export interface PackLine {
  readonly id: string;
  readonly pack: Pack;
  readonly quantity: number;
  readonly listPrice: Pence;
  readonly typedPrice: string;
  readonly price: Pence | null;
}

const lineOf = (pack: Pack, typed: TypedNewOrder, sheet: PriceSheet): PackLine => {
  const id = packId(pack);
  const { quantity = 0, price = null } = typed.packs[id] ?? {};
  const listPrice = sheet[id]?.price ?? 0;
  const typedPrice = price ?? (listPrice > 0 ? formatPounds(listPrice) : "");
  return { id, pack, quantity, listPrice, typedPrice, price: readPounds(typedPrice) };
};

export const linesOf = (
  { id: category, sizes }: EggType,
  typed: TypedNewOrder,
  sheet: PriceSheet,
): readonly PackLine[] => sizes.map((packSize) => lineOf({ category, packSize }, typed, sheet));

export const takenOf = (
  kinds: readonly EggType[],
  typed: TypedNewOrder,
  sheet: PriceSheet,
): readonly PackLine[] =>
  kinds.flatMap((kind) => linesOf(kind, typed, sheet)).filter(({ quantity }) => quantity > 0);

export const eggsOf = (lines: readonly PackLine[]): number =>
  sumOf(lines, ({ pack, quantity }) => pack.packSize * quantity);

export const sumOfLines = (lines: readonly PackLine[]): Pence =>
  sumOf(lines, ({ price, quantity }) => (price ?? 0) * quantity);

export type NewOrderField = OrderField | "how";

export const unreadable = (
  { how }: TypedNewOrder,
  lines: readonly PackLine[],
): readonly NewOrderField[] => [
  ...(lines.some(({ price }) => price === null) ? (["prices"] as const) : []),
  ...(how === "" ? (["how"] as const) : []),
];

const packOf = ({ pack, quantity, price }: PackLine): PackByHand => ({
  ...pack,
  quantity,
  price: price ?? 0,
});

export const newOrderOf = (
  { lines, postcode, packs: _packs, isDayAnyway: _anyway, how, sendsMail, ...typed }: TypedNewOrder,
  taken: readonly PackLine[],
  anyway: NewOrder["anyway"],
): NewOrder => ({
  ...typed,
  email: decodedAddress(typed.email),
  address: typed.method === "delivery" ? { lines, postcode } : NO_ADDRESS,
  packs: taken.map(packOf),
  how: how || "account",
  sendsMail: sendsMail && typed.email.trim() !== "",
  anyway,
});
