import type { Deed } from "#core/outbox/deed.ts";
import type { Entry, Queue } from "#core/outbox/entry.ts";

/** The browser's outbox of one kind: what was entered here outlasts its page, until the shop has it. */
export interface Outbox<What> {
  /** The oldest first. */
  all(): Promise<Queue<What>>;
  find(id: string): Promise<Entry<What> | null>;
  add(entry: Entry<What>): Promise<void>;
  replace(entry: Entry<What>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Deeds as a unit of work sees them. */
export interface Deeds {
  /** Removes it, and answers with the instant of its press; null where another page has done it. */
  take(id: string): Promise<string | null>;
}

/** Deeds as a page sees them: synchronously and outside any unit of work, since it may be left at once. */
export interface DeedsAtOnce {
  /** Answers with the id; null where it can't be written. */
  note(name: string, input: unknown): string | null;
  open(): Queue<Deed>;
  drop(id: string): void;
}
