import type { Context } from "hono";
import { answerOnce, type Once } from "#adapters/hono/answer-once.ts";
import { answerRead } from "#adapters/hono/answer-read.ts";
import { type Caller, callerOf } from "#adapters/hono/caller.ts";
import { type Asked, askedFor, refusedAtTheDoor } from "#adapters/hono/door.ts";
import { parseJson, readSent } from "#adapters/hono/guards.ts";
import type { AnswerRun, House } from "#adapters/hono/house.ts";
import { schemaOf } from "#adapters/hono/inputs.ts";
import { readInput } from "#adapters/hono/read-input.ts";
import { answerRefusal, badInput, REFUSALS, tooMany } from "#adapters/hono/refusals.ts";
import { type Surroundings, shopOfCaller } from "#adapters/hono/shop-of-caller.ts";
import { KEY_HEADER, pathOf } from "#adapters/http/calls.ts";

export interface CallServer {
  readonly house: House;
  readonly surroundings: Surroundings;
  /** Such as "https://eggs.example", of which pages may send commands. */
  readonly publicOrigin: string;
  /** By which digests of what was sent are kept. */
  readonly secret: string;
  /** Who is at the other end: an address of the net. */
  addressOf(c: Context): string;
}

/** One address may open so many payments. */
const OPENINGS = { most: 100, seconds: 900 };

/** A capture finds out by itself whether it was done; its first unit of work isn't its answer. */
const KEPT_AT_THE_END_ONLY = "takePayment";

type Call = (...input: unknown[]) => Promise<unknown>;

/** What a command did for its caller's cookies the first time, it does for those of now. */
const renewCookies = async ({ name }: Asked, body: string, caller: Caller): Promise<void> => {
  const { value } = JSON.parse(body) as { value?: { ok?: boolean; value?: { orderId?: string } } };
  if (!value?.ok) return;
  if (name === "logIn") await caller.sessions.open();
  const { orderId } = value.value ?? {};
  if (name === "openPayment" && orderId) await caller.lookups.remember(orderId);
};

/** Answers the calls under /api/counter and /api/office. */
export const callsRoute = (server: CallServer) => {
  const { house, publicOrigin } = server;
  const shopOf = shopOfCaller(house, server.surroundings);
  const once = answerOnce(house.answers, server.secret);
  const isHttps = publicOrigin.startsWith("https:");

  const waitOf = (name: string, address: string): Promise<number> | number => {
    if (name === "openPayment") return house.rate.take(`open ${address}`, OPENINGS);
    return name === "logIn" ? house.attempts.waitOf(address) : 0;
  };

  const callOf =
    ({ part, name }: Asked, input: readonly unknown[], caller: Caller, address: string) =>
    async (run: AnswerRun | null): Promise<string> => {
      const store = house.storeFor(name === KEPT_AT_THE_END_ONLY ? null : run);
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
    const wait = await waitOf(name, address);
    if (wait > 0) return answerRefusal(c, tooMany(wait));
    const input = readInput(schemaOf(part, name), parseJson(sent));
    if (!input.ok) return answerRefusal(c, badInput(input.refusal.detail));
    const run = callOf(asked, input.value, caller, address);
    if (travel !== "command") return answerRead(c, await run(null));
    const key = c.req.header(KEY_HEADER);
    const command = { call: pathOf(part, name), session: caller.session, key, sent };
    return answerCommand(c, asked, await once(command, run), caller);
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
