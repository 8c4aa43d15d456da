import type { CountNote, CountNotes } from "#core/care/count-note.ts";
import type { FlockCare, FlockName } from "#core/care/flock-care.ts";
import type { HenEntry } from "#core/care/hens.ts";
import type { Medicine, MedicinesOfFlocks } from "#core/care/medicine.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Removed } from "#core/shared/removed.ts";

/** A medicine is never removed. */
export interface CareRepository {
  /** Hens and medicines are in the order in which they were added. */
  of(flock: FlockId): Promise<FlockCare>;
  /** Omits flocks without medicines; the same order. */
  medicines(): Promise<MedicinesOfFlocks>;
  saveName(flock: FlockId, name: FlockName): Promise<void>;
  addHens(flock: FlockId, entry: HenEntry): Promise<void>;
  replaceHens(flock: FlockId, entry: HenEntry): Promise<void>;
  removeHens(flock: FlockId, id: string): Promise<readonly Removed<HenEntry>[]>;
  putBackHens(flock: FlockId, removed: readonly Removed<HenEntry>[]): Promise<void>;
  addMedicine(flock: FlockId, medicine: Medicine): Promise<void>;
  replaceMedicine(flock: FlockId, medicine: Medicine): Promise<void>;
  countNotes(flock: FlockId): Promise<CountNotes>;
  /** Omits counts without a note. */
  countNotesOf(flock: FlockId, ids: readonly string[]): Promise<CountNotes>;
  findCountNote(id: string): Promise<CountNote | null>;
  /** Replaces an earlier note. */
  noteCount(flock: FlockId, id: string, note: CountNote): Promise<void>;
  /** Adds a note to a deleted count that has none. */
  markCount(flock: FlockId, id: string, isDeleted: boolean): Promise<void>;
  /** Forgets notes that hold nothing but a time, before this instant. */
  forgetTimes(flock: FlockId, before: string): Promise<void>;
}
