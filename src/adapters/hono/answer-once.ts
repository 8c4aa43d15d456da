/** Idempotency keys. The input is kept as an HMAC, since it may hold a password. */
import { createHmac } from "node:crypto";
import { singleFlight } from "#adapters/hono/single-flight.ts";
import { badInput, type CallRefusal, REFUSALS } from "#adapters/hono/status-codes.ts";
import { KEY_HEADER, type Keeping } from "#adapters/http/endpoint.ts";
import type { AnswerId, AnswerRun, KeptAnswers } from "#ports/kept-answers.ts";

const LOOK_EVERY_MS = 150;
const MOST_LOOKS = 200;
const RENEW_EVERY_MS = 1_500;

export type Once =
  | {
      readonly kind: "body";
      readonly body: string;
      readonly isReplay: boolean;
      readonly id: AnswerId | null;
    }
  | { readonly kind: "refused"; readonly refusal: CallRefusal };

interface Command {
  readonly call: string;
  readonly session: string;
  readonly lookup: string;
  readonly address: string;
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

const isRefusal = (body: string): boolean => {
  const { value } = JSON.parse(body) as { value?: { ok?: boolean } | null };
  return value?.ok === false;
};

export const answerOnce = (answers: KeptAnswers, secret: string) => {
  const digest = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const together = singleFlight<Once>();

  const runKept = async (claimed: AnswerRun, keeping: Keeping, run: Run): Promise<Once> => {
    const alive = setInterval(() => {
      // Ignored: the next renewal is due in a moment, and a lost database is thrown by the run itself.
      answers.renew(claimed).catch(() => undefined);
    }, RENEW_EVERY_MS).unref();
    // Ignored: the claim lapses by itself, and the failure is thrown.
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
