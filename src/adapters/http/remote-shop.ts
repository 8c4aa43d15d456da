import { type CallKind, ENDPOINTS, type Part, pathOf } from "#adapters/http/endpoints.ts";
import type { Shop } from "#core/shop.ts";

export type Send = (path: string, kind: CallKind, input: readonly unknown[]) => Promise<unknown>;

const remotePart = <Name extends Part>(part: Name, send: Send): Shop[Name] =>
  Object.fromEntries(
    Object.entries<{ readonly kind: CallKind }>(ENDPOINTS[part]).map(([name, { kind }]) => [
      name,
      (...input: unknown[]) => send(pathOf(part, name), kind, input),
    ]),
  ) as unknown as Shop[Name];

export const remoteShop = (send: Send): Shop => ({
  counter: remotePart("counter", send),
  office: remotePart("office", send),
});
