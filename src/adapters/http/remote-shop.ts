import { CALLS, type Part, pathOf, type Travel } from "#adapters/http/calls.ts";
import type { Shop } from "#core/shop.ts";

/** Asks the shop, and answers with what it answered. Throws a Fault where it didn't. */
export type Send = (path: string, travel: Travel, input: readonly unknown[]) => Promise<unknown>;

const remotePart = (part: Part, send: Send) =>
  Object.fromEntries(
    Object.entries<Travel>(CALLS[part]).map(([name, travel]) => [
      name,
      (...input: unknown[]) => send(pathOf(part, name), travel, input),
    ]),
  );

/** The shop on a server: each call is sent there. */
export const remoteShop = (send: Send): Shop =>
  ({ counter: remotePart("counter", send), office: remotePart("office", send) }) as unknown as Shop;
