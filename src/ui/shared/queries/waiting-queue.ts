import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { App } from "#core/app.ts";
import type { BeingSent, OpenQueue } from "#core/queue/open-queue.ts";
import { type Queue, waitingIn } from "#core/queue/queue.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { Topic } from "#ports/change-feed.ts";
import { isFault } from "#ports/fault.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { type Notice, notifyFailure } from "#ui/shared/notices/notices.ts";
import { readAgain } from "#ui/shared/queries/query-client.ts";
import { usePerson } from "#ui/shared/queries/session.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

/** One of the queues of this device. */
export interface QueueKind<What> {
  readonly topic: Topic;
  /** What of this device changes besides when its entries are sent. */
  readonly touches: readonly Topic[];
  readonly of: (app: App) => OpenQueue<What>;
}

/** Undefined until it is known. */
export const useQueue = <What>({ topic, of }: QueueKind<What>): Queue<What> | undefined =>
  useRecords({ reads: [topic], key: [topic], run: (app) => of(app).list() }).data;

export const BEING_SENT: Record<BeingSent["kind"], Notice> = {
  "being-sent": {
    title: "Just Being Sent",
    text: "This is being sent at the moment. Please look again shortly.",
  },
};

export const useThrowAway = <What>({ topic, of }: QueueKind<What>) =>
  useCommand({
    topic,
    run: (app, id: string) => of(app).throwAway(id),
    refusals: BEING_SENT,
  });

export const useTryAgain = <What>({ topic, of }: QueueKind<What>) =>
  useCommand({ topic, run: (app, id: string) => of(app).tryAgain(id), refusals: {} });

/** What a device can't write any more is told; without a network or a session it is tried again. */
const tell = (failure: unknown): void => {
  if (!isFault(failure)) reportError(failure);
  else if (failure.code.startsWith("storage-")) notifyFailure(failure);
};

/**
 * Sends what waits: at once, when the page comes back into view, when the network or a session is back, and every half
 * minute.
 */
export const useSending = <What>({ topic, touches, of }: QueueKind<What>, isOn: boolean): void => {
  const app = useApp();
  const client = useQueryClient();
  const person = usePerson();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has just logged in sends what waited.
  useEffect(() => {
    if (!isOn) return;
    const send = async (): Promise<void> => {
      try {
        await of(app).sendAll();
      } catch (failure) {
        tell(failure);
      }
      const own = [topic, ...touches];
      await readAgain(client, (change) => own.some((one) => one === change));
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
  }, [app, client, topic, touches, of, isOn, person]);
};

/** `done` where nothing waits any more. */
export const useSendAll = <What>({ topic, touches, of }: QueueKind<What>, done: () => void) =>
  useCommand({
    topic,
    touches: [topic, ...touches],
    run: async (app, _none: null) => {
      await of(app).sendAll();
      const left = waitingIn(await of(app).list()).length;
      return left === 0 ? accept(null) : refuse({ kind: "not-sent" });
    },
    done,
    refusals: {
      "not-sent": {
        title: "Not Sent",
        text: "The shop can't be reached. Please try again, or keep them on this phone.",
        tone: "destructive",
      },
    },
  });

export const useThrowAllAway = <What>({ topic, of }: QueueKind<What>, done: () => void) =>
  useCommand({
    topic,
    run: async (app, _none: null): Promise<Result<null, BeingSent>> => {
      for (const { id } of waitingIn(await of(app).list())) {
        const answer = await of(app).throwAway(id);
        if (!answer.ok) return answer;
      }
      return accept(null);
    },
    done,
    refusals: BEING_SENT,
  });
