/** Authorization: why a call is refused, decided before its input is read. */
import type { Context } from "hono";
import type { Caller } from "#adapters/hono/caller-cookies.ts";
import { isOwnPage } from "#adapters/hono/guards.ts";
import type { ServedCall } from "#adapters/hono/served-call.ts";
import { type CallRefusal, REFUSALS } from "#adapters/hono/status-codes.ts";
import { isHelper } from "#core/session/person.ts";

const READING: ReadonlySet<string> = new Set(["GET", "HEAD"]);
const WRITING: ReadonlySet<string> = new Set(["POST"]);

const refusalOf = async (
  { access }: ServedCall,
  { sessions }: Caller,
): Promise<CallRefusal | null> => {
  if (access === "anyone") return null;
  const person = await sessions.person();
  if (!person) return REFUSALS.notLoggedIn;
  return access === "owner" && isHelper(person) ? REFUSALS.notAllowed : null;
};

export const authorize = async (
  c: Context,
  call: ServedCall,
  caller: Caller,
  publicOrigin: string,
): Promise<CallRefusal | null> => {
  const methods = call.kind === "query" ? READING : WRITING;
  if (!methods.has(c.req.method)) return REFUSALS.wrongMethod;
  if (methods === WRITING && !isOwnPage(c, publicOrigin)) return REFUSALS.wrongOrigin;
  return refusalOf(call, caller);
};
