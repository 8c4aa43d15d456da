import { MOST_NOTE_LETTERS } from "#core/cart/cart.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** What the visitor has written to the farm so far, as long as a note may be. */
export const getNote =
  ({ note }: Pick<VisitorRecords, "note">) =>
  async (): Promise<string> =>
    (await note.load()).slice(0, MOST_NOTE_LETTERS);
