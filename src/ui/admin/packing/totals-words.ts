import { packName } from "#core/orders/packs-in-words.ts";
import type { EggsOfDay, LaidEggs } from "#core/packing/day-eggs.ts";
import { type KindTotal, traysOf } from "#core/packing/day-totals.ts";
import { writtenDate } from "#core/shared/calendar.ts";
import { sumOf } from "#core/shared/sum.ts";
import { counted } from "#ui/admin/packing/names.ts";

const traysInWords = (eggs: number): string => {
  const { trays, over } = traysOf(eggs);
  if (trays === 0) return "";
  return `, ${counted(trays, "tray")}${over > 0 ? ` and ${over}` : ""}`;
};

export const kindInWords = ({ name, eggs }: KindTotal): string =>
  `${name.replace(/\s+eggs$/i, "")}: ${counted(eggs, "egg")}${traysInWords(eggs)}`;

export const packsOfKind = ({ name, packs }: KindTotal): readonly string[] =>
  packs.map((one) => `${one.packs} × ${packName({ name, packSize: one.size })}`);

const takenInWords = (take: readonly LaidEggs[]): string => {
  const words = take
    .map(({ laid, eggs }) => `laid ${writtenDate(laid).replace(/ \d{4}$/, "")}: ${eggs}`)
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const eggsInWords = ({ category, name }: KindTotal, eggs: EggsOfDay | null) => {
  const own = eggs?.kinds.find((kind) => kind.category === category);
  const date = category && eggs?.bestBefore[category];
  return [
    own && own.take.length > 0 ? takenInWords(own.take) : "",
    date ? `Best before ${writtenDate(date)}` : "",
    own && own.short > 0 ? `Short: ${own.short} ${name}` : "",
  ].filter((words) => words !== "");
};

export const datesAlone = (eggs: EggsOfDay | null): EggsOfDay | null =>
  eggs && { ...eggs, kinds: [] };

export const allInWords = (kinds: readonly KindTotal[]): string => {
  const packs = sumOf(kinds, (kind) => sumOf(kind.packs, (one) => one.packs));
  const eggs = sumOf(kinds, (kind) => kind.eggs);
  return `In all: ${counted(packs, "pack")}, ${counted(eggs, "egg")}`;
};
