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
  /** Last given before it was first given. */
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
  return accept({
    id,
    medicine: typed.medicine.trim(),
    batch: typed.batch.trim(),
    quantity: typed.quantity.trim(),
    treated: typed.treated.trim(),
    reason: typed.reason.trim(),
    boughtFrom: typed.boughtFrom.trim(),
    boughtOn: isDay(typed.boughtOn) ? typed.boughtOn : "",
    first: typed.first,
    last: typed.last,
    days: readFigure(typed.days) ?? 0,
    prescribedBy: typed.prescribedBy.trim(),
    struck: null,
  });
};
