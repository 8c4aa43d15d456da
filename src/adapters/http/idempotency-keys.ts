import { isFault } from "#ports/fault.ts";

/** Idempotency keys: what is sent again while nobody knows whether it was done has the key that it had. */
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
      if (isFault(fault, "shop-unreachable")) unanswered.set(sent, key);
      throw fault;
    }
  };
};
