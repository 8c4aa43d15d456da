import type { QueryClient } from "@tanstack/react-query";
import type { App } from "#core/app.ts";
import type { CountSheet } from "#core/care/get-count-sheet.ts";
import type { LogCountRefusal } from "#core/care/log-count.ts";
import type { CountToSend } from "#core/counting/count-to-send.ts";
import type { OwnCounts } from "#core/counting/own-counts.ts";
import type { SavedCount } from "#core/counting/save-count.ts";
import type { EntryOfFlock } from "#core/flocks/delete-entry.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { type Rebooked, rebookedIn } from "#core/flocks/rebooked.ts";
import { HELPER_READS } from "#core/session/helper-reads.ts";
import type { Day } from "#core/shared/day.ts";
import type { Result } from "#core/shared/result.ts";
import type { Topic } from "#ports/change-feed.ts";
import { COUNT_REFUSALS } from "#ui/admin/counting/count-refusals.ts";
import { withRebooked } from "#ui/admin/flocks/rebooked.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import type { QueueKind } from "#ui/admin/waiting/waiting-queue.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import { readAgain } from "#ui/shared/queries/query-client.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { useSetting } from "#ui/shared/setting.ts";

const OF_THIS_DEVICE: readonly Topic[] = ["countQueue", "ownCounts"];
const OF_THE_SHOP: readonly Topic[] = ["flocks", "care", "inventory"];

const TAKEN_BACK: Notice = {
  title: "Count Taken Back",
  text: "The egg count has been removed.",
};

export const COUNT_QUEUE: QueueKind<CountToSend, Rebooked> = {
  topic: "countQueue",
  touches: OF_THIS_DEVICE,
  brings: OF_THE_SHOP,
  of: (app) => app.visitor.counts,
  later: (answers) => {
    const rebooked = rebookedIn(answers);
    return rebooked.changed === undefined ? null : withRebooked(TAKEN_BACK, rebooked);
  },
};

export const useOwnCounts = (): OwnCounts | undefined =>
  useRecords({
    reads: ["ownCounts"],
    key: ["ownCounts"],
    run: (app) => app.visitor.eggCounter.getOwnCounts(),
  }).data;

const A_MINUTE = 60_000;

export const useCountSheet = (day: Day): CountSheet | undefined =>
  useRecords({
    reads: [...HELPER_READS.getCountSheet, "today"],
    key: ["count sheet", day],
    run: (app) => app.shop.office.getCountSheet(day),
    // In the evening today counts as missed.
    refetchInterval: A_MINUTE,
  }).data;

export const useNoteFlock = () =>
  useCommand({
    topic: "ownCounts",
    run: (app, flock: FlockId) => app.visitor.eggCounter.noteFlock(flock),
    refusals: {},
  });

/** Not awaited: without a network the answer wouldn't come. */
const readShopAgain = (client: QueryClient): void =>
  void readAgain(client, (change) => OF_THE_SHOP.some((topic) => topic === change));

const UNDO = {
  topic: "countQueue" as const,
  touches: OF_THIS_DEVICE,
  run: (app: App, entry: EntryOfFlock) => app.visitor.eggCounter.undoCount(entry),
  success: (rebooked: Rebooked, _entry: EntryOfFlock, client: QueryClient): Notice => {
    readShopAgain(client);
    return withRebooked(TAKEN_BACK, rebooked);
  },
  refusals: REFUSALS,
};

export const useThrowCountAway = () => useCommand(UNDO);

export interface CountInstead {
  readonly count: CountToSend;
  /** The id of the refused count that this one corrects; empty for none. */
  readonly instead: string;
}

export interface CountSaving extends CountInstead {
  readonly kept: () => void;
}

const NOTICES: Readonly<Record<SavedCount["state"], Notice>> = {
  taken: { title: "Success!", text: "Egg count logged successfully.", tone: "good" },
  waiting: {
    title: "Success!",
    text: "Saved on this phone. It is sent when there is a network.",
    tone: "good",
  },
  refused: {
    title: "Not Taken",
    text: "The shop did not take this count. It is kept below, with the reason.",
    tone: "destructive",
  },
};

type Save = (app: App, saving: CountSaving) => Promise<Result<SavedCount, LogCountRefusal>>;

const saveHere: Save = async ({ visitor }, { count, kept }) => {
  const answer = await visitor.eggCounter.logAtOnce(count);
  if (answer.ok) kept();
  return answer;
};

/** A network that carries nothing may hold up a count for this long. */
const PATIENCE_MS = 3_000;

const patience = (): Promise<unknown> => new Promise((end) => setTimeout(end, PATIENCE_MS));

const saveOnPhone: Save = ({ visitor, connection }, { count, instead, kept }) => {
  const isLost = connection.isLost();
  return visitor.eggCounter.saveCount(count, { instead, isLost, kept, patience });
};

export const useSaveCount = () => {
  const { isShared } = useSetting();
  const takeBack = useSend(UNDO);
  return useCommand({
    topic: "countQueue",
    touches: OF_THIS_DEVICE,
    run: isShared ? saveOnPhone : saveHere,
    success: ({ id, flock, state }, _saving, client) => {
      if (state === "taken") readShopAgain(client);
      if (state === "waiting") void readAgain(client, (change) => change === "session");
      return {
        ...NOTICES[state],
        ...(state !== "refused" && undo(() => takeBack({ flock, id }))),
      };
    },
    refusals: COUNT_REFUSALS,
  });
};
