import { type CallKind, pathOf } from "#adapters/http/call-kind.ts";
import { COUNTER_CALLS } from "#adapters/http/counter-calls.ts";
import { OFFICE_CALLS } from "#adapters/http/office-calls.ts";
import type { Shop } from "#core/shop.ts";

/** Asks the shop, and answers with what it answered. Throws a Fault where it didn't. */
export type Send = (path: string, travel: CallKind, input: readonly unknown[]) => Promise<unknown>;

const remotePart = <Part extends keyof Shop>(
  part: Part,
  calls: Readonly<Record<string, CallKind>>,
  send: Send,
): Shop[Part] =>
  Object.fromEntries(
    Object.entries(calls).map(([name, travel]) => [
      name,
      (...input: unknown[]) => send(pathOf(part, name), travel, input),
    ]),
  ) as unknown as Shop[Part];

/** The shop on a server: each call is sent there. */
export const remoteShop = (send: Send): Shop => ({
  counter: remotePart("counter", COUNTER_CALLS, send),
  office: remotePart("office", OFFICE_CALLS, send),
});
