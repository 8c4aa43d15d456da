import type { Context } from "hono";
import { answerOnce, type Once } from "#adapters/hono/answer-once.ts";
import type { Caller } from "#adapters/hono/caller-cookies.ts";
import type { Limiter } from "#adapters/hono/limiter.ts";
import { renewCookies } from "#adapters/hono/renew-cookies.ts";
import type { ServedCall } from "#adapters/hono/served-call.ts";
import { answerRefusal } from "#adapters/hono/status-codes.ts";
import { KEY_HEADER, pathOf } from "#adapters/http/endpoint.ts";
import { accept } from "#core/shared/result.ts";
import type { AnswerRun } from "#ports/kept-answers.ts";
import type { ServerStore } from "#ports/server-store.ts";

interface Deps {
  readonly serverStore: ServerStore;
  readonly secret: string;
  readonly limiter: Limiter;
}

interface Sent {
  readonly text: string;
  readonly caller: Caller;
  readonly address: string;
}

type Run = (run: AnswerRun | null) => Promise<string>;

const UNSEEN = JSON.stringify({ value: accept(null) });

/** A broken picture is the caller's fault, not a rule's refusal. */
const BAD_PICTURE = '{"value":{"ok":false,"refusal":{"kind":"unfit-picture"';

const answerWith = (c: Context, body: string): Response => {
  c.header("Cache-Control", "no-store");
  return c.body(body, body.startsWith(BAD_PICTURE) ? 400 : 200, {
    "Content-Type": "application/json",
  });
};

export const commandAnswers = ({ serverStore, secret, limiter }: Deps) => {
  const once = answerOnce(serverStore.answers, secret);

  const onceFor = (
    c: Context,
    { part, name, answer }: ServedCall,
    sent: Sent,
    run: Run,
  ): Promise<Once> => {
    const { text, caller, address } = sent;
    const command = {
      call: pathOf(part, name),
      session: caller.session,
      lookup: part === "office" ? "" : caller.lookup,
      key: c.req.header(KEY_HEADER),
    };
    return once({ ...command, sent: text, address, keeping: answer }, run);
  };

  const isSeen = async ({ name, limit }: ServedCall, address: string): Promise<boolean> =>
    typeof limit !== "object" || !limit.isSilent || limiter.count(limit, name, address);

  return async (c: Context, call: ServedCall, sent: Sent, run: Run): Promise<Response> => {
    const { name } = call;
    const { caller, address } = sent;
    if (!(await isSeen(call, address))) return answerWith(c, UNSEEN);
    const answer = await onceFor(c, call, sent, run);
    if (answer.kind === "refused") return answerRefusal(c, answer.refusal);
    if (answer.isReplay) await renewCookies(name, answer.body, caller);
    const issued = caller.issuedLookup();
    if (answer.id && issued !== null) await serverStore.answers.shareWith(answer.id, issued);
    return answerWith(c, answer.body);
  };
};
