import type { Codec } from "#adapters/farm-json/kind-format.ts";
import { asMap } from "#adapters/farm-json/records.ts";
import { toPence, toPounds } from "#core/shared/money.ts";

const withMoney = (agreement: unknown, money: (amount: number) => number): unknown => {
  const purchase = asMap(asMap(agreement)?.purchase);
  if (!purchase) return agreement;
  const inUnit = (amount: unknown) => (typeof amount === "number" ? money(amount) : amount);
  const priced = (line: unknown): unknown => {
    const map = asMap(line);
    return map ? { ...map, price: inUnit(map.price) } : line;
  };
  const lines = Array.isArray(purchase.lines) ? purchase.lines.map(priced) : purchase.lines;
  return { ...asMap(agreement), purchase: { ...purchase, total: inUnit(purchase.total), lines } };
};

export const agreementCodec: Codec = {
  fromStored: (stored) => withMoney(stored, toPence),
  toStored: (agreement) => withMoney(agreement, toPounds),
};
