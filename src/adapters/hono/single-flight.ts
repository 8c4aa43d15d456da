/** Single flight: concurrent calls of one name share one run. */
export const singleFlight = <Value>() => {
  const underWay = new Map<string, Promise<Value>>();
  return async (name: string, work: () => Promise<Value>) => {
    const before = underWay.get(name);
    if (before) return { value: await before, isFirst: false };
    const own = work();
    underWay.set(name, own);
    try {
      return { value: await own, isFirst: true };
    } finally {
      underWay.delete(name);
    }
  };
};
