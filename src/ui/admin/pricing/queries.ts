import type { PriceEdit } from "#core/pricing/price-edit.ts";
import { HIGHEST_PRICE } from "#core/pricing/prices.ts";
import type { Topic } from "#ports/change-feed.ts";
import { formatGbp } from "#ui/shared/money.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "prices";

const PRICES_CHANGED: Notice = {
  title: "Prices Have Changed Meanwhile",
  text: "Another tab saved other prices since you began. The marked fields show the prices of now: please check them and save again.",
  tone: "destructive",
};

const INVALID_PRICE: Notice = {
  title: "Prices Not Saved",
  text: `A price is from £0.00, which is not for sale, to ${formatGbp(HIGHEST_PRICE)}. Please check the marked fields and save again.`,
  tone: "destructive",
};

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
    refusals: { "prices-changed": PRICES_CHANGED, "invalid-price": INVALID_PRICE },
  });

export const usePriceSheet = () =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC, "sheet"],
    run: (app) => app.shop.office.getPriceSheet(),
  }).data;
