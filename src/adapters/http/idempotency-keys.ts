/** Idempotency keys: a command repeated while its outcome is unknown keeps its key. */
import { isInDoubt } from "#ports/fault.ts";

export const idempotencyKeys = (newKey: () => string) => {
  const unanswered = new Map<string, string>();
  return async <Answer>(
    sent: string,
    attempt: (key: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const key = unanswered.get(sent) ?? newKey();
    unanswered.delete(sent);
    try {
      return await attempt(key);
    } catch (fault) {
      if (isInDoubt(fault)) unanswered.set(sent, key);
      throw fault;
    }
  };
};
