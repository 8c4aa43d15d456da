import type { LoggedSize } from "#core/flocks/flock.ts";

export interface KeptEggs {
  readonly size: LoggedSize;
  /** 1 or more. */
  readonly eggs: number;
}

/** What is kept of a count besides the eggs of each size. */
export interface CountNote {
  /** Laid, and nowhere sold. */
  readonly cracked: number;
  /** Of the eggs of a size those that the farm keeps for itself. */
  readonly kept: KeptEggs | null;
  /** When it was entered: an ISO 8601 instant; empty where it isn't known. */
  readonly at: string;
  /** So that a count that was deleted isn't taken again. */
  readonly isDeleted: boolean;
}

export const NO_NOTE: CountNote = { cracked: 0, kept: null, at: "", isDeleted: false };

/** By the id of the count. */
export type CountNotes = Readonly<Record<string, CountNote>>;

/** Whose note tells nothing but a time, and one before that instant. */
export const timesBefore = (notes: CountNotes, before: string): readonly string[] =>
  Object.entries(notes).flatMap(([id, { cracked, kept, isDeleted, at }]) =>
    cracked === 0 && kept === null && !isDeleted && at < before ? [id] : [],
  );
