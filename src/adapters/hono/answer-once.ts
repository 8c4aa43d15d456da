import { createHmac } from "node:crypto";
import type { AnswerId, AnswerRun, House } from "#adapters/hono/house.ts";
import { badInput, type CallRefusal, REFUSALS } from "#adapters/hono/refusals.ts";
import { KEY_HEADER } from "#adapters/http/travel.ts";

const LOOK_EVERY_MS = 150;
const MOST_LOOKS = 200;
const RENEW_EVERY_MS = 1_500;

export type Once =
  | { readonly kind: "body"; readonly body: string; readonly isReplay: boolean }
  | { readonly kind: "refused"; readonly refusal: CallRefusal };

interface Command {
  readonly call: string;
  readonly session: string;
  /** The header that it was sent with. */
  readonly key: string | undefined;
  readonly sent: string;
}

const isPossible = (key: string): boolean => key.length >= 8 && key.length <= 100;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_EVERY_MS);
  });

/**
 * Answers a command that is sent again as the first time. What was sent is kept as a digest under the
 * shop's secret: it may hold a password.
 */
export const answerOnce = (answers: House["answers"], secret: string) => {
  const digest = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");

  const runKept = async (
    claimed: AnswerRun,
    run: (run: AnswerRun) => Promise<string>,
  ): Promise<Once> => {
    const alive = setInterval(() => {
      // Not told: it is tried again in a moment, and a database that is away is told by the run itself.
      answers.renew(claimed).catch(() => undefined);
    }, RENEW_EVERY_MS).unref();
    try {
      const body = await run(claimed);
      await answers.settle(claimed, body);
      return { kind: "body", body, isReplay: false };
    } catch (cause) {
      // Not told: it lapses by itself, and why the run failed is thrown.
      await answers.release(claimed).catch(() => undefined);
      throw cause;
    } finally {
      clearInterval(alive);
    }
  };

  const settled = async (
    id: AnswerId,
    run: (run: AnswerRun) => Promise<string>,
    looks: number,
  ): Promise<Once> => {
    const claim = await answers.claim(id);
    if (claim.kind === "mine") return runKept({ ...id, holder: claim.holder }, run);
    if (claim.kind === "answered") return { kind: "body", body: claim.body, isReplay: true };
    if (claim.kind === "reused") return { kind: "refused", refusal: REFUSALS.keyReused };
    if (looks === 0) return { kind: "refused", refusal: REFUSALS.busy };
    await pause();
    return settled(id, run, looks - 1);
  };

  return async (
    { key, sent, ...command }: Command,
    run: (run: AnswerRun | null) => Promise<string>,
  ): Promise<Once> => {
    if (key === undefined) return { kind: "body", body: await run(null), isReplay: false };
    return isPossible(key)
      ? settled({ ...command, key, input: digest(sent) }, run, MOST_LOOKS)
      : { kind: "refused", refusal: badInput(`${KEY_HEADER} out of bounds`) };
  };
};
