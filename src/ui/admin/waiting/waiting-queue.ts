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

export interface QueueKind<What, Answer = unknown> {
  readonly topic: Topic;
  readonly touches: readonly Topic[];
  readonly brings: readonly Topic[];
  readonly of: (app: App) => Omit<OpenQueue<What, Answer>, "add">;
  later?(answers: readonly Answer[]): Notice | null;
}

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

const tell = (failure: unknown): void => {
  if (!isFault(failure)) reportError(failure);
  else if (failure.code.startsWith("storage-")) notifyFailure(failure);
};

const sendAndTell = async <What>({ of, later }: QueueKind<What>, app: App): Promise<boolean> => {
  const answers = await of(app).sendAll();
  const notice = later?.(answers);
  if (notice) notify(notice);
  return answers.length > 0;
};

export const useSending = <What>(kind: QueueKind<What>, isOn: boolean): void => {
  const app = useApp();
  const client = useQueryClient();
  const person = usePerson();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a login sends what waited.
  useEffect(() => {
    if (!isOn) return;
    const { topic, touches, brings, of } = kind;
    const send = async (): Promise<void> => {
      const changed: Topic[] = [topic, ...touches];
      try {
        if (await sendAndTell(kind, app)) changed.push(...brings);
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

/** Removes refused entries too: after a logout no entry may stay. */
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
