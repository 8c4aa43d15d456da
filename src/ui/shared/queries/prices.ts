import type { Topic } from "#ports/change-feed.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "prices";

export const usePrices = () =>
  useRecords({ reads: [TOPIC], key: [TOPIC], run: (app) => app.shop.counter.getPrices() });
