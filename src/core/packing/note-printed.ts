import type { CommandContext } from "#core/command.ts";
import { type PrintedDay, type PrintedPaper, withPrinted } from "#core/packing/printed-day.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Deps = Pick<VisitorRecords, "printedDays">;

export const getPrinted =
  ({ printedDays }: Deps) =>
  async (day: Day): Promise<PrintedDay | null> =>
    (await printedDays.load())[day] ?? null;

/** Kept on this device, so that a later print can say what has changed. */
export const notePrinted =
  ({ printedDays, now }: Deps & CommandContext) =>
  async (paper: PrintedPaper): Promise<Result<null, never>> => {
    await printedDays.save(withPrinted(await printedDays.load(), paper, now));
    return accept(null);
  };
