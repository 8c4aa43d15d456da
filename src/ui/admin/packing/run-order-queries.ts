import type { RunOrder } from "#core/packing/run-order.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

const TOPIC: Topic = "runOrder";

export const useSetRunOrder = () =>
  useCommand({
    topic: TOPIC,
    run: (app, run: RunOrder) => app.shop.office.setRunOrder(run),
    refusals: REFUSALS,
  });
