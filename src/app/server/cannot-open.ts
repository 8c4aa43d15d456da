import { refuse } from "#core/shared/result.ts";

export interface CannotOpen {
  readonly kind: "cannot-open" | "in-use";
  readonly sentence: string;
}

export const cannot = (sentence: string, kind: CannotOpen["kind"] = "cannot-open") =>
  refuse<CannotOpen>({ kind, sentence });
