/** A counting semaphore for each caller. Returns the way to leave; null without a free slot. */
export const slotsOfCallers = (most: number) => {
  const taken = new Map<string, number>();
  return (caller: string): (() => void) | null => {
    const before = taken.get(caller) ?? 0;
    if (before >= most) return null;
    taken.set(caller, before + 1);
    return () => {
      const rest = (taken.get(caller) ?? 1) - 1;
      if (rest > 0) taken.set(caller, rest);
      else taken.delete(caller);
    };
  };
};
