import { Fault } from "#ports/fault.ts";

export const faultOf = (cause: unknown): Fault => {
  const full = cause instanceof Error && cause.name === "QuotaExceededError";
  return new Fault(full ? "storage-full" : "storage-unavailable", undefined, { cause });
};

export const readItem = (storage: Storage, key: string): string | null => {
  try {
    return storage.getItem(key);
  } catch (cause) {
    throw faultOf(cause);
  }
};
