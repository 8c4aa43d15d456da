export type StoredMap = Readonly<Record<string, unknown>>;

/** The stored value as a map, or null when it is none. */
export const asMap = (stored: unknown): StoredMap | null =>
  typeof stored === "object" && !Array.isArray(stored) ? (stored as StoredMap | null) : null;

/** The stored value as a list, empty when it is none. */
export const asList = (stored: unknown): readonly unknown[] =>
  Array.isArray(stored) ? stored : [];
