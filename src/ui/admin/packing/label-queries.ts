import type { LabelKind } from "#core/packing/label-kinds.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "labelKind";

export const useLabelKind = (): LabelKind =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app) => app.visitor.packer.getLabelKind(),
    throwOnError: false,
  }).data ?? "sheet";

export const useChooseLabelKind = () =>
  useCommand({
    topic: TOPIC,
    run: (app, kind: LabelKind) => app.visitor.packer.chooseLabelKind(kind),
    predict: (_was: LabelKind, kind) => kind,
    refusals: {},
  });
