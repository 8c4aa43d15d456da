import type { Context } from "hono";
import { answerOnce, type Once } from "#adapters/hono/answer-once.ts";
import { answerRead } from "#adapters/hono/answer-read.ts";
import { type Caller, callerOf } from "#adapters/hono/caller.ts";
import { type Asked, askedFor, refusedAtTheDoor } from "#adapters/hono/door.ts";
import { parseJson, readSent } from "#adapters/hono/guards.ts";
import type { AnswerRun, House } from "#adapters/hono/house.ts";
import { schemaOf } from "#adapters/hono/inputs.ts";
import { keptReads } from "#adapters/hono/kept-reads.ts";
import type { Limiter } from "#adapters/hono/limiter.ts";
import { isLimited, isSilent } from "#adapters/hono/limits.ts";
import { readInput } from "#adapters/hono/read-input.ts";
import { answerRefusal, badInput, REFUSALS, tooMany } from "#adapters/hono/refusals.ts";
import { type Surroundings, shopOfCaller } from "#adapters/hono/shop-of-caller.ts";
import { KEY_HEADER, pathOf } from "#adapters/http/travel.ts";
import type { OpenedPayment } from "#core/payments/open-payment.ts";
import { todayOf } from "#core/shared/today.ts";

export interface CallServer {
  readonly house: House;
  readonly surroundings: Surroundings;
  /** Such as "https://eggs.example", of which pages may send commands. */
  readonly publicOrigin: string;
  /** By which digests of what was sent are kept. */
  readonly secret: string;
  /** Whom limits count as one caller: see caller-address.ts. */
  addressOf(c: Context): string;
  readonly limiter: Limiter;
}

/** What asks the provider between its units of work: none of them alone is its answer. */
const KEPT_AT_THE_END_ONLY: readonly string[] = ["openPayment", "takePayment", "refundOrder"];

type Call = (...input: unknown[]) => Promise<unknown>;

type Renewal = (caller: Caller, value: unknown) => Promise<void>;

const RENEWALS: Readonly<Record<string, Renewal>> = {
  logIn: ({ sessions }) => sessions.open(),
  openPayment: ({ lookups }, value) => lookups.remember((value as OpenedPayment).orderId),
  useOrderLink: ({ lookups }, value) => lookups.prove(value as string),
};

/** What a command did for its caller's cookies the first time, it does for those of now. */
const renewCookies = async ({ name }: Asked, body: string, caller: Caller): Promise<void> => {
  const { value } = JSON.parse(body) as { value?: { ok?: boolean; value?: unknown } };
  if (value?.ok) await RENEWALS[name]?.(caller, value.value);
};

/** Answers the calls under /api/counter and /api/office. */
export const callsRoute = (server: CallServer) => {
  const { house, publicOrigin } = server;
  const shopOf = shopOfCaller(house, server.surroundings, server.secret);
  const once = answerOnce(house.answers, server.secret);
  const reads = keptReads(async () => ({
    versions: await house.versions(),
    day: todayOf(server.surroundings.clock),
  }));
  const isHttps = publicOrigin.startsWith("https:");

  const waitOf = ({ part, name }: Asked, address: string): Promise<number> | number => {
    if (part === "office" || isSilent(name)) return 0;
    if (name === "logIn") return house.attempts.waitOf(address);
    return isLimited(name) ? server.limiter(name, address) : 0;
  };

  const callOf =
    ({ part, name }: Asked, input: readonly unknown[], caller: Caller, address: string) =>
    async (run: AnswerRun | null): Promise<string> => {
      const store = house.storeFor(KEPT_AT_THE_END_ONLY.includes(name) ? null : run);
      const calls = shopOf(caller, address, store)[part] as unknown as Record<string, Call>;
      return JSON.stringify({ value: (await calls[name]?.(...input)) ?? null });
    };

  const answerCommand = async (c: Context, asked: Asked, answer: Once, caller: Caller) => {
    if (answer.kind === "refused") return answerRefusal(c, answer.refusal);
    if (answer.isReplay) await renewCookies(asked, answer.body, caller);
    c.header("Cache-Control", "no-store");
    return c.body(answer.body, 200, { "Content-Type": "application/json" });
  };

  const answerCall = async (c: Context, asked: Asked, sent: string, caller: Caller) => {
    const { part, name, travel } = asked;
    const address = server.addressOf(c);
    const wait = await waitOf(asked, address);
    if (wait > 0) return answerRefusal(c, tooMany(wait));
    const input = readInput(schemaOf(part, name), parseJson(sent));
    if (!input.ok) return answerRefusal(c, badInput(input.refusal.detail));
    const runOf = (of: readonly unknown[]) => callOf(asked, of, caller, address);
    if (travel !== "command")
      return answerRead(c, await reads(name, input.value, (of) => runOf(of)(null)));
    const key = c.req.header(KEY_HEADER);
    const command = { call: pathOf(part, name), session: caller.session, key, sent };
    return answerCommand(c, asked, await once(command, runOf(input.value)), caller);
  };

  return async (c: Context): Promise<Response> => {
    const asked = askedFor(c);
    const caller = callerOf(c, house, isHttps);
    const refused = await refusedAtTheDoor(c, asked, caller, publicOrigin);
    if (!asked || refused) return answerRefusal(c, refused ?? REFUSALS.unknownCall);
    const sent = await readSent(c, asked.name);
    return sent.ok ? answerCall(c, asked, sent.value, caller) : answerRefusal(c, sent.refusal);
  };
};
