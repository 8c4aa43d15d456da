import { MOST_POSTCODES, type RunOrder, type RunOrderRefusal } from "#core/packing/run-order.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

const TOPIC: Topic = "runOrder";

const REFUSALS: Record<RunOrderRefusal["kind"], Notice> = {
  "too-many-postcodes": {
    title: "Not Moved",
    text: `The order of at most ${MOST_POSTCODES} postcodes is kept.`,
    tone: "destructive",
  },
  "no-whole-postcode": {
    title: "Not Moved",
    text: "One of these addresses has no whole postcode.",
    tone: "destructive",
  },
};

export const useSetRunOrder = () =>
  useCommand({
    topic: TOPIC,
    run: (app, run: RunOrder) => app.shop.office.setRunOrder(run),
    refusals: REFUSALS,
  });
