import type { PriceEdit } from "#core/pricing/price-edit.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "prices";

const SAVED: Notice = {
  title: "Success!",
  text: "Egg prices have been updated successfully.",
  tone: "good",
};

export const useSavePrices = () =>
  useCommand({
    topic: TOPIC,
    run: (app, edits: readonly PriceEdit[]) => app.shop.office.savePrices(edits),
    success: () => SAVED,
    refusals: REFUSALS,
  });

export const usePriceSheet = () =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC, "sheet"],
    run: (app) => app.shop.office.getPriceSheet(),
  }).data;
