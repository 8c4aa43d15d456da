import type { StockEdit } from "#core/inventory/stock-edit.ts";
import { HELPER_READS } from "#core/session/helper-reads.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "inventory";

const STOCK_CHANGED: Notice = {
  title: "Stock Has Changed Meanwhile",
  text: "Eggs were sold, or counted in another tab, since you began. The marked cards show the count of now: please check them and save again.",
  tone: "destructive",
};

const INVALID_STOCK: Notice = {
  title: "Stock Not Saved",
  text: "A category can hold at most 1,000,000 eggs. Please check the marked cards and save again.",
  tone: "destructive",
};

const SAVED: Notice = {
  title: "Success!",
  text: "Egg inventory has been updated successfully.",
  tone: "good",
};

export const useSaveInventory = () =>
  useCommand({
    topic: TOPIC,
    touches: BOOK_TOPICS,
    run: (app, edits: readonly StockEdit[]) => app.shop.office.saveInventory(edits),
    success: () => SAVED,
    refusals: { "stock-changed": STOCK_CHANGED, "invalid-stock": INVALID_STOCK },
  });

export const useStockSheet = () =>
  useRecords({
    reads: [...HELPER_READS.getStockSheet, "today"],
    key: [TOPIC, "sheet"],
    // What is typed stays through midnight.
    isOfDay: false,
    run: (app) => app.shop.office.getStockSheet(),
  }).data;
