import type { Context } from "hono";
import type { Caller } from "#adapters/hono/caller.ts";
import { isOwnPage } from "#adapters/hono/guards.ts";
import { type CallRefusal, REFUSALS } from "#adapters/hono/refusals.ts";
import type { CallKind } from "#adapters/http/call-kind.ts";
import { CALLS, type Part } from "#adapters/http/calls.ts";

/** The call that a request asks for. */
export interface Asked {
  readonly part: Part;
  readonly name: string;
  readonly travel: CallKind;
}

const BY_NAME: Readonly<Record<string, Readonly<Record<string, CallKind>>>> = CALLS;

/** Null where there is no such call. */
export const askedFor = (c: Context): Asked | null => {
  const [part = "", name = ""] = [c.req.param("part"), c.req.param("name")];
  const calls = Object.hasOwn(BY_NAME, part) ? BY_NAME[part] : undefined;
  const travel = calls && Object.hasOwn(calls, name) ? calls[name] : undefined;
  return travel ? { part: part as Part, name, travel } : null;
};

const READING: ReadonlySet<string> = new Set(["GET", "HEAD"]);
const COMMANDING: ReadonlySet<string> = new Set(["POST"]);

const isLetInto = ({ part }: Asked, { sessions }: Caller): Promise<boolean> | boolean =>
  part !== "office" || sessions.isOpen();

/** Why a request is refused before what it sent is looked at; null where it isn't. */
export const refusedAtTheDoor = async (
  c: Context,
  asked: Asked | null,
  caller: Caller,
  publicOrigin: string,
): Promise<CallRefusal | null> => {
  if (!asked) return REFUSALS.unknownCall;
  const methods = asked.travel === "read" ? READING : COMMANDING;
  if (!methods.has(c.req.method)) return REFUSALS.wrongMethod;
  if (methods === COMMANDING && !isOwnPage(c, publicOrigin)) return REFUSALS.wrongOrigin;
  return (await isLetInto(asked, caller)) ? null : REFUSALS.notLoggedIn;
};
