export const readOnce = <Record extends object>(
  read: (stored: unknown) => Record | null,
): ((stored: unknown) => Record | null) => {
  const known = new WeakMap<object, Record>();
  return (stored) => {
    if (typeof stored !== "object" || stored === null) return read(stored);
    const record = known.get(stored) ?? read(stored);
    if (record) known.set(stored, record);
    return record;
  };
};
