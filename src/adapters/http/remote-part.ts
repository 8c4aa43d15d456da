import { type Endpoint, pathOf } from "#adapters/http/endpoint.ts";

export type SentCall = Pick<Endpoint, "kind" | "waitsFor">;

export type Send = (path: string, call: SentCall, input: readonly unknown[]) => Promise<unknown>;

export const remotePart = <Part>(
  name: string,
  rows: Readonly<Record<keyof Part, SentCall>>,
  send: Send,
): Part =>
  Object.fromEntries(
    Object.entries<SentCall>(rows).map(([call, row]) => [
      call,
      (...input: unknown[]) => send(pathOf(name, call), row, input),
    ]),
  ) as Part;
