import type { Topic } from "#ports/change-feed.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSetting } from "#ui/shared/setting.ts";

const TOPIC: Topic = "orders";

const LOOK_EVERY_MS = 30_000;

/** The server sends changes of orders to the owner alone: a customer's page polls. */
const useLookEvery = (): number | false => useSetting().isShared && LOOK_EVERY_MS;

export const useOrdersOf = (email: string) =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC, "of", email],
    run: (app) => app.shop.counter.findOrders(email),
    enabled: email !== "",
    refetchInterval: useLookEvery(),
  });

export const useOwnOrder = (orderId: string) =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC, "numbered", orderId],
    run: (app) => app.shop.counter.findOrder(orderId),
    enabled: orderId !== "",
    refetchInterval: useLookEvery(),
    throwOnError: false,
  });

const LAST_EMAIL: Topic = "lastEmail";

export const useLastEmail = (): string =>
  useRecords({
    reads: [LAST_EMAIL],
    key: [LAST_EMAIL],
    run: (app) => app.visitor.getLastEmail(),
    throwOnError: false,
  }).data ?? "";

export const useForgetEmail = () =>
  useCommand({
    topic: LAST_EMAIL,
    run: (app, _none: null) => app.visitor.forgetEmail(),
    refusals: {},
  });
