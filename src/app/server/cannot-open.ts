import { refuse } from "#core/shared/result.ts";

/** Why the shop can't be opened, in one sentence for whoever started it. */
export interface CannotOpen {
  readonly kind: "cannot-open";
  readonly sentence: string;
}

export const cannot = (sentence: string) => refuse<CannotOpen>({ kind: "cannot-open", sentence });
