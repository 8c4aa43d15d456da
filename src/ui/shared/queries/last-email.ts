import type { Topic } from "#ports/change-feed.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "lastEmail";

export const useLastEmail = (): string =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app) => app.visitor.getLastEmail(),
    throwOnError: false,
  }).data ?? "";

export const useForgetEmail = () =>
  useCommand({ topic: TOPIC, run: (app, _none: null) => app.visitor.forgetEmail(), refusals: {} });
