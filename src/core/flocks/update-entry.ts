import type { CommandContext, ShopContext } from "#core/command.ts";
import { correctNote, type NoteRefusal, type TypedNote } from "#core/flocks/correct-note.ts";
import type { CostEntry, EggEntry } from "#core/flocks/flock.ts";
import { costOf, type LogCostRefusal, type TypedCost } from "#core/flocks/log-cost.ts";
import { eggsOf, type LogEggsRefusal, type TypedEggs } from "#core/flocks/log-eggs.ts";
import type { Rebooked } from "#core/flocks/rebooked.ts";
import { isSameCost, isSameEggs } from "#core/flocks/same-entry.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import type { EditConflict } from "#core/shared/edit-conflict.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface CostEdit extends TypedCost {
  readonly before: CostEntry;
}

export interface EggsEdit extends TypedEggs, TypedNote {
  readonly before: EggEntry;
}

export type UpdateCostRefusal = LogCostRefusal | EditConflict<CostEntry>;

export type UpdateEggsRefusal = LogEggsRefusal | NoteRefusal | EditConflict<EggEntry>;

const onItsDay = <Typed extends { readonly date: string }>(typed: Typed, day: Day): Typed =>
  isDay(typed.date) ? typed : { ...typed, date: day };

export const updateCost =
  ({ flocks, now }: Pick<ShopRecords, "flocks"> & CommandContext) =>
  async ({ before, ...typed }: CostEdit): Promise<Result<CostEntry, UpdateCostRefusal>> => {
    const cost = costOf(onItsDay(typed, before.date), before.id, todayAt(now), before.type);
    if (!cost.ok) return cost;
    const stored = await flocks.findCost(typed.flock, before.id);
    if (!stored) return refuse({ kind: "record-gone" });
    if (!isSameCost(stored, before)) return refuse({ kind: "record-changed", stored });
    await flocks.replaceCost(typed.flock, cost.value);
    return cost;
  };

export const updateEggs =
  ({ flocks, care, book, now }: Pick<ShopRecords, "flocks" | "care"> & ShopContext) =>
  async ({
    before,
    ...typed
  }: EggsEdit): Promise<Result<EggEntry & Rebooked, UpdateEggsRefusal>> => {
    const eggs = eggsOf(onItsDay(typed, before.date), before.id, todayAt(now));
    if (!eggs.ok) return eggs;
    const stored = await flocks.findEggs(typed.flock, before.id);
    if (!stored) return refuse({ kind: "record-gone" });
    if (!isSameEggs(stored, before)) return refuse({ kind: "record-changed", stored });
    const storeNote = await correctNote({ care })(typed.flock, eggs.value, typed);
    if (!storeNote.ok) return storeNote;
    const rebook = await book.recounting(typed.flock, [before.id]);
    await flocks.replaceEggs(typed.flock, eggs.value);
    await storeNote.value();
    return accept({ ...eggs.value, ...(await rebook()) });
  };
