import { useState } from "react";
import type { Result } from "#core/shared/result.ts";

/** A refusal of an edit, which says what is stored by now where somebody else has changed it. */
interface Refusal<Stored> {
  readonly kind: string;
  readonly stored?: Stored;
}

/**
 * What an edit of a record is made from, what is stored by now where that is something else, and why it could not be
 * saved. It is done when it is saved, or there is nothing to save it to.
 */
export const useEdit = <Stored, Refused extends Refusal<Stored>>(
  record: Stored,
  onDone: () => void,
) => {
  const [before, setBefore] = useState(record);
  const [refusal, setRefusal] = useState<Refused>();
  const onAnswer = (answer: Result<unknown, Refused>): void => {
    if (answer.ok || answer.refusal.kind === "record-gone") {
      onDone();
      return;
    }
    setRefusal(answer.refusal);
    if (answer.refusal.stored !== undefined) setBefore(answer.refusal.stored);
  };
  return { before, storedNow: before === record ? null : before, refusal, onAnswer };
};
