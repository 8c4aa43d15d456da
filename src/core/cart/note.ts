import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

export const MOST_NOTE_LETTERS = 200;

type Deps = Pick<VisitorRecords, "note">;

export const getNote =
  ({ note }: Deps) =>
  async (): Promise<string> =>
    (await note.load()).slice(0, MOST_NOTE_LETTERS);

export const keepNote =
  ({ note }: Deps) =>
  async (written: string): Promise<Result<null, never>> => {
    await note.save(written);
    return accept(null);
  };
