import { useMemo } from "react";
import type { BestBefore } from "#core/fefo/best-before.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import {
  type ChangedSince,
  changedSince,
  earlierThanPrinted,
  type PrintedPaper,
} from "#core/packing/printed-day.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "printedDays";

export interface SincePrinted {
  readonly changed: ChangedSince | null;
  readonly earlier: BestBefore;
}

export const useSincePrinted = (packDay: PackDay): SincePrinted => {
  const { data } = useRecords({
    reads: [TOPIC],
    key: [TOPIC, packDay.day],
    run: (app) => app.visitor.packer.getPrinted(packDay.day),
    throwOnError: false,
  });
  return useMemo(
    () => ({
      changed: changedSince(data ?? undefined, packDay),
      earlier: earlierThanPrinted(data ?? {}, packDay.eggs?.bestBefore ?? {}),
    }),
    [data, packDay],
  );
};

export const useNotePrinted = () =>
  useCommand({
    topic: TOPIC,
    run: (app, paper: PrintedPaper) => app.visitor.packer.notePrinted(paper),
    refusals: {},
    isSilent: () => true,
  });
