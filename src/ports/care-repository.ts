import type { CountNote, CountNotes } from "#core/care/count-note.ts";
import type { FlockCare, FlockName } from "#core/care/flock-care.ts";
import type { HenEntry } from "#core/care/hens.ts";
import type { Medicine, MedicinesOfFlocks } from "#core/care/medicine.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { Removed } from "#core/shared/removed.ts";

/** A medicine is never removed. */
export interface CareRepository {
  /** Hens and medicines in the order in which they were added. */
  of(flock: FlockId): Promise<FlockCare>;
  /** Of each flock that was given any, in the same order. */
  medicines(): Promise<MedicinesOfFlocks>;
  saveName(flock: FlockId, name: FlockName): Promise<void>;
  addHens(flock: FlockId, entry: HenEntry): Promise<void>;
  replaceHens(flock: FlockId, entry: HenEntry): Promise<void>;
  removeHens(flock: FlockId, id: string): Promise<readonly Removed<HenEntry>[]>;
  putBackHens(flock: FlockId, removed: readonly Removed<HenEntry>[]): Promise<void>;
  addMedicine(flock: FlockId, medicine: Medicine): Promise<void>;
  replaceMedicine(flock: FlockId, medicine: Medicine): Promise<void>;
  countNotes(flock: FlockId): Promise<CountNotes>;
  /** Those of some of its counts. */
  countNotesOf(flock: FlockId, ids: readonly string[]): Promise<CountNotes>;
  /** Of any flock. */
  findCountNote(id: string): Promise<CountNote | null>;
  /** In place of one that is there. */
  noteCount(flock: FlockId, id: string, note: CountNote): Promise<void>;
  /** Makes a note where there is none of a count that is deleted. */
  markCount(flock: FlockId, id: string, isDeleted: boolean): Promise<void>;
  /** Forgets notes that tell nothing but a time, where it is before this instant. */
  forgetTimes(flock: FlockId, before: string): Promise<void>;
}
