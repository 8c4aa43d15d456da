import { useState } from "react";
import type { Result } from "#core/shared/result.ts";

export interface EditRefusal<Stored> {
  readonly kind: string;
  readonly stored?: Stored;
}

/** Optimistic locking: after a conflict the next save is made from what is stored by now. */
export const useEdit = <Stored, Refusal extends EditRefusal<Stored>>(
  record: Stored,
  onDone: () => void,
) => {
  const [before, setBefore] = useState(record);
  const [refusal, setRefusal] = useState<Refusal>();
  const onAnswer = (answer: Result<unknown, Refusal>): void => {
    if (answer.ok || answer.refusal.kind === "record-gone") {
      onDone();
      return;
    }
    setRefusal(answer.refusal);
    if (answer.refusal.stored !== undefined) setBefore(answer.refusal.stored);
  };
  return { before, isReplaced: before !== record, refusal, onAnswer };
};
