import { refuse } from "#core/shared/result.ts";

export interface CannotOpen {
  readonly kind: "cannot-open";
  readonly sentence: string;
}

export const cannot = (sentence: string) => refuse<CannotOpen>({ kind: "cannot-open", sentence });
