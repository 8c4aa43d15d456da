import * as v from "valibot";
import type { OfHens } from "#core/care/hens.ts";
import type { OfMedicines } from "#core/care/medicine.ts";
import type { Day } from "#core/shared/day.ts";
import { StoredDayOrNone } from "#core/shared/stored-day.ts";

export const FlockName = v.object({
  name: v.string(),
  /** The last day on which its hens count as young; empty where none is set. */
  pulletsUntil: StoredDayOrNone,
});

export type FlockName = Readonly<v.InferOutput<typeof FlockName>>;

export interface FlockCare extends FlockName, OfHens, OfMedicines {}

export const NO_CARE: FlockCare = { name: "", pulletsUntil: "", hens: [], medicines: [] };

export const MOST_NAME_LETTERS = 30;

export const isSameName = (a: FlockName, b: FlockName): boolean =>
  a.name === b.name && a.pulletsUntil === b.pulletsUntil;

export const isPulletDay = ({ pulletsUntil }: FlockName, day: Day): boolean =>
  pulletsUntil !== "" && day <= pulletsUntil;
