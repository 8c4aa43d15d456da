import type { App } from "#core/app.ts";
import type { ToldMark } from "#core/orders/mark-told.ts";
import type { Order } from "#core/orders/order.ts";
import type { Told } from "#core/orders/told.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "orders";

export const useWhoIsTold = (ids: readonly string[]): Told | undefined =>
  useRecords({
    reads: [TOPIC, "messages"],
    key: [TOPIC, "told", ...ids],
    run: (app) => app.shop.office.getWhoIsTold(ids),
    throwOnError: false,
  }).data;

export const useUntold = (): readonly Order[] =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC, "untold"],
    run: (app) => app.shop.office.getUntold(),
  }).data ?? [];

const MARK = {
  topic: TOPIC,
  run: (app: App, mark: ToldMark) => app.shop.office.markTold(mark),
  refusals: REFUSALS,
};

export const useMarkTold = () => {
  const putBack = useSend({
    ...MARK,
    success: (): Notice => ({ title: "Undone", text: "It is on the list again." }),
  });
  return useCommand({
    ...MARK,
    success: (_nothing, mark: ToldMark) => ({
      title: "Success!",
      text: "The customer is told.",
      tone: "good",
      ...undo(() => putBack({ ...mark, isTold: false })),
    }),
  });
};
