import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { App } from "#core/app.ts";
import { type Queue, refusedIn, waitingIn } from "#core/outbox/entry.ts";
import type { BeingSent, OpenQueue } from "#core/outbox/open-queue.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { Topic } from "#ports/change-feed.ts";
import { isFault } from "#ports/fault.ts";
import { usePerson } from "#ui/admin/login/session-queries.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { type Notice, notify, notifyFailure } from "#ui/shared/notices/notices.ts";
import { readAgain } from "#ui/shared/queries/query-client.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

/** One of the queues of this device. What adds to it is its page's own. */
export interface QueueKind<What, Answer = unknown> {
  readonly topic: Topic;
  /** What of this device changes besides when its entries are sent. */
  readonly touches: readonly Topic[];
  /** What of the shop changes when it has taken some. */
  readonly brings: readonly Topic[];
  readonly of: (app: App) => Omit<OpenQueue<What, Answer>, "add">;
  /** What somebody is to be told of what the shop answered later. */
  later?(answers: readonly Answer[]): Notice | null;
}

/** Undefined until it is known. */
export const useQueue = <What>({ topic, of }: QueueKind<What>): Queue<What> | undefined =>
  useRecords({ reads: [topic], key: [topic], run: (app) => of(app).list() }).data;

export const useThrowAway = <What>({ topic, of }: QueueKind<What>) =>
  useCommand({
    topic,
    run: (app, id: string) => of(app).throwAway(id),
    refusals: REFUSALS,
  });

export const useTryAgain = <What>({ topic, of }: QueueKind<What>) =>
  useCommand({ topic, run: (app, id: string) => of(app).tryAgain(id), refusals: {} });

/** What a device can't write any more is told; without a network or a session it is tried again. */
const tell = (failure: unknown): void => {
  if (!isFault(failure)) reportError(failure);
  else if (failure.code.startsWith("storage-")) notifyFailure(failure);
};

/** Answers whether the shop has taken something. */
const sendAndTell = async <What>({ of, later }: QueueKind<What>, app: App): Promise<boolean> => {
  const answers = await of(app).sendAll();
  const notice = later?.(answers);
  if (notice) notify(notice);
  return answers.length > 0;
};

/**
 * Sends what waits: at once, when the page comes back into view, when the network or a session is back, and every half
 * minute.
 */
export const useSending = <What>(kind: QueueKind<What>, isOn: boolean): void => {
  const app = useApp();
  const client = useQueryClient();
  const person = usePerson();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has just logged in sends what waited.
  useEffect(() => {
    if (!isOn) return;
    const { topic, touches, brings, of } = kind;
    const send = async (): Promise<void> => {
      const changed: Topic[] = [topic, ...touches];
      try {
        if (await sendAndTell(kind, app)) changed.push(...brings);
        // What still waits may wait for a login.
        if (waitingIn(await of(app).list()).length > 0) changed.push("session");
      } catch (failure) {
        tell(failure);
      }
      await readAgain(client, (change) => changed.some((one) => one === change));
    };
    const sendWhenSeen = (): void => {
      if (document.visibilityState === "visible") void send();
    };
    const sendWhenBack = (): void => {
      if (!app.connection.isLost()) void send();
    };
    void send();
    const timer = setInterval(sendWhenSeen, TIMEOUTS.queueRound);
    const stop = app.connection.subscribe(sendWhenBack);
    window.addEventListener("online", sendWhenSeen);
    document.addEventListener("visibilitychange", sendWhenSeen);
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener("online", sendWhenSeen);
      document.removeEventListener("visibilitychange", sendWhenSeen);
    };
  }, [app, client, kind, isOn, person]);
};

interface QueueCounts {
  readonly waiting: number;
  readonly refused: number;
}

/** How many entries of each of several queues wait or were refused; undefined until it is known. */
export const useQueueCounts = (
  kinds: readonly QueueKind<unknown>[],
): readonly QueueCounts[] | undefined =>
  useRecords({
    reads: kinds.map(({ topic }) => topic),
    key: ["queues", ...kinds.map(({ topic }) => topic)],
    run: (app) =>
      Promise.all(
        kinds.map(async ({ of }): Promise<QueueCounts> => {
          const queue = await of(app).list();
          return { waiting: waitingIn(queue).length, refused: refusedIn(queue).length };
        }),
      ),
  }).data;

/** `done` where nothing waits any more. */
export const useSendAll = (kinds: readonly QueueKind<unknown>[], done: () => void) =>
  useCommand({
    topic: "session",
    touches: kinds.flatMap((kind) => [kind.topic, ...kind.touches]),
    run: async (app, _none: null) => {
      for (const { of } of kinds) await of(app).sendAll();
      const left = await Promise.all(kinds.map(({ of }) => of(app).list()));
      return waitingIn(left.flat()).length === 0 ? accept(null) : refuse({ kind: "not-sent" });
    },
    done,
    refusals: REFUSALS,
  });

/** Also what was refused: nobody who throws away and logs out expects any of it to stay. */
export const useThrowAllAway = (kinds: readonly QueueKind<unknown>[], done: () => void) =>
  useCommand({
    topic: "session",
    touches: kinds.flatMap(({ topic, brings }) => [topic, ...brings]),
    run: async (app, _none: null): Promise<Result<null, BeingSent>> => {
      for (const { of } of kinds) {
        const queue = await of(app).list();
        for (const { id } of [...waitingIn(queue), ...refusedIn(queue)]) {
          const answer = await of(app).throwAway(id);
          if (!answer.ok) return answer;
        }
      }
      return accept(null);
    },
    done,
    refusals: REFUSALS,
  });
