import { createHmac } from "node:crypto";
import { badInput, type CallRefusal, REFUSALS } from "#adapters/hono/refusals.ts";
import { singleFlight } from "#adapters/hono/single-flight.ts";
import { KEY_HEADER } from "#adapters/http/endpoints.ts";
import type { AnswerId, AnswerRun, KeptAnswers } from "#ports/kept-answers.ts";

const LOOK_EVERY_MS = 150;
const MOST_LOOKS = 200;
const RENEW_EVERY_MS = 1_500;

export type Once =
  | {
      readonly kind: "body";
      readonly body: string;
      readonly isReplay: boolean;
      /** What it may be kept under; null where it can't. */
      readonly id: AnswerId | null;
    }
  | { readonly kind: "refused"; readonly refusal: CallRefusal };

/** Where the answer of a command is kept: with its unit of work, once all is done, or nowhere. */
export type Keeping = "in-its-work" | "at-the-end" | "nowhere";

interface Command {
  readonly call: string;
  readonly session: string;
  readonly lookup: string;
  readonly address: string;
  /** The header that it was sent with. */
  readonly key: string | undefined;
  readonly sent: string;
  readonly keeping: Keeping;
}

type Run = (run: AnswerRun | null) => Promise<string>;

const isPossible = (key: string): boolean => key.length >= 8 && key.length <= 100;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_EVERY_MS);
  });

/** What was refused has changed nothing: a repeat is decided anew. */
const isRefusal = (body: string): boolean => {
  const { value } = JSON.parse(body) as { value?: { ok?: boolean } | null };
  return value?.ok === false;
};

/**
 * Answers a command that is sent again as the first time (an idempotency key). What was sent is kept as a
 * digest under the shop's secret, for it may hold a password, and so is the caller's address.
 */
export const answerOnce = (answers: KeptAnswers, secret: string) => {
  const digest = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const together = singleFlight<Once>();

  const runKept = async (claimed: AnswerRun, keeping: Keeping, run: Run): Promise<Once> => {
    const alive = setInterval(() => {
      // Ignored: it is tried again in a moment, and a database that is away is told by the run itself.
      answers.renew(claimed).catch(() => undefined);
    }, RENEW_EVERY_MS).unref();
    // Ignored: it lapses by itself, and why the run failed is thrown.
    const giveBack = () => answers.release(claimed).catch(() => undefined);
    try {
      const body = await run(claimed);
      if (keeping === "at-the-end" && !isRefusal(body)) await answers.settle(claimed, body);
      else await giveBack();
      return { kind: "body", body, isReplay: false, id: claimed };
    } catch (cause) {
      await giveBack();
      throw cause;
    } finally {
      clearInterval(alive);
    }
  };

  const settled = async (
    id: AnswerId,
    keeping: Keeping,
    run: Run,
    looks = MOST_LOOKS,
  ): Promise<Once> => {
    const claim = await answers.claim(id);
    if (claim.kind === "mine") return runKept({ ...id, holder: claim.holder }, keeping, run);
    if (claim.kind === "answered") return { kind: "body", body: claim.body, isReplay: true, id };
    if (claim.kind === "reused") return { kind: "refused", refusal: REFUSALS.keyReused };
    if (looks === 0) return { kind: "refused", refusal: REFUSALS.busy };
    await pause();
    return settled(id, keeping, run, looks - 1);
  };

  return async ({ key, sent, keeping, address, ...command }: Command, run: Run): Promise<Once> => {
    if (key !== undefined && !isPossible(key))
      return { kind: "refused", refusal: badInput(`${KEY_HEADER} out of bounds`) };
    if (key === undefined || keeping === "nowhere")
      return { kind: "body", body: await run(null), isReplay: false, id: null };
    const same = { ...command, key, input: digest(sent) };
    const id = { ...same, caller: digest(address) };
    const { value, isFirst } = await together(JSON.stringify(same), () =>
      settled(id, keeping, run),
    );
    return isFirst || value.kind === "refused" ? value : { ...value, isReplay: true };
  };
};
