import type { Medicine } from "#core/care/medicine.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { entryDay } from "#core/flocks/flock-day.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { readFigure } from "#core/shared/figure.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export type TypedMedicine = Omit<Medicine, "id" | "days" | "struck"> & {
  readonly flock: FlockId;
  readonly days: string;
};

export type MedicineField = "medicine" | "quantity" | "first" | "last" | "days";

export type MedicineRefusal =
  | { readonly kind: "missing-fields"; readonly fields: readonly MedicineField[] }
  | { readonly kind: "unlikely-day"; readonly fields: readonly ("first" | "last" | "boughtOn")[] }
  | { readonly kind: "backwards" };

export const MOST_WITHDRAWAL_DAYS = 365;

const missingIn = (typed: TypedMedicine): readonly MedicineField[] => {
  const days = readFigure(typed.days) ?? -1;
  const isDays = Number.isInteger(days) && days >= 0 && days <= MOST_WITHDRAWAL_DAYS;
  return [
    ...(["medicine", "quantity"] as const).filter((field) => typed[field].trim() === ""),
    ...(["first", "last"] as const).filter((field) => !isDay(typed[field])),
    ...(isDays ? [] : (["days"] as const)),
  ];
};

const unlikelyIn = ({ first, last, boughtOn }: TypedMedicine, today: Day) =>
  (
    [
      ["first", first],
      ["last", last],
      ["boughtOn", boughtOn],
    ] as const
  ).flatMap(([field, day]) => (isDay(day) && entryDay(day, today) === null ? [field] : []));

const trimmed = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, String(text).trim()]),
  ) as Texts;

export const medicineOf = (
  typed: TypedMedicine,
  id: string,
  today: Day,
): Result<Medicine, MedicineRefusal> => {
  const missing = missingIn(typed);
  if (missing.length > 0) return refuse({ kind: "missing-fields", fields: missing });
  const unlikely = unlikelyIn(typed, today);
  if (unlikely.length > 0) return refuse({ kind: "unlikely-day", fields: unlikely });
  if (typed.last < typed.first) return refuse({ kind: "backwards" });
  const { flock: _flock, days, ...said } = typed;
  return accept({
    ...trimmed(said),
    id,
    boughtOn: isDay(said.boughtOn) ? said.boughtOn : "",
    days: readFigure(days) ?? 0,
    struck: null,
  });
};
