import { type CallKind, pathOf } from "#adapters/http/endpoint.ts";

export type Send = (path: string, kind: CallKind, input: readonly unknown[]) => Promise<unknown>;

/** A part of the shop that asks a server. */
export const remotePart = <Part>(
  name: string,
  rows: Readonly<Record<keyof Part, { readonly kind: CallKind }>>,
  send: Send,
): Part =>
  Object.fromEntries(
    Object.entries<{ readonly kind: CallKind }>(rows).map(([call, { kind }]) => [
      call,
      (...input: unknown[]) => send(pathOf(name, call), kind, input),
    ]),
  ) as Part;
