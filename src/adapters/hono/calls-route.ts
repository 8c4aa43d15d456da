import type { Context } from "hono";
import { answerRead } from "#adapters/hono/answer-read.ts";
import { authorize } from "#adapters/hono/authorize.ts";
import { type Caller, callerOf } from "#adapters/hono/caller-cookies.ts";
import { commandAnswers } from "#adapters/hono/command-answers.ts";
import { parseJson, readSent } from "#adapters/hono/guards.ts";
import { keptReads } from "#adapters/hono/kept-reads.ts";
import type { Limiter } from "#adapters/hono/limiter.ts";
import { readInput } from "#adapters/hono/read-input.ts";
import { type ServedCall, servedCall } from "#adapters/hono/served-call.ts";
import { type Deps, shopOfCaller } from "#adapters/hono/shop-of-caller.ts";
import { answerRefusal, badInput, REFUSALS, tooMany } from "#adapters/hono/status-codes.ts";
import { todayOf } from "#core/shared/today.ts";
import type { AnswerRun } from "#ports/kept-answers.ts";
import type { ServerStore } from "#ports/server-store.ts";

export interface CallServer {
  readonly serverStore: ServerStore;
  readonly deps: Deps;
  readonly publicOrigin: string;
  readonly secret: string;
  addressOf(c: Context): string;
  readonly limiter: Limiter;
}

type Call = (...input: unknown[]) => Promise<unknown>;

export const callsRoute = (server: CallServer) => {
  const { serverStore, publicOrigin } = server;
  const shopOf = shopOfCaller(serverStore, server.deps, server.secret);
  const answerCommand = commandAnswers(server);
  const reads = keptReads(async () => ({
    versions: await serverStore.versions(),
    day: todayOf(server.deps.clock),
  }));
  const isHttps = publicOrigin.startsWith("https:");

  const waitOf = ({ name, limit }: ServedCall, address: string): Promise<number> | number => {
    if (limit === "wrong-passwords") return serverStore.attempts.waitOf(address);
    return limit && !limit.isSilent ? server.limiter.take(limit, name, address) : 0;
  };

  const callOf =
    (
      { part, name, answer }: ServedCall,
      input: readonly unknown[],
      caller: Caller,
      address: string,
    ) =>
    async (run: AnswerRun | null): Promise<string> => {
      const store = serverStore.storeFor(answer === "in-its-work" ? run : null);
      const calls = shopOf(caller, address, store)[part] as Record<string, Call>;
      return JSON.stringify({ value: (await calls[name]?.(...input)) ?? null });
    };

  const answerCall = async (c: Context, call: ServedCall, sent: string, caller: Caller) => {
    const address = server.addressOf(c);
    const wait = await waitOf(call, address);
    if (wait > 0) return answerRefusal(c, tooMany(wait));
    const input = readInput(call.input, parseJson(sent));
    if (!input.ok) return answerRefusal(c, badInput(input.refusal.detail));
    const runOf = (of: readonly unknown[]) => callOf(call, of, caller, address);
    if (call.kind !== "command")
      return answerRead(c, await reads(call.name, input.value, (of) => runOf(of)(null)));
    return answerCommand(c, call, { text: sent, caller, address }, runOf(input.value));
  };

  return async (c: Context): Promise<Response> => {
    const call = servedCall(c.req.param("part") ?? "", c.req.param("name") ?? "");
    if (!call) return answerRefusal(c, REFUSALS.unknownCall);
    const caller = callerOf(c, { ...server, isHttps });
    const refused = await authorize(c, call, caller, publicOrigin);
    if (refused) return answerRefusal(c, refused);
    const sent = await readSent(c, call.mostBytes);
    return sent.ok ? answerCall(c, call, sent.value, caller) : answerRefusal(c, sent.refusal);
  };
};
