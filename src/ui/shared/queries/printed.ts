import { useMemo } from "react";
import type { PackDay } from "#core/packing/pack-day.ts";
import { type ChangedSince, changedSince } from "#core/packing/printed-day.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "printedDays";

/** What has changed of a day since it was last printed here. */
export const useChangedSince = (packDay: PackDay): ChangedSince | null => {
  const { data } = useRecords({
    reads: [TOPIC],
    key: [TOPIC, packDay.day],
    run: (app) => app.visitor.packer.getPrinted(packDay.day),
    throwOnError: false,
  });
  return useMemo(() => changedSince(data ?? undefined, packDay), [data, packDay]);
};

export const useNotePrinted = () =>
  useCommand({
    topic: TOPIC,
    run: (app, packDay: PackDay) => app.visitor.packer.notePrinted(packDay),
    refusals: {},
    isSilent: () => true,
  });
