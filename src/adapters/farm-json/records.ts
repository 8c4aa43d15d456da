export type StoredMap = Readonly<Record<string, unknown>>;

export const asMap = (stored: unknown): StoredMap | null =>
  typeof stored === "object" && !Array.isArray(stored) ? (stored as StoredMap | null) : null;

export const asList = (stored: unknown): readonly unknown[] =>
  Array.isArray(stored) ? stored : [];
