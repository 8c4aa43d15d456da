import type { FlockId, LoggedSize } from "#core/flocks/flock.ts";

export interface CountToSend {
  readonly flock: FlockId;
  readonly date: string;
  readonly counts: Readonly<Record<LoggedSize, string>>;
  readonly cracked: string;
  readonly kept: { readonly size: LoggedSize; readonly eggs: string };
}
