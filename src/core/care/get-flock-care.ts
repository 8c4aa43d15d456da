import type { CountNotes } from "#core/care/count-note.ts";
import type { FlockCare } from "#core/care/flock-care.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface CareSheet extends FlockCare {
  readonly counts: CountNotes;
}

export const getFlockCare =
  ({ care }: Pick<ShopRecords, "care">) =>
  async (flock: FlockId): Promise<CareSheet> => ({
    ...(await care.of(flock)),
    counts: await care.countNotes(flock),
  });
