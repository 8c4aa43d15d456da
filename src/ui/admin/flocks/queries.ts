import type { Flock, FlockId } from "#core/flocks/flock.ts";
import type { ProfitAndLoss } from "#core/flocks/flock-pnl.ts";
import type { Period } from "#core/flocks/period.ts";
import { HELPER_READS } from "#core/session/helper-reads.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "flocks";

export const useFlock = (id: FlockId): Flock | undefined =>
  useRecords({
    reads: HELPER_READS.getFlock,
    key: [TOPIC, id],
    run: (app) => app.shop.office.getFlock(id),
  }).data;

export const useFlockPnL = (id: FlockId, period: Period): ProfitAndLoss | undefined =>
  useRecords({
    reads: [TOPIC, "prices", "today"],
    key: ["profit and loss", id, period],
    run: (app) => app.shop.office.computeFlockPnL(id, period),
  }).data;
