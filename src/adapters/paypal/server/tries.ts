/** Retry with backoff up to a deadline, also while PayPal is still at an earlier try. */
import { type Answer, answerOf } from "#adapters/paypal/server/answer.ts";
import { type PayPalDeps, PROVIDER_TIMEOUTS } from "#adapters/paypal/server/paypal-deps.ts";

const PAUSES_MS = [400, 1_600];

const IN_PROGRESS = ["ORDER_COMPLETION_IN_PROGRESS", "PREVIOUS_REQUEST_IN_PROGRESS"];
const CONFLICT = 409;

export const isInProgress = (answer: Answer): boolean =>
  answer.kind === "refused" &&
  (answer.status === CONFLICT || answer.issues.some((issue) => IN_PROGRESS.includes(issue)));

const isLost = (answer: Answer): boolean => answer.kind === "lost" || isInProgress(answer);

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : "unknown");

export const before = <Value>(end: AbortSignal, promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(end.reason);
    if (end.aborted) stop();
    end.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => end.removeEventListener("abort", stop));
  });

export interface Request {
  readonly url: string;
  readonly init: RequestInit;
}

export const tries = ({
  fetch,
  wait,
  timeouts = PROVIDER_TIMEOUTS,
}: Pick<PayPalDeps, "fetch" | "wait" | "timeouts">) => {
  const once = async ({ url, init }: Request, end: AbortSignal): Promise<Answer> => {
    const signal = AbortSignal.any([end, AbortSignal.timeout(timeouts.tryMs)]);
    try {
      const response = await fetch(url, { ...init, redirect: "manual", signal });
      return answerOf(response.status, await response.text());
    } catch (cause) {
      return { kind: "lost", why: nameOf(cause) };
    }
  };

  const pauseBefore = (end: AbortSignal, pause: number): Promise<void> =>
    // Ignored: the next try reports the timeout.
    before(end, wait(pause)).catch(() => undefined);

  return async (request: Request, end: AbortSignal): Promise<Answer> => {
    let answer = await once(request, end);
    let isAfterLoss = false;
    for (const pause of PAUSES_MS) {
      if (!isLost(answer)) break;
      isAfterLoss = true;
      await pauseBefore(end, pause);
      answer = end.aborted ? answer : await once(request, end);
    }
    return answer.kind === "refused" ? { ...answer, isAfterLoss } : answer;
  };
};

export type Send = ReturnType<typeof tries>;
