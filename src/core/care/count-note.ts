import type { LoggedSize } from "#core/flocks/flock.ts";

export interface KeptEggs {
  readonly size: LoggedSize;
  /** 1 or more. */
  readonly eggs: number;
}

/** What a count lacks: figures besides the eggs of each size. */
export interface CountNote {
  /** Laid eggs that are never sold. */
  readonly cracked: number;
  /** Of the eggs of a size those that the farm keeps for itself. */
  readonly kept: KeptEggs | null;
  /** When the count was entered: an ISO 8601 instant; empty where unknown. */
  readonly at: string;
  /** A deleted count must not be taken again. */
  readonly isDeleted: boolean;
}

export const NO_NOTE: CountNote = { cracked: 0, kept: null, at: "", isDeleted: false };

export type CountNotes = Readonly<Record<string, CountNote>>;

/** Ids of counts whose note holds nothing but a time before that instant. */
export const timesBefore = (notes: CountNotes, before: string): readonly string[] =>
  Object.entries(notes).flatMap(([id, { cracked, kept, isDeleted, at }]) =>
    cracked === 0 && kept === null && !isDeleted && at < before ? [id] : [],
  );
