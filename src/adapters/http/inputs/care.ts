import * as v from "valibot";
import { Flock } from "#adapters/http/inputs/flocks.ts";
import { Id, removed, Typed, Whole } from "#adapters/http/schemas.ts";
import { HEN_MOVES } from "#core/care/hens.ts";
import { Medicine } from "#core/care/medicine.ts";

const FlockName = v.object({ name: Typed, pulletsUntil: Typed });

export const FlockNaming = v.object({ flock: Flock, ...FlockName.entries, before: FlockName });

export const TypedHens = v.object({
  flock: Flock,
  date: Typed,
  what: Typed,
  hens: Typed,
  weeks: Typed,
  note: Typed,
});

const Hens = v.object({
  id: Id,
  date: Typed,
  what: v.picklist(HEN_MOVES),
  hens: Whole,
  weeks: v.nullable(Whole),
  note: Typed,
});

export const HensEdit = v.object({ ...TypedHens.entries, before: Hens });

export const RemovedHens = v.object({ flock: Flock, removed: removed(Hens) });

const said = v.entriesFromList(v.keyof(v.omit(Medicine, ["id", "days", "struck"])).options, Typed);

export const TypedMedicine = v.object({ flock: Flock, ...said, days: Typed });

const GivenMedicine = v.object({
  ...said,
  id: Id,
  days: Whole,
  struck: v.nullable(v.object({ at: Typed, reason: Typed })),
});

export const MedicineEdit = v.object({ ...TypedMedicine.entries, before: GivenMedicine });

export const StrikeOut = v.object({ flock: Flock, id: Id, reason: Typed });
