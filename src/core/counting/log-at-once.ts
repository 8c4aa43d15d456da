import type { LogCountRefusal, TypedCount } from "#core/care/log-count.ts";
import type { Commands } from "#core/command.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import { noteCount } from "#core/counting/keep-own-counts.ts";
import type { SavedCount } from "#core/counting/save-count.ts";
import { type EggEntry, eggsIn } from "#core/flocks/flock.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { IdSource } from "#ports/id-source.ts";
import type { VisitorRecords } from "#ports/records.ts";

interface Deps {
  readonly command: Commands<VisitorRecords>;
  readonly office: { logCount(count: TypedCount): Promise<Result<EggEntry, LogCountRefusal>> };
  readonly ids: IdSource;
}

export const logAtOnce = ({ command, office, ids }: Deps) => {
  const note = command(noteCount);
  return async (count: CountToSend): Promise<Result<SavedCount, LogCountRefusal>> => {
    const answer = await office.logCount({ ...count, id: ids.next() });
    if (!answer.ok) return answer;
    const { flock } = count;
    const { id, counts } = answer.value;
    await note({ ...answer.value, flock });
    return accept({ id, flock, eggs: eggsIn(counts), state: "taken" });
  };
};
