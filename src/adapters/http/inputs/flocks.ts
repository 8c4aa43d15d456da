import * as v from "valibot";
import { Id, MadeAt, removed, Typed, Whole } from "#adapters/http/schemas.ts";
import { FLOCK_IDS, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { PERIODS } from "#core/flocks/period.ts";

export const Flock = v.picklist(FLOCK_IDS);

export const OptionalFlock = v.optional(Flock);

export const Period = v.picklist(PERIODS);

export const EntryOfFlock = v.object({ flock: Flock, id: Id });

export const TypedCost = v.object({
  flock: Flock,
  date: Typed,
  type: Typed,
  amount: Typed,
  description: Typed,
});

const Cost = v.object({ id: Id, date: Typed, type: Typed, amount: Whole, description: Typed });

export const CostEdit = v.object({ ...TypedCost.entries, before: Cost });

export const RemovedCosts = v.object({ flock: Flock, removed: removed(Cost) });

const counts = <Count extends v.GenericSchema>(count: Count) =>
  v.object(v.entriesFromList(LOGGED_SIZES, count));

export const TypedEggs = v.object({ flock: Flock, date: Typed, counts: counts(Typed) });

const Eggs = v.object({ id: Id, date: Typed, counts: counts(Whole) });

const TypedKept = v.object({ size: v.picklist(LOGGED_SIZES), eggs: Typed });

export const EggsEdit = v.object({
  ...TypedEggs.entries,
  cracked: v.exactOptional(Typed),
  kept: v.exactOptional(TypedKept),
  before: Eggs,
});

export const RemovedEggs = v.object({ flock: Flock, removed: removed(Eggs) });

export const TypedCount = v.object({
  ...TypedEggs.entries,
  id: Id,
  cracked: Typed,
  kept: TypedKept,
  at: MadeAt,
});
