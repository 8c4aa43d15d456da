import type { Topic } from "#ports/change-feed.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "inventory";

export const useInventory = () =>
  useRecords({ reads: [TOPIC], key: [TOPIC], run: (app) => app.shop.counter.getInventory() });
