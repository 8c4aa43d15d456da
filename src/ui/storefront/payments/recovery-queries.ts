import { useQueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import type { Recovery } from "#core/checkout/recover-payments.ts";
import type { Topic } from "#ports/change-feed.ts";
import { readAgain } from "#ui/shared/queries/query-client.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "ownPayments";

const LOOK_EVERY_MS = 2_000;

/** The server sends changes of orders to the owner alone. */
const LOOK_FOR_APPROVED_EVERY_MS = 15_000;

const lookAgainIn = (recovery: Recovery | undefined): number | false => {
  if (recovery?.isUnderWay) return LOOK_EVERY_MS;
  return recovery?.isOpen ? LOOK_FOR_APPROVED_EVERY_MS : false;
};

/** This browser's payments and their results. Payments of a page that died are finished first. */
export const useOwnPayments = (hasAny = true): Recovery | undefined => {
  const client = useQueryClient();

  const recover = async ({ visitor }: App): Promise<Recovery> => {
    const recovery = await visitor.buyer.recoverPayments();
    if (recovery.settled.length > 0) void readAgain(client, (change) => change === "cart");
    return recovery;
  };

  return useRecords({
    reads: [TOPIC, "agreements", "orders"],
    key: [TOPIC, "recovery"],
    run: recover,
    enabled: hasAny,
    throwOnError: false,
    refetchInterval: ({ state }) => lookAgainIn(state.data),
    refetchOnWindowFocus: ({ state }) => (state.data?.isOpen ? "always" : false),
  }).data;
};

export const useForgetPayment = () =>
  useCommand({
    topic: TOPIC,
    run: (app, orderId: string) => app.visitor.buyer.forgetPayment(orderId),
    refusals: {},
  });
