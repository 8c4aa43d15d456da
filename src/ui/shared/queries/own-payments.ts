import { useQueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import type { Recovery } from "#core/checkout/recover-payments.ts";
import type { Topic } from "#ports/change-feed.ts";
import { readAgain } from "#ui/shared/queries/query-client.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "ownPayments";

const LOOK_EVERY_MS = 5_000;

/** The ids of payments that may have gone through without an order. Payments of a page that died are finished first. */
export const useDoubtfulPayments = (): readonly string[] => {
  const client = useQueryClient();

  const recover = async ({ visitor }: App): Promise<Recovery> => {
    const recovery = await visitor.buyer.recoverPayments();
    if (recovery.settled.length > 0) void readAgain(client, (change) => change === "cart");
    return recovery;
  };

  const { data } = useRecords({
    reads: [TOPIC, "agreements", "orders"],
    key: [TOPIC, "recovery"],
    run: recover,
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? LOOK_EVERY_MS : false),
  });
  return data?.doubtful ?? [];
};
