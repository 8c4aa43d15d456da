/** Optimistic locking: an opaque text, by which an edit of another version is refused. */
export type Version = string;

export type Versioned<Record> = Record & { readonly version: Version };

/** FNV-1a of 32 bits (draft-eastlake-fnv); two starts together are as good as 64 bits. */
const hash = (text: string, start: number): number => {
  let bits = start;
  for (let at = 0; at < text.length; at += 1)
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return bits >>> 0;
};

export const versionOf = (value: unknown): Version => {
  const text = JSON.stringify(value);
  return [text.length, hash(text, 0x811c9dc5), hash(text, 0x01234567)]
    .map((part) => part.toString(36))
    .join("-");
};
